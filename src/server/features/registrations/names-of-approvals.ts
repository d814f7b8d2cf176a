import { newApprovals } from '#domain/quote/approvals.ts'
import type { LockedAgreement } from './lock-agreed.ts'

/** What of a registration waits for approval, each once: 'Służba medyczna'. */
export function namesOfApprovals({
  compiled,
  agreed,
}: Pick<LockedAgreement, 'compiled' | 'agreed'>): string[] {
  const context = { now: agreed.pricedAt, facts: { channel: 'online', free: {} } } as const
  return [...new Set(newApprovals(compiled, null, agreed.draft, context).map(({ name }) => name))]
}
