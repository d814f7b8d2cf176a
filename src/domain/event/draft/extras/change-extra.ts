import type { DefinitionDocument } from '../../definition/definition.ts'
import { isTable } from '../../definition/price-table.ts'
import { withItem } from '../prices/change-items.ts'
import { withWholeTable } from '../prices/price-axes.ts'
import type { Item, Option } from '../prices/price-rows.ts'

export type Choose = Item['choose']

/** Ways in which options are counted; of the others at most one is chosen. */
const COUNTED: readonly Choose[] = ['any', 'span', 'quantity']

/** Ways of choosing that fit what an item has: one of options needs some, a sum and what everybody has need none. */
export const choicesOf = ({ options }: Pick<Item, 'options'>): readonly Choose[] =>
  options.length > 0
    ? ['optional', 'one', 'any', 'span', 'quantity']
    : ['always', 'optional', 'quantity', 'amount']

const SUMS = { suggested: [2_000, 5_000, 10_000], from: 100, to: 10_000_000 }

/** The item chosen in another way; what only the way before could say goes. */
export function withChoice(item: Item, choose: Choose): Item {
  const { min, max, amounts, ...rest } = item
  const keepsCount = COUNTED.includes(choose)
  return {
    ...rest,
    choose,
    ...(keepsCount && min !== undefined ? { min } : {}),
    ...(keepsCount && max !== undefined ? { max } : {}),
    ...(choose === 'amount' ? { amounts: amounts ?? SUMS, price: 0 } : {}),
  }
}

/** The item with another least or most; undefined: no bound. The other one follows, so that least is never above most. */
export function withBound(item: Item, bound: 'min' | 'max', value: number | undefined): Item {
  const { [bound]: _, ...rest } = item
  if (value === undefined) return rest
  const { min, max } = item
  const other =
    bound === 'min' && max !== undefined && max < value
      ? { max: value }
      : bound === 'max' && min !== undefined && min > value
        ? { min: value }
        : {}
  return { ...rest, ...other, [bound]: value }
}

/** The document with other options of an item; its table of prices gets and loses their cells. */
export function withOptions(
  document: DefinitionDocument,
  id: string,
  change: (options: readonly Option[]) => readonly Option[],
): DefinitionDocument {
  const changed = withItem(document, id, (item) => fitting({ ...item, options: [...change(item.options)] }))
  const price = changed.items.find((item) => item.id === id)?.price
  return price !== undefined && isTable(price) && price.by.includes('option')
    ? withWholeTable(changed, id)
    : changed
}

/** Without options there is nothing of which one could choose several; with the first there is. */
function fitting(item: Item): Item {
  const ways = choicesOf(item)
  const bounded = item.max !== undefined && item.choose !== 'quantity' ? atMostOf(item) : item
  return ways.includes(bounded.choose) ? bounded : withChoice(bounded, 'optional')
}

function atMostOf(item: Item): Item {
  const most = Math.max(1, item.options.length)
  const { min, max } = item
  return {
    ...item,
    ...(max !== undefined && max > most ? { max: most } : {}),
    ...(min !== undefined && min > most ? { min: most } : {}),
  }
}

/** A limit that is only a number of places; undefined: none; null: one with rules of its own. */
export function plainPlaces({ limit }: Pick<Option, 'limit'>): number | undefined | null {
  return limit === undefined || typeof limit === 'number' ? limit : null
}

/** The same option with another number of places. */
export function withPlaces({ limit: _, ...option }: Option, places: number | undefined): Option {
  return places === undefined ? option : { ...option, limit: places }
}

/** For whom something is, and when it can be chosen: of an item, or of one of its options. */
export type Gate = Pick<Option, 'when' | 'ages' | 'windows'>

/** The last day on which something can be ordered, where that is all that its windows say; null: they say more. */
export function orderedUntil({ windows }: Pick<Gate, 'windows'>): string | undefined | null {
  const [window] = windows
  if (window === undefined) return undefined
  const { opens, closes, hours, weekdays, when, name } = window
  const isPlain =
    windows.length === 1 &&
    opens === null &&
    closes !== null &&
    hours.length + weekdays.length === 0 &&
    when === undefined &&
    name === undefined &&
    closes.endsWith('T23:59:59')
  return isPlain ? closes.slice(0, 10) : null
}

/** What can be ordered until the end of a day; undefined: always. */
export const withOrderedUntil = (gate: Gate, day: string | undefined): Gate => ({
  ...gate,
  windows: day === undefined ? [] : [{ opens: null, closes: `${day}T23:59:59`, hours: [], weekdays: [] }],
})

/** Another bound of age; undefined: none. What else its ages say stays. */
export function withAgeBound({ ages, ...gate }: Gate, bound: 'from' | 'to', years: number | undefined): Gate {
  const { [bound]: _, ...others } = ages ?? {}
  const changed = years === undefined ? others : { ...others, [bound]: years }
  return Object.keys(changed).length === 0 ? gate : { ...gate, ages: changed }
}

/** Whether it is for everybody at any time. */
export const isOpenToAll = ({ when, ages, windows }: Gate): boolean =>
  when === undefined && ages === undefined && windows.length === 0

/** The gate of a part, and the part with another one. */
export const gateOf = ({ when, ages, windows }: Gate): Gate => ({
  ...(when === undefined ? {} : { when }),
  ...(ages === undefined ? {} : { ages }),
  windows,
})
export const itemWithGate = ({ when: _, ages: __, windows: ___, ...item }: Item, gate: Gate): Item => ({
  ...item,
  ...gate,
})
export const optionWithGate = (
  { when: _, ages: __, windows: ___, ...option }: Option,
  gate: Gate,
): Option => ({
  ...option,
  ...gate,
})
