import type { Adjustment, EventDefinition } from '#domain/event/definition.ts'
import { formatMoney } from '#domain/money.ts'
import { percentText } from '#i18n/pl/percent.ts'
import { priceWords } from './price-words.ts'

/** What a reduction or a surcharge does, for the column of prices: '−15%', 'najwyżej 600 zł'. */
export function effectWords(effect: Adjustment['effect']): string {
  if ('to' in effect) return priceWords({ from: effect.to, to: effect.to })
  if ('off' in effect) return `−${formatMoney(effect.off)}`
  if ('percentOff' in effect) return `−${percentText(effect.percentOff)}`
  if ('plus' in effect) return `+${formatMoney(effect.plus)}`
  if ('percentPlus' in effect) return `+${percentText(effect.percentPlus)}`
  if ('cap' in effect) return `najwyżej ${formatMoney(effect.cap)}`
  if ('floor' in effect) return `co najmniej ${formatMoney(effect.floor)}`
  if ('floorPercent' in effect) return `co najmniej ${percentText(effect.floorPercent)}`
  if ('mostOff' in effect) return `najwyżej −${formatMoney(effect.mostOff)}`
  if ('least' in effect) return `co najmniej ${formatMoney(effect.least)}`
  return `1 na ${effect.each} bezpłatnie`
}

/** How it is reckoned where the price alone does not say it: for whom of all, how often, rounded how, with what else. */
export function ruleWords(adjustment: Adjustment, definition: EventDefinition): string[] {
  const { effect, rank, pool, paidBy } = adjustment
  const limit = definition.pools.find(({ id }) => id === pool)?.capacity ?? null
  return [
    ...howWords(effect, definition),
    ...(rank === undefined ? [] : [rankWords(rank)]),
    ...(limit === null ? [] : [`Liczba takich miejsc: ${limit}. Potem obowiązuje zwykła cena.`]),
    ...rivalsWords(adjustment, definition),
    ...(paidBy === undefined ? [] : [`Tę część płaci: ${paidBy}.`]),
  ]
}

const WHOSE = { person: 'Razem dla jednej osoby.', registration: 'Razem w\u00a0jednym zgłoszeniu.' } as const
const MOST = {
  piece: 'na sztukę',
  person: 'dla jednej osoby',
  registration: 'w\u00a0jednym zgłoszeniu',
} as const
const ONCE = { person: ['Raz od osoby.'], registration: ['Raz od zgłoszenia.'], piece: [] } as const

function howWords(effect: Adjustment['effect'], definition: EventDefinition): readonly string[] {
  if ('off' in effect) return ONCE[effect.per]
  if ('percentOff' in effect || 'percentPlus' in effect) {
    const most = 'most' in effect ? effect.most : undefined
    return [
      ...(effect.round === undefined ? [] : [roundWords(effect.round)]),
      ...(most === undefined ? [] : [`Zniżka to najwyżej ${formatMoney(most.amount)} ${MOST[most.per]}.`]),
    ]
  }
  if ('cap' in effect || 'least' in effect) return [WHOSE[effect.per]]
  if ('mostOff' in effect) return [`Tyle wynoszą najwyżej wszystkie zniżki razem ${MOST[effect.per]}.`]
  if ('floor' in effect) return ['Po zniżkach cena nie będzie niższa.']
  if ('floorPercent' in effect) return ['Tyle zostaje z\u00a0ceny z\u00a0cennika, także po zniżkach.']
  if (!('freeFor' in effect)) return []
  const { freeFor, each, atMost } = effect
  const counted = definition.items.find(({ id }) => freeFor === `number.${id}` || freeFor === `total.${id}`)
  const whom = counted === undefined ? '' : ` („${counted.name}”)`
  const most = atMost === undefined ? '' : ` Najwyżej ${atMost}.`
  return [`Na każde ${each}${whom} jedna sztuka bezpłatnie, zaczynając od najtańszej.${most}`]
}

type Round = { readonly to: number; readonly direction: 'nearest' | 'down' | 'up' }

function roundWords({ to, direction }: Round): string {
  const way = { nearest: '', down: ' w\u00a0dół', up: ' w\u00a0górę' }[direction]
  return to === 100
    ? `Cenę zaokrąglamy${way} do pełnych złotych.`
    : `Cenę zaokrąglamy${way} do ${formatMoney(to)}.`
}

const RANKED = {
  person: { only: 'Tylko dla', one: 'osoby', from: 'Dla każdej osoby od' },
  piece: { only: 'Tylko dla', one: 'sztuki', from: 'Dla każdej sztuki od' },
} as const
const ORDERS = {
  cheapest: 'licząc od najniższej kwoty',
  dearest: 'licząc od najwyższej kwoty',
  listed: 'w\u00a0kolejności z\u00a0listy',
} as const
const FIRST = {
  cheapest: 'z\u00a0najniższą kwotą',
  dearest: 'z\u00a0najwyższą kwotą',
  listed: 'pierwszej z\u00a0listy',
}

/** 'Tylko dla osoby z najniższą kwotą.', 'Dla każdej osoby od 2., licząc od najwyższej kwoty.' */
function rankWords({ order, of, per, from, to }: NonNullable<Adjustment['rank']>): string {
  const { only, one, from: each } = RANKED[of]
  const whose = per === 'person' ? ', u\u00a0każdej osoby osobno' : ''
  const counting = `${ORDERS[order]}${whose}`
  if (from === 1 && to === 1 && per === 'registration') return `${only} ${one} ${FIRST[order]}.`
  if (from === to) return `${only} ${from}. ${one}, ${counting}.`
  return `${each} ${from}.${to === undefined ? '' : ` do ${to}.`}, ${counting}.`
}

/** Of those that exclude each other. */
function rivalsWords(adjustment: Adjustment, { adjustments }: EventDefinition): string[] {
  const { choiceGroup, name } = adjustment
  if (choiceGroup === undefined) return []
  const rivals = adjustments.filter((each) => each.choiceGroup === choiceGroup && each.name !== name)
  const names = [...new Set(rivals.map((each) => `„${each.name}”`))]
  return names.length === 0
    ? []
    : [`Nie łączy się z: ${names.join(', ')}. Liczy się ta, która daje najwięcej.`]
}
