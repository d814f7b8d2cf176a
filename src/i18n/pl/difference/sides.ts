import type { EventDefinition, Price } from '#domain/event/definition.ts'
import { pricesIn, type SaidPrice } from '../definition/prices.ts'
import { type Speaker, speakerOf } from '../definition/said.ts'

/** Both versions with what is needed to say them. */
export interface Sides {
  readonly before: Speaker
  readonly after: Speaker
}

export const sidesOf = (before: EventDefinition, after: EventDefinition): Sides => ({
  before: speakerOf(before),
  after: speakerOf(after),
})

/** 'było „80”, jest „100”'; what was not there comes, what is no more goes. */
export function wasIs(before: string, after: string): string {
  if (before === '') return `dochodzi ${inQuotes(after)}`
  return after === '' ? `odpada ${inQuotes(before)}` : `było ${inQuotes(before)}, jest ${inQuotes(after)}`
}

/** Quotes within quotes are the other ones. */
export const inQuotes = (text: string): string => `„${text.replaceAll('„', '»').replaceAll('”', '«')}”`

/** 'z 120 zł na 140 zł' of plain amounts. */
function fromTo(before: string, after: string): string {
  const [from, to] = [before, after].map((amount) => (amount === 'bezpłatnie' ? '0\u00a0zł' : amount))
  const isPlain = [from, to].every((amount) => /^\d+(?:,\d\d)?\u00a0zł$/.test(amount ?? ''))
  return isPlain ? `z\u00a0${from} na ${to}` : wasIs(before, after)
}

/** What a changed price means for whom: 'Udział: cena dla „Dziecko” z 120 zł na 140 zł'. */
export function priceSentences(thing: string, before: Price, after: Price, sides: Sides): string[] {
  const [was, is] = [byName(pricesIn(before, sides.before)), byName(pricesIn(after, sides.after))]
  const said = [
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
  return said.length > 0 ? said : [`${thing}: ceny liczą się w\u00a0innej kolejności`]
}

const whose = ({ name }: SaidPrice) => (name === null ? 'cena' : `cena dla „${name}”`)

function changed(thing: string, before: SaidPrice, after: SaidPrice): string[] {
  return [
    ...(before.amount === after.amount
      ? []
      : [`${thing}: ${whose(after)} ${fromTo(before.amount, after.amount)}`]),
    ...(before.when === after.when
      ? []
      : [`${thing}: ${whose(after)}, dla kogo: ${wasIs(before.when, after.when)}`]),
  ]
}

/** Lines of a price list by their names; of several with one name the first is the first. */
function byName(prices: readonly SaidPrice[]): Map<string, SaidPrice> {
  const named = new Map<string, SaidPrice>()
  for (const price of prices) {
    let key = price.name ?? ''
    while (named.has(key)) key = `${key} `
    named.set(key, price)
  }
  return named
}
