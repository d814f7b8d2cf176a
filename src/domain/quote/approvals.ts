import type { RegistrationDraft } from '../registration/draft.ts'
import type { CompiledDefinition } from './compiled.ts'
import type { QuoteApproval, QuoteContext } from './quote-result.ts'
import { personScopes, type Scope, wholeScope } from './scope.ts'

/** Whose part waits for approval by the staff, and whether payment waits for it too (flow C13). */
export function approvalsOf(
  { approvals }: CompiledDefinition,
  whole: Scope,
): { waiting: QuoteApproval[]; paymentWaits: boolean } {
  if (whole.context.approved === true) return { waiting: [], paymentWaits: false }
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

/** The approvals that a changed draft needs and the agreed one (null: none) did not have. */
export function newApprovals(
  compiled: CompiledDefinition,
  agreed: RegistrationDraft | null,
  changed: RegistrationDraft,
  context: QuoteContext,
): QuoteApproval[] {
  const waitingIn = (draft: RegistrationDraft) =>
    approvalsOf(compiled, wholeScope(draft, { ...context, approved: false })).waiting
  const given = agreed === null ? [] : waitingIn(agreed)
  return waitingIn(changed).filter(
    ({ approval, person }) => !given.some((each) => each.approval === approval && each.person === person),
  )
}
