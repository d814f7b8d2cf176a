import { newApprovals } from '#domain/quote/approvals.ts'
import type { QuoteApproval } from '#domain/quote/quote-result.ts'
import type { LockedAgreement } from '../agreement/lock-agreed.ts'

/** What of a registration, as it stands or as it would be, needs approval by the staff, person by person. */
export function awaitedApprovals({
  compiled,
  agreed,
}: Pick<LockedAgreement, 'compiled' | 'agreed'>): QuoteApproval[] {
  const context = { now: agreed.pricedAt, facts: { channel: agreed.channel, free: {} } }
  return newApprovals(compiled, null, agreed.draft, context)
}
