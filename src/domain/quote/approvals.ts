import type { CompiledDefinition } from './compile.ts'
import type { QuoteApproval } from './quote-result.ts'
import { personScopes, type Scope } from './scope.ts'

/** Whose part waits for approval by the staff, and whether payment waits for it too (flow C13). */
export function approvalsOf(
  { approvals }: CompiledDefinition,
  whole: Scope,
): { waiting: QuoteApproval[]; paymentWaits: boolean } {
  const waiting = approvals.flatMap(({ approval, waits }) =>
    personScopes(whole).flatMap((scope) =>
      scope.person !== null && waits(scope) === true ? [{ approval, person: scope.person.ref }] : [],
    ),
  )
  return {
    waiting: waiting.map(({ approval: { id, name }, person }) => ({ approval: id, name, person })),
    paymentWaits: waiting.some(({ approval }) => approval.payment === 'after'),
  }
}
