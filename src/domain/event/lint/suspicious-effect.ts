import { amountsOf } from '../../quote/price.ts'
import { formatMoney } from '../../values/money.ts'
import type { Effect } from '../definition/definition.ts'

/** What the items of an adjustment cost; infinite where that is not known. */
interface ChangedPrices {
  readonly dearest: number
  /** Whether nobody takes more than one of each. */
  readonly isSingle: boolean
  /** One of each, for a person or for a registration of as many people as possible. */
  readonly together: (per: 'person' | 'registration') => number
}

export const NOTHING = 'To niczego nie zmienia: wynosi 0.'

/** An effect that changes nothing, or more than there is: nothing is compared where an earlier rule raises prices. */
export function suspicionsOf(effect: Effect, prices: ChangedPrices): string[] {
  const { dearest } = prices
  const isKnown = dearest > 0 && Number.isFinite(dearest)
  const beyond = (isBeyond: boolean, message: string) =>
    isKnown && isBeyond ? [`${message}: najwyższa z\u00a0tych cen to ${formatMoney(dearest)}.`] : []
  switch (effect.kind) {
    case 'to':
      return beyond(effect.amount >= dearest, 'Ta cena nikomu niczego nie obniży')
    case 'off':
      return [
        ...nothing(effect.amount),
        ...beyond(
          effect.per === 'piece' && effect.amount > dearest,
          'Zniżka jest większa niż cena, więc zawsze zostaje 0\u00a0zł',
        ),
      ]
    case 'percent-off':
    case 'percent-plus':
      return [
        ...nothing(effect.percent),
        ...fraction(effect.percent),
        ...beyond((effect.round?.to ?? 0) > dearest, 'Zaokrąglenie jest większe niż cena'),
      ]
    case 'plus':
      return nothing(effect.amount)
    case 'floor':
      return [
        ...nothing(effect.amount),
        ...beyond(effect.amount > dearest, 'Najniższa cena jest wyższa niż każda cena'),
      ]
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

const nothing = (amount: unknown): string[] => (amount === 0 ? [NOTHING] : [])

/** 0.1 written for 10%. */
function fraction(percent: number): string[] {
  if (percent === 0 || percent >= 1) return []
  const meant = String(Number((percent * 100).toFixed(2))).replace('.', ',')
  return [`To mniej niż 1%. Jeśli chodzi o ${meant}%, wpisz ${meant}.`]
}

/** A cap that even people who take one of each do not reach, where more than one is not possible. */
function unreachedCap(
  { amount, per }: Extract<Effect, { kind: 'cap' }>,
  { isSingle, together }: ChangedPrices,
): string[] {
  const sum = together(per)
  return isSingle && amountsOf(amount).every((cap) => cap >= sum)
    ? [`Nikt tyle nie zapłaci: te pozycje kosztują razem najwyżej ${formatMoney(sum)}.`]
    : []
}
