import { awaitedApprovals } from './awaited-approvals.ts'
import type { LockedAgreement } from './lock-agreed.ts'

/** What of a registration waits for approval, each once: 'Służba medyczna'. */
export const namesOfApprovals = (locked: Pick<LockedAgreement, 'compiled' | 'agreed'>): string[] => [
  ...new Set(awaitedApprovals(locked).map(({ name }) => name)),
]
