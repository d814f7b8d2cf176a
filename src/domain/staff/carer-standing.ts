import { type Check, currentCheck, REQUIRED_KINDS, type RequiredKind, standingOf } from './check-standing.ts'

/** `blocked`: a required check is missing, or ends before the event does. */
export type CarerStanding = 'valid' | 'expiring' | 'blocked'

interface When {
  readonly today: Temporal.PlainDate
  /** Of the event; null while it is not known. */
  readonly lastDay: Temporal.PlainDate | null
}

/** A required check that is not valid until the event is over. */
export interface Lack {
  readonly kind: RequiredKind
  /** Its last day; null: there is no such check. */
  readonly until: Temporal.PlainDate | null
}

/** The required checks that somebody lacks until the event is over; of none they may have the care of minors. */
export function lacksOf(checks: readonly Check[], { today, lastDay }: When): Lack[] {
  return REQUIRED_KINDS.flatMap((kind): Lack[] => {
    const check = currentCheck(checks, kind)
    if (check === null) return [{ kind, until: null }]
    const until = check.validUntil
    const reaches = until === null || Temporal.PlainDate.compare(until, lastDay ?? today) >= 0
    return reaches ? [] : [{ kind, until }]
  })
}

/** How an assignment stands now: it is evaluated anew whenever it is read. */
export function carerStanding(checks: readonly Check[], when: When): CarerStanding {
  if (lacksOf(checks, when).length > 0) return 'blocked'
  const ends = REQUIRED_KINDS.map((kind) => standingOf(currentCheck(checks, kind), when.today))
  return ends.includes('expiring') ? 'expiring' : 'valid'
}

/** Whether minors of a group have nobody: a blocked carer has no care of anybody. Carers of all groups count too. */
export const lacksCarer = (minors: number, carers: readonly CarerStanding[]): boolean =>
  minors > 0 && carers.every((standing) => standing === 'blocked')
