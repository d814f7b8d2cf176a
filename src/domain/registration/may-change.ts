import { sameValue } from '../values/same-value.ts'
import type { PersonDraft, RegistrationDraft } from './draft.ts'
import { type RegistrationState, transition } from './states.ts'

/** Who changes a registration: the holder of its link, or the organiser's staff. */
export type ChangedBy = 'registrant' | 'staff'

/** Listed among the people who have entered when the single ticket of a registration without names was used. */
export const ALL = '*'

/**
 * Who cancels a registration: either of these, the organiser along with the whole event, a registrant for whom the
 * event was moved to other days, or the clock when a later part was not paid.
 */
export type CalledOffBy = ChangedBy | 'event' | 'moved' | 'unpaid'

/** The state of a registration as far as changes are concerned. */
export interface Standing {
  readonly state: RegistrationState
  /** The approval that was requested was refused, and nothing has been decided since. */
  readonly isRefused?: boolean
  /** `ref`s of people who have entered the event. */
  readonly entered: readonly string[]
  /** `ref`s of people who have taken a place over: their data is no longer the registrant's business. */
  readonly takenOver?: readonly string[]
  /** How many people take part by name. */
  readonly people?: number
}

/** The actions that are possible on a registration now, so that a page can offer them. */
export interface MayDo {
  readonly change: boolean
  /** People may be removed while others stay. */
  readonly leave: boolean
  readonly cancel: boolean
}

/** Whether a participant may hand the place over: while it is agreed and nothing waits for approval. */
export const mayHandOver = ({ state }: Pick<Standing, 'state'>): boolean =>
  state === 'awaiting_payment' || state === 'confirmed'

/**
 * Whether people and choices may be changed at all: while something is agreed and holds its places. A registration that
 * waits for approval cannot be changed until the approval is refused: then it may become one that needs none.
 */
export const mayChange = ({ state, isRefused = false }: Pick<Standing, 'state' | 'isRefused'>): boolean =>
  mayHandOver({ state }) || isRefused

/** Whether single people may leave: also while approval is pending, if nothing else changes. */
export const mayLeave = (standing: Pick<Standing, 'state' | 'isRefused'>): boolean =>
  mayChange(standing) || standing.state === 'awaiting_approval'

/** Whether it may be cancelled: once a person has entered, or has taken a place over, by the organiser alone. */
export const mayCancel = (
  { state, entered, takenOver = [] }: Omit<Standing, 'people'>,
  by: CalledOffBy,
): boolean =>
  transition(state, 'cancel') !== null &&
  (by !== 'registrant' || (entered.length === 0 && takenOver.length === 0))

/** Whether any of its places still belongs to the person who changes it. */
export const hasOwn = (
  { takenOver = [], people = 0 }: Pick<Standing, 'takenOver' | 'people'>,
  by: ChangedBy,
): boolean => by === 'staff' || takenOver.length === 0 || takenOver.length < people

export const whatMayBeDone = (standing: Standing, by: ChangedBy): MayDo => ({
  change: mayChange(standing) && hasOwn(standing, by),
  leave: mayLeave(standing) && hasOwn(standing, by),
  cancel: mayCancel(standing, by),
})

/**
 * `ref`s of people whom a change would affect although it may not: people who have entered stay as admitted, unless the
 * staff make the change.
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
