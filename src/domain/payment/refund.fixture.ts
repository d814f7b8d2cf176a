import type { EventDefinitionInput } from '../event/definition/definition.ts'
import { compiled, context, draft, item } from '../quote/quote.fixture.ts'
import { quote } from '../quote/quote.ts'
import { type Retained, retainedBy } from './refund-terms.ts'

/** The event starts on Wednesday 5 August 2026; everyone pays 500 zł unless stated otherwise. */
export type Part = Omit<Partial<EventDefinitionInput>, 'schemaVersion'>

export interface RetentionCase {
  readonly now: string
  /** Everything, unless stated otherwise. */
  readonly paid?: number
  readonly leaving?: readonly string[]
  readonly people?: readonly Record<string, unknown>[]
  readonly rest?: Record<string, unknown>
}

export function kept(
  part: Part,
  { now, paid, leaving, people = [{}], rest = {} }: RetentionCase,
): Retained | null {
  const definition = compiled({ items: [item({ price: 50000 })], ...part })
  const asked = draft(people, rest)
  const { lines, total } = quote(definition, asked, context('2026-06-01T12:00:00'))
  return retainedBy(definition, {
    draft: asked,
    lines,
    paid: paid ?? total,
    now: Temporal.PlainDateTime.from(now),
    pricedAt: Temporal.PlainDateTime.from('2026-06-01T12:00:00'),
    registeredAt: Temporal.PlainDateTime.from('2026-06-01T12:00:00'),
    channel: 'online',
    leaving: leaving ? new Set(leaving) : 'all',
  })
}
