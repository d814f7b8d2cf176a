import { type Check, currentCheck, standingOf } from './check-standing.ts'

/** `overridden`: without a valid check, by a decision with a reason. */
export type CarerStanding = 'valid' | 'expiring' | 'overridden' | 'blocked'

interface When {
  readonly today: Temporal.PlainDate
  /** Of the event; null while it is not known. */
  readonly lastDay: Temporal.PlainDate | null
}

/** Whether somebody may be assigned: their check of the register of sexual offences is valid until the event is over. */
export function mayCare(checks: readonly Check[], { today, lastDay }: When): boolean {
  const check = currentCheck(checks, 'sexual_offences')
  if (check === null) return false
  const { validUntil } = check
  return validUntil === null || Temporal.PlainDate.compare(validUntil, lastDay ?? today) >= 0
}

/** How an assignment stands now; a check that became valid later makes an override needless. */
export function carerStanding(
  checks: readonly Check[],
  { isOverridden, ...when }: When & { readonly isOverridden: boolean },
): CarerStanding {
  if (!mayCare(checks, when)) return isOverridden ? 'overridden' : 'blocked'
  const standing = standingOf(currentCheck(checks, 'sexual_offences'), when.today)
  return standing === 'expiring' ? 'expiring' : 'valid'
}

/** Whether minors of a group have nobody: a blocked carer has no care of anybody. Carers of all groups count too. */
export const lacksCarer = (minors: number, carers: readonly CarerStanding[]): boolean =>
  minors > 0 && carers.every((standing) => standing === 'blocked')
