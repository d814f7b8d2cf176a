import type { EventDefinition } from '../event/definition/definition.ts'
import type { QuoteClaim } from '../quote/quote-result.ts'

/**
 * The waiting list: who is offered what when places are free. A party waits as a whole, and the order is strict: a
 * party further back, and every newcomer, gets only what is left when all before are served (flow C11, architecture
 * §6.4).
 */

/** Whether there is a waiting list for the full limit. Where heads are counted, people choose another hour instead. */
export const keepsWaitingList = ({
  waitingList,
  attendance,
}: Pick<EventDefinition, 'waitingList' | 'attendance'>): boolean =>
  waitingList !== null && attendance !== 'headcount'

/** What a party would take: all its places, or fewer people if it agreed to that. */
export interface Wish {
  readonly size: number
  readonly claims: readonly QuoteClaim[]
}

export interface WaitingParty {
  readonly id: string
  /** The whole party first, then smaller and smaller. */
  readonly wishes: readonly Wish[]
}

export interface Offer {
  readonly id: string
  readonly wish: Wish
}

/**
 * Goes through the parties in order and offers each the largest part of it for which there is room. What a party wants
 * and cannot have yet stays set aside for it, unless the event lets smaller parties pass.
 * @param free units by pool, regardless of waiting parties; a pool that is not named has no limit
 */
export function nextOffers(
  parties: readonly WaitingParty[],
  free: Readonly<Record<string, number>>,
  smallerMayPass: boolean,
): Offer[] {
  const left = new Map(Object.entries(free))
  const fits = ({ claims }: Wish) => claims.every(({ pool, units }) => (left.get(pool) ?? Infinity) >= units)
  const take = ({ claims }: Wish) => {
    for (const { pool, units } of claims) left.set(pool, (left.get(pool) ?? Infinity) - units)
  }
  const offers: Offer[] = []
  for (const { id, wishes } of parties) {
    const wish = wishes.find(fits)
    if (wish) offers.push({ id, wish })
    const [whole] = wishes
    const setAside = wish ?? (smallerMayPass ? undefined : whole)
    if (setAside) take(setAside)
  }
  return offers
}

/** Units that waiting parties want, by pool: their whole parties. */
export const wantedBy = (wishes: readonly Wish[]): readonly QuoteClaim[] => wishes[0]?.claims ?? []

const ANSWER_WITHIN = Temporal.Duration.from({ hours: 24 })
const NIGHT_BEGINS = 22
const NIGHT_ENDS = 8

/**
 * Until when an offer is valid: a day, and never ending between 22:00 and 8:00, but at eight in the morning instead.
 * Local moments of Europe/Warsaw.
 */
export function offerEnds(offered: Temporal.PlainDateTime): Temporal.PlainDateTime {
  const end = offered.add(ANSWER_WITHIN)
  const morning = end.with({
    hour: NIGHT_ENDS,
    minute: 0,
    second: 0,
    millisecond: 0,
    microsecond: 0,
    nanosecond: 0,
  })
  if (end.hour < NIGHT_ENDS) return morning
  const isNight = Temporal.PlainTime.compare(end.toPlainTime(), { hour: NIGHT_BEGINS }) > 0
  return isNight ? morning.add({ days: 1 }) : end
}
