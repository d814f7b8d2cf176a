import type { EventDefinition, Price } from '#domain/event/definition/definition.ts'
import { inQuotes } from '../../text/typography.ts'
import { speakerOf, type TextContext } from '../definition/definition-text.ts'
import { pricesIn, type WordedPrice } from '../definition/prices.ts'

/** Both versions with what is needed to describe them. */
export interface Sides {
  readonly before: TextContext
  readonly after: TextContext
}

export const sidesOf = (before: EventDefinition, after: EventDefinition): Sides => ({
  before: speakerOf(before),
  after: speakerOf(after),
})

/** 'było „80”, jest „100”'; a missing value is described as added, a removed one as dropped. */
export function wasIs(before: string, after: string): string {
  if (before === '') return `dochodzi ${inQuotes(after)}`
  return after === '' ? `odpada ${inQuotes(before)}` : `było ${inQuotes(before)}, jest ${inQuotes(after)}`
}

/** 'z 120 zł na 140 zł' of plain amounts. */
function fromTo(before: string, after: string): string {
  const [from, to] = [before, after].map((amount) => (amount === 'bezpłatnie' ? '0\u00a0zł' : amount))
  const isPlain = [from, to].every((amount) => /^\d+(?:,\d\d)?\u00a0zł$/.test(amount ?? ''))
  return isPlain ? `z\u00a0${from} na ${to}` : wasIs(before, after)
}

/** The effect of a changed price: 'Udział: cena dla „Dziecko” z 120 zł na 140 zł'. */
export function priceSentences(thing: string, before: Price, after: Price, sides: Sides): string[] {
  const [was, is] = [byName(pricesIn(before, sides.before)), byName(pricesIn(after, sides.after))]
  const sentences = [
    ...[...is].flatMap(([key, price]) => {
      const old = was.get(key)
      return old === undefined
        ? [`${thing}: nowa ${whose(price)}: ${price.amount}`]
        : changed(thing, old, price)
    }),
    ...[...was].flatMap(([key, price]) =>
      is.has(key) ? [] : [`${thing}: odpada ${whose(price)}: ${price.amount}`],
    ),
  ]
  return sentences.length > 0 ? sentences : [`${thing}: ceny liczą się w\u00a0innej kolejności`]
}

const whose = ({ name }: WordedPrice) => (name === null ? 'cena' : `cena dla „${name}”`)

function changed(thing: string, before: WordedPrice, after: WordedPrice): string[] {
  return [
    ...(before.amount === after.amount
      ? []
      : [`${thing}: ${whose(after)} ${fromTo(before.amount, after.amount)}`]),
    ...(before.when === after.when
      ? []
      : [`${thing}: ${whose(after)}, dla kogo: ${wasIs(before.when, after.when)}`]),
  ]
}

/** Lines of a price list by their names; of several with one name the first is matched with the first. */
function byName(prices: readonly WordedPrice[]): Map<string, WordedPrice> {
  const named = new Map<string, WordedPrice>()
  for (const price of prices) {
    let key = price.name ?? ''
    while (named.has(key)) key = `${key} `
    named.set(key, price)
  }
  return named
}
