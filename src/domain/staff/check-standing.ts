/** Checks of people who have care of minors (act of 13 May 2016 on preventing sexual offences, art. 21). */

/** Without these nobody has the care of minors: the register of sexual offences and the register of convictions. */
export const REQUIRED_KINDS = ['sexual_offences', 'criminal_record'] as const

export type RequiredKind = (typeof REQUIRED_KINDS)[number]

export const CHECK_KINDS = [...REQUIRED_KINDS, 'residence_statement', 'course', 'other'] as const

export type CheckKind = (typeof CHECK_KINDS)[number]

export interface Check {
  readonly kind: CheckKind
  /** What was checked, of the kind 'other'; otherwise ''. */
  readonly name: string
  readonly checkedOn: Temporal.PlainDate
  /** The last day on which it is valid; null: without an end. */
  readonly validUntil: Temporal.PlainDate | null
  readonly recordedAt: Temporal.Instant
}

export type Standing = 'missing' | 'expired' | 'expiring' | 'valid'

/** So many days before its end a check is shown as one that expires. */
const EXPIRING_DAYS = 30

/** The check that holds: the newest of its kind and name, of one day the one that was recorded last. */
export function currentCheck<C extends Check>(checks: readonly C[], kind: CheckKind, name = ''): C | null {
  const ofKind = checks.filter((each) => each.kind === kind && each.name === name)
  return ofKind.toSorted(byAge).at(-1) ?? null
}

const byAge = (one: Check, other: Check) =>
  Temporal.PlainDate.compare(one.checkedOn, other.checkedOn) ||
  Temporal.Instant.compare(one.recordedAt, other.recordedAt)

/** Days from today to the last day on which a check is valid: 0 is today, negative is over; null: it has no end. */
export const daysLeft = (
  { validUntil }: Pick<Check, 'validUntil'>,
  today: Temporal.PlainDate,
): number | null => (validUntil === null ? null : today.until(validUntil, { largestUnit: 'day' }).days)

/** How a check stands today; null: there is none. */
export function standingOf(check: Pick<Check, 'validUntil'> | null, today: Temporal.PlainDate): Standing {
  if (check === null) return 'missing'
  const left = daysLeft(check, today)
  if (left === null || left > EXPIRING_DAYS) return 'valid'
  return left < 0 ? 'expired' : 'expiring'
}
