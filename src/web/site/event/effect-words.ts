import type { Adjustment, Effect, EventDefinition, Price, Rank } from '#domain/event/definition/definition.ts'
import { isOfPeople, type PriceRank } from '#domain/event/definition/rank-order.ts'
import { amountsOf } from '#domain/quote/price.ts'
import { formatMoney } from '#domain/values/money.ts'
import { conditionWords } from '#i18n/pl/condition-words.ts'
import { percentText } from '#i18n/pl/percent.ts'
import * as words from '#i18n/pl/site/price-effects.ts'
import * as prices from '#i18n/pl/site/prices.ts'
import { priceWords } from '../shared/price-words.ts'
import { whomWords } from './price-rows.ts'

/**
 * What a reduction or a surcharge does, for the column of prices: '−15%', 'najwyżej 600 zł'. Where its name already
 * states that it makes something free, the price is shown as a number.
 */
export function effectWords({ name, effect }: Pick<Adjustment, 'name' | 'effect'>): string {
  const shown = wordsOf(effect)
  return shown === prices.free && words.statesFree.test(name) ? formatMoney(0) : shown
}

function wordsOf(effect: Effect): string {
  switch (effect.kind) {
    case 'to':
      return priceWords({ from: effect.amount, to: effect.amount })
    case 'off':
      return `−${formatMoney(effect.amount)}`
    case 'percent-off':
      return `−${percentText(effect.percent)}`
    case 'plus':
      return `+${formatMoney(effect.amount)}`
    case 'percent-plus':
      return `+${percentText(effect.percent)}`
    case 'cap':
      return words.atMost(sumWords(effect.amount))
    case 'floor':
      return words.atLeast(formatMoney(effect.amount))
    case 'floor-percent':
      return words.atLeast(percentText(effect.percent))
    case 'most-off':
      return words.atMost(`−${formatMoney(effect.amount)}`)
    case 'least':
      return words.atLeast(sumWords(effect.amount))
    case 'free-for-each':
      return words.freeForEach(effect.each)
  }
}

const sumWords = (sum: Price): string => {
  const amounts = amountsOf(sum)
  const [from, to] = [Math.min(...amounts), Math.max(...amounts)]
  return from === to || from === 0
    ? formatMoney(to)
    : `${formatMoney(from, { currency: false })}–${formatMoney(to)}`
}

/** How it is calculated where the price alone does not show it: for which people, how often, rounding, combinations. */
export function ruleWords(adjustment: Adjustment, definition: EventDefinition): string[] {
  const { effect, rank, note, pool, paidBy } = adjustment
  // 'Trzecie dziecko' is what organisers explain themselves, and better.
  const isExplained = note !== undefined && rank !== undefined && isOfPeople(rank)
  const limit = definition.pools.find(({ id }) => id === pool)?.capacity ?? null
  return [
    ...howWords(effect, definition),
    ...(rank === undefined || isExplained ? [] : [rankWords(rank, definition)]),
    ...(limit === null ? [] : [words.limited(limit)]),
    ...rivalsWords(adjustment, definition),
    ...(paidBy === undefined ? [] : [words.paidBy(paidBy)]),
  ]
}

function howWords(effect: Effect, definition: EventDefinition): readonly string[] {
  switch (effect.kind) {
    case 'off':
      return words.once[effect.per]
    case 'percent-off':
      return [
        ...roundWords(effect.round),
        ...(effect.most === undefined
          ? []
          : [words.mostOff(formatMoney(effect.most.amount), effect.most.per)]),
      ]
    case 'percent-plus':
      return roundWords(effect.round)
    case 'cap':
    case 'least':
      return [...rowWords(effect.amount, definition), words.together[effect.per]]
    case 'most-off':
      return [words.mostOfAll(effect.per)]
    case 'floor':
      return [words.notBelow]
    case 'floor-percent':
      return [words.staysOfPrice]
    case 'free-for-each':
      return [freeWords(effect, definition)]
    case 'to':
    case 'plus':
      return []
  }
}

/** 'Wiek do 12 lat: 300 zł.' of each row of a sum. */
const rowWords = (sum: Price, definition: EventDefinition): string[] =>
  Array.isArray(sum)
    ? sum.map(({ name, when, amount }) =>
        words.rowOfSum(name ?? whomWords(when, definition), formatMoney(amount)),
      )
    : []

function freeWords(
  { of, each, atMost }: Extract<Effect, { kind: 'free-for-each' }>,
  { items }: EventDefinition,
): string {
  const counted = items.find(({ id }) => of === `number.${id}` || of === `total.${id}`)
  return words.freePieces(each, counted?.name ?? null, atMost)
}

type Round = { readonly to: number; readonly direction: 'nearest' | 'down' | 'up' }

function roundWords(round: Round | undefined): string[] {
  if (round === undefined) return []
  return [words.rounded(round.direction, round.to === 100 ? words.fullZloty : formatMoney(round.to))]
}

function rankWords(rank: Rank, definition: EventDefinition): string {
  if (!isOfPeople(rank)) return priceRankWords(rank)
  const among = rank.among === undefined ? '' : ` (${conditionWords(definition)(rank.among)})`
  return words.places('person', rank.from, rank.to, `${words.orders[rank.order]}${among}`)
}

/** 'Tylko dla osoby z najniższą kwotą.', 'Dla każdej osoby od 2., licząc od najwyższej kwoty.' */
function priceRankWords(rank: PriceRank): string {
  const { order, of, per, from, to } = rank
  if (from === 1 && to === 1 && per === 'registration') return words.onlyFirst(of, order)
  const apart = per === 'person' ? words.eachPersonApart : ''
  return words.places(of, from, to, `${words.orders[order]}${apart}`)
}

/** With more rivals each row would name all the others: they are named once, above the list. */
const MOST_NAMED_IN_ROW = 1

/** For two adjustments that exclude each other. */
function rivalsWords({ choiceGroup, name }: Adjustment, definition: EventDefinition): string[] {
  const rivals = namesIn(choiceGroup, definition).filter((each) => each !== name)
  return rivals.length === 0 || rivals.length > MOST_NAMED_IN_ROW
    ? []
    : [words.excludes(rivals.map(quoted).join(', '))]
}

/** For three and more adjustments of which the best counts. */
export function rivalsNotes(definition: EventDefinition): string[] {
  const { adjustments } = definition
  const groups = [...new Set(adjustments.flatMap(({ choiceGroup }) => choiceGroup ?? []))]
  return groups.flatMap((group) => {
    const names = namesIn(group, definition)
    if (names.length <= MOST_NAMED_IN_ROW + 1) return []
    const isAll = adjustments.every(({ choiceGroup }) => choiceGroup === group)
    return [isAll ? words.allExclude : words.excludeEachOther(names.map(quoted).join(', '))]
  })
}

const quoted = (name: string) => `„${name}”`

const namesIn = (group: string | undefined, { adjustments }: EventDefinition): string[] =>
  group === undefined
    ? []
    : [...new Set(adjustments.flatMap(({ choiceGroup, name }) => (choiceGroup === group ? [name] : [])))]
