import { sameValue } from '../form/same-value.ts'
import type { PersonDraft, RegistrationDraft } from './draft.ts'
import { type RegistrationState, transition } from './states.ts'

/** Who changes a registration: whoever holds its link, or the organiser's people. */
export type ChangedBy = 'registrant' | 'staff'

/** Stands among those who have entered when the one ticket of a registration without names was used. */
export const ALL = '*'

/** Who calls one off: those, the organiser with the whole event, or the clock, as a later part was not paid. */
export type CalledOffBy = ChangedBy | 'event' | 'unpaid'

/** How a registration stands, as far as changes go. */
export interface Standing {
  readonly state: RegistrationState
  /** What waited for approval was not approved, and nothing has been decided since. */
  readonly isRefused?: boolean
  /** `ref`s of people who have entered the event. */
  readonly entered: readonly string[]
}

/** What may be done with a registration now, for a page to offer it. */
export interface MayDo {
  readonly change: boolean
  /** People may be taken out while others stay. */
  readonly leave: boolean
  readonly cancel: boolean
}

/** Whether somebody may give the place to somebody else: while it is agreed and nothing waits for approval. */
export const mayHandOver = ({ state }: Pick<Standing, 'state'>): boolean =>
  state === 'awaiting_payment' || state === 'confirmed'

/**
 * Whether people and choices may be changed at all: while something is agreed and holds its places. What waits for
 * approval is not, but when that was refused: then it may become something that needs none.
 */
export const mayChange = ({ state, isRefused = false }: Omit<Standing, 'entered'>): boolean =>
  mayHandOver({ state }) || isRefused

/** Whether single people may leave: also while an approval is waited for, if nothing else changes by it. */
export const mayLeave = (standing: Omit<Standing, 'entered'>): boolean =>
  mayChange(standing) || standing.state === 'awaiting_approval'

/** Whether it may be called off: once somebody has entered, by the organiser alone. */
export const mayCancel = ({ state, entered }: Standing, by: CalledOffBy): boolean =>
  transition(state, 'cancel') !== null && (by !== 'registrant' || entered.length === 0)

export const whatMayBeDone = (standing: Standing, by: ChangedBy): MayDo => ({
  change: mayChange(standing),
  leave: mayLeave(standing),
  cancel: mayCancel(standing, by),
})

/**
 * `ref`s of people whom a change would touch though it may not: who has entered stays as let in, unless the staff
 * see to it.
 */
export function untouchable(
  { entered }: Pick<Standing, 'entered'>,
  by: ChangedBy,
  agreed: RegistrationDraft,
  changed: RegistrationDraft,
): string[] {
  if (by === 'staff') return []
  const find = (people: readonly PersonDraft[], wanted: string) => people.find(({ ref }) => ref === wanted)
  const whole = ({ choices, answers, slot }: RegistrationDraft) => [choices, answers, slot]
  return entered.filter((ref) =>
    ref === ALL
      ? !sameValue(whole(agreed), whole(changed))
      : !sameValue(find(agreed.people, ref), find(changed.people, ref)),
  )
}
