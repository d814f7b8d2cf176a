import { dueAfterApproval } from '#domain/quote/due-after-approval.ts'
import { type ChangeQuote, quoteChange } from '#domain/quote/quote-change.ts'
import type { QuoteContext } from '#domain/quote/quote-result.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { awaitedApprovals } from './awaited-approvals.ts'
import type { LockedAgreement } from './lock-agreed.ts'

/** What becomes of waiting for approval by a change: there was none; who waits stays and waits; nobody does any more. */
export type WaitAfter = 'none' | 'goes-on' | 'ends'

/**
 * Whether an approval is waited for after a change. Where people only leave, those who wait go on waiting; any other
 * change is of what was refused, and then nothing waits.
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

/** The price of a changed draft and what of it is due when: days that waited for an approval run from the end of the wait. */
export function priceOfChange(
  { compiled, agreed }: LockedAgreement,
  judged: RegistrationDraft,
  context: QuoteContext,
  { leaves, wait }: { readonly leaves: boolean; readonly wait: WaitAfter },
): ChangeQuote {
  const { now } = context
  if (wait === 'goes-on') return quoteChange(compiled, agreed, judged, { ...context, approved: false })
  // Where approval was waited for no day ran yet.
  const before = wait === 'ends' && !leaves ? { ...agreed, due: [] } : agreed
  const priced = quoteChange(compiled, before, judged, context)
  if (wait !== 'ends' || !leaves) return priced
  const { due, pricedAt } = priced
  return { ...priced, due: dueAfterApproval(compiled, { ...agreed, draft: judged, due, pricedAt }, now) }
}
