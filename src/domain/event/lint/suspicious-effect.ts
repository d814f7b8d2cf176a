import { amountsOf } from '../../quote/price.ts'
import type { Effect } from '../definition/definition.ts'
import type { Finding } from '../definition/problem.ts'

/** What the items of an adjustment cost; infinite where that is not known. */
interface ChangedPrices {
  readonly dearest: number
  /** Whether nobody takes more than one of each. */
  readonly isSingle: boolean
  /** One of each, for a person or for a registration of as many people as possible. */
  readonly together: (per: 'person' | 'registration') => number
}

/** An effect that changes nothing, or more than there is: nothing is compared where an earlier rule raises prices. */
export function suspicionsOf(effect: Effect, prices: ChangedPrices): Finding[] {
  const { dearest } = prices
  const isKnown = dearest > 0 && Number.isFinite(dearest)
  const beyond = (isBeyond: boolean, code: BeyondPrice) =>
    isKnown && isBeyond ? [{ code, values: { dearest } }] : []
  switch (effect.kind) {
    case 'to':
      return beyond(effect.amount >= dearest, 'effect_lowers_nothing')
    case 'off':
      return [
        ...nothing(effect.amount),
        ...beyond(effect.per === 'piece' && effect.amount > dearest, 'effect_above_price'),
      ]
    case 'percent-off':
    case 'percent-plus':
      return [
        ...nothing(effect.percent),
        ...fraction(effect.percent),
        ...beyond((effect.round?.to ?? 0) > dearest, 'rounding_above_price'),
      ]
    case 'plus':
      return nothing(effect.amount)
    case 'floor':
      return [...nothing(effect.amount), ...beyond(effect.amount > dearest, 'floor_above_price')]
    case 'floor-percent':
      return nothing(effect.percent)
    case 'least':
      return nothing(effect.amount)
    case 'cap':
      return isKnown ? unreachedCap(effect, prices) : []
    case 'most-off':
    case 'free-for-each':
      return []
  }
}

type BeyondPrice =
  | 'effect_lowers_nothing'
  | 'effect_above_price'
  | 'rounding_above_price'
  | 'floor_above_price'

const nothing = (amount: unknown): Finding[] => (amount === 0 ? [{ code: 'effect_zero' }] : [])

/** 0.1 written for 10%. */
const fraction = (percent: number): Finding[] =>
  percent === 0 || percent >= 1 ? [] : [{ code: 'effect_below_percent', values: { percent } }]

/** A cap that even people who take one of each do not reach, where more than one is not possible. */
function unreachedCap(
  { amount, per }: Extract<Effect, { kind: 'cap' }>,
  { isSingle, together }: ChangedPrices,
): Finding[] {
  const sum = together(per)
  return isSingle && amountsOf(amount).every((cap) => cap >= sum)
    ? [{ code: 'cap_never_reached', values: { sum } }]
    : []
}
