import { readDay } from '../../../values/time.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { expandDefinition } from '../../definition/expand-definition.ts'
import type { Item, Option } from '../prices/price-rows.ts'
import { idOfName, withIds } from '../questions/id-of-name.ts'

/** What '+ Dodaj' offers on 'Dodatki': how it is chosen, what it is in law, and of what one chooses at first. */
const KINDS = {
  meal: { category: 'meal', per: 'person', choose: 'optional' },
  shirt: { category: 'merchandise', per: 'person', choose: 'optional' },
  pieces: { category: 'merchandise', per: 'person', choose: 'quantity' },
  coach: { category: 'transport', per: 'person', choose: 'optional' },
  bed: { category: 'lodging', per: 'person', choose: 'optional' },
  room: { category: 'lodging', per: 'registration', choose: 'quantity' },
  package: { category: 'other', per: 'person', choose: 'optional' },
  insurance: { category: 'other', per: 'person', choose: 'optional' },
  donation: { category: 'donation', per: 'registration', choose: 'amount' },
  'on-site': { category: 'other', per: 'person', choose: 'optional' },
  days: { category: 'participation', per: 'person', choose: 'span' },
  terms: { category: 'participation', per: 'person', choose: 'one' },
  other: { category: 'other', per: 'person', choose: 'optional' },
} as const satisfies Record<string, Pick<Item, 'category' | 'per' | 'choose'>>

export type ExtraKind = keyof typeof KINDS
export const EXTRA_KINDS = Object.keys(KINDS).filter((kind): kind is ExtraKind => kind in KINDS)

const SUMS = { suggested: [2_000, 5_000, 10_000], from: 100, to: 10_000_000 }
const INSURED_PERCENT = 3.5
const MOST_DAYS = 31

/** Names of the options that are there at first. */
export interface ExtraWords {
  readonly name: string
  readonly options: readonly string[]
  /** '5 sierpnia, czwartek'. */
  readonly dayName: (iso: string) => string
}

/** The document with one more thing to choose, at its end; it can be published as it is. */
export function withNewExtra(
  document: DefinitionDocument,
  kind: ExtraKind,
  words: ExtraWords,
): DefinitionDocument {
  const id = idOfName(
    words.name,
    document.items.map((item) => item.id),
  )
  const item: Item = {
    ...{ id, name: words.name, ...KINDS[kind], price: 0, paid: kind === 'on-site' ? 'on-site' : 'now' },
    ...{ options: [], claims: [], windows: [] },
    ...ownPart(document, kind, words),
  }
  return { ...document, items: [...document.items, item] }
}

function ownPart(document: DefinitionDocument, kind: ExtraKind, words: ExtraWords): Partial<Item> {
  switch (kind) {
    case 'donation':
      return { amounts: SUMS }
    case 'insurance':
      return { share: { percent: INSURED_PERCENT, of: insurable(document) } }
    case 'days':
      return { min: 1, options: dayOptions(document, words) }
    case 'terms':
      return { options: termOptions(document, words) }
    default:
      return { options: namedOptions(words.options) }
  }
}

/** What an insurance is a share of: taking part, or the first thing there is. */
function insurable({ items }: DefinitionDocument): string[] {
  const paid = items.filter(({ category, choose }) => category === 'participation' && choose !== 'amount')
  return (paid.length > 0 ? paid : items.slice(0, 1)).map(({ id }) => id)
}

const namedOptions = (names: readonly string[]): Option[] =>
  withIds(names.map((name) => ({ name, claims: [], windows: [] })))

function dayOptions({ dates }: DefinitionDocument, { dayName, options }: ExtraWords): Option[] {
  const start = dates.start === null ? null : readDay(dates.start)
  const end = dates.end === null ? start : readDay(dates.end)
  if (start === null || end === null) return namedOptions(options)
  const count = Math.min(MOST_DAYS, start.until(end, { largestUnit: 'days' }).days + 1)
  return Array.from({ length: count }, (_, after) => start.add({ days: after }).toString()).map((day) => ({
    ...{ id: day, name: dayName(day), day, claims: [], windows: [] },
  }))
}

const WEEK = 7

/** The days of the event, and the same of the week after. */
function termOptions({ dates }: DefinitionDocument, { options }: ExtraWords): Option[] {
  const start = dates.start === null ? null : readDay(dates.start)
  const end = dates.end === null ? start : readDay(dates.end)
  const named = namedOptions(options)
  if (start === null || end === null) return named
  const length = start.until(end, { largestUnit: 'days' }).days
  const apart = Math.max(WEEK, Math.ceil((length + 1) / WEEK) * WEEK)
  return named.map((option, place) => {
    const first = start.add({ days: place * apart })
    return { ...option, dates: { start: first.toString(), end: first.add({ days: length }).toString() } }
  })
}

/** What belongs to 'Dodatki': all but the fees that everybody pays for taking part. */
export const isExtra = ({ category, choose }: Pick<Item, 'category' | 'choose'>): boolean =>
  category !== 'participation' || choose !== 'always'

/** What an item is in law where nothing else is stated. */
export function derivedLegalKind(document: DefinitionDocument, item: Item) {
  const { legalKind: _, ...derived } = item
  const [read] = expandDefinition({ ...document, items: [derived] }).items
  return read?.legalKind ?? 'dated-service'
}
