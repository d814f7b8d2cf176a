import { dueAfterApproval } from '#domain/quote/due-after-approval.ts'
import { type ChangeQuote, quoteChange } from '#domain/quote/quote-change.ts'
import type { QuoteContext } from '#domain/quote/quote-result.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import type { LockedAgreement } from '../agreement/lock-agreed.ts'
import { awaitedApprovals } from '../approval/awaited-approvals.ts'

/** The effect of a change on awaited approval: none was awaited; it is still awaited; it is no longer awaited. */
export type WaitAfter = 'none' | 'goes-on' | 'ends'

/**
 * Whether an approval is awaited after a change. Where people only leave, awaited approvals stay awaited; any other
 * change is of what was refused, and then nothing is awaited.
 */
export function waitAfter(
  { state, compiled, agreed }: LockedAgreement,
  draft: RegistrationDraft,
  leaves: boolean,
): WaitAfter {
  if (state !== 'awaiting_approval') return 'none'
  const isAwaited = awaitedApprovals({ compiled, agreed: { ...agreed, draft } }).length > 0
  return leaves && isAwaited ? 'goes-on' : 'ends'
}

/** The price of a changed draft and its due dates: terms that were suspended by an approval run from its end. */
export function priceOfChange(
  { compiled, agreed }: LockedAgreement,
  changed: RegistrationDraft,
  context: QuoteContext,
  { leaves, wait }: { readonly leaves: boolean; readonly wait: WaitAfter },
): ChangeQuote {
  const { now } = context
  if (wait === 'goes-on') return quoteChange(compiled, agreed, changed, { ...context, approved: false })
  // Where approval was awaited no day ran yet.
  const before = wait === 'ends' && !leaves ? { ...agreed, due: [] } : agreed
  const priced = quoteChange(compiled, before, changed, context)
  if (wait !== 'ends' || !leaves) return priced
  const { due, pricedAt } = priced
  return { ...priced, due: dueAfterApproval(compiled, { ...agreed, draft: changed, due, pricedAt }, now) }
}
