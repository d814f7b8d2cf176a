import { newApprovals } from '#domain/quote/approvals.ts'
import type { QuoteContext } from '#domain/quote/quote-result.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import type { LockedAgreement } from '../agreement/lock-agreed.ts'
import { approvalRefusal } from '../pricing/quote-refusal.ts'

/**
 * Only the staff may add what needs approval: a registrant who changes a registration may keep what was approved, and
 * nothing else.
 * @throws Refusal registration_refused
 */
export function assertApproved(
  { compiled, agreed, isRefused }: Pick<LockedAgreement, 'compiled' | 'agreed' | 'isRefused'>,
  sent: RegistrationDraft,
  asked: RegistrationDraft,
  context: QuoteContext,
): void {
  const needed = newApprovals(compiled, isRefused ? null : agreed.draft, asked, context)
  if (needed.length > 0) throw approvalRefusal(sent, needed)
}
