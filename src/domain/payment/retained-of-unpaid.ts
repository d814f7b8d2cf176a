import type { CompiledDefinition } from '../quote/compiled.ts'
import { type Retained, retainedBy } from './refund-terms.ts'
import type { Resignation } from './resigning.ts'

/**
 * What the organiser retains of the money of a registration that ends because a later part was not paid: by the rule
 * for that, on whatever day, or, without one, by the refund rules of that day as of who resigns (flow C9).
 */
export function retainedOfUnpaid(compiled: CompiledDefinition, resignation: Resignation): Retained | null {
  const { definition } = compiled
  const { kept } = definition.unpaid
  if (kept === undefined) return retainedBy(compiled, resignation)
  const rule = { kept, whole: false }
  const retained = retainedBy(
    {
      ...compiled,
      definition: { ...definition, refunds: [rule] },
      refunds: [{ rule, concerns: () => true }],
    },
    resignation,
  )
  return (
    retained && { ...retained, reasons: retained.reasons.map((reason) => ({ ...reason, code: 'unpaid' })) }
  )
}
