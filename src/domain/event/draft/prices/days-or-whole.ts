import { readDay } from '../../../values/time.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { idOfName } from '../questions/id-of-name.ts'
import { type Item, rowsOf } from './price-rows.ts'
import type { Adjustment } from './reductions.ts'

/** 'Dni albo całość': who comes for single days pays for each of them and once for the package, at most the whole. */
export interface DaysOrWholeWords {
  readonly whole: string
  readonly single: string
  readonly days: string
  readonly cap: string
  /** '5 sierpnia'. */
  readonly dayName: (iso: string) => string
  readonly needDays: string
}

const MOST_DAYS = 31
const DAY_PRICE = 3_200
const PACKAGE_PRICE = 3_500

/** The fee that can be divided: everybody has it, at one price or by rows, and the event has several days. */
export function wholeFee(document: DefinitionDocument): Item | null {
  const fee = document.items.find(
    ({ category, choose, per, price }) =>
      category === 'participation' && choose === 'always' && per === 'person' && rowsOf(price) !== null,
  )
  return fee === undefined || daysOf(document).length < 2 ? null : fee
}

/** The document in which everybody chooses between the whole and single days; without a fee to divide it stays as it is. */
export function withDaysOrWhole(document: DefinitionDocument, words: DaysOrWholeWords): DefinitionDocument {
  const fee = wholeFee(document)
  if (fee === null) return document
  const id = idOfName(
    words.days,
    document.items.map((item) => item.id),
  )
  const isSingle = { fact: `chosen.${fee.id}`, is: SINGLE }
  const days: Item = {
    ...{ id, name: words.days, category: 'participation', per: 'person', choose: 'span', min: 1 },
    ...{ when: isSingle, price: DAY_PRICE, paid: 'now', claims: [], windows: [] },
    options: daysOf(document).map((day) => ({
      id: day,
      name: words.dayName(day),
      day,
      claims: [],
      windows: [],
    })),
  }
  const divided: Item = {
    ...fee,
    choose: 'one',
    options: [
      { id: WHOLE, name: words.whole, claims: [], windows: [] },
      { id: SINGLE, name: words.single, price: PACKAGE_PRICE, claims: [], windows: [] },
    ],
  }
  const cap: Adjustment = {
    id: idOfName(
      words.cap,
      document.adjustments.map((each) => each.id),
    ),
    ...{ name: words.cap, items: [fee.id, id], when: isSingle },
    effect: { kind: 'cap', amount: fee.price, per: 'person' },
  }
  const needed = {
    id: idOfName(
      words.days,
      document.requirements.map((each) => each.id),
    ),
    ...{ of: 'person' as const, when: isSingle, must: { fact: `chosen.${id}`, given: true } },
    ...{ code: 'field_missing' as const, where: id, message: words.needDays },
  }
  return {
    ...document,
    items: document.items.flatMap((item) => (item.id === fee.id ? [divided, days] : [item])),
    adjustments: [cap, ...document.adjustments],
    requirements: [...document.requirements, needed],
  }
}

const WHOLE = 'calosc'
const SINGLE = 'dni'

function daysOf({ dates }: DefinitionDocument): string[] {
  const start = dates.start === null ? null : readDay(dates.start)
  const end = dates.end === null ? null : readDay(dates.end)
  if (start === null || end === null) return []
  const days = Math.min(MOST_DAYS, start.until(end, { largestUnit: 'days' }).days + 1)
  return Array.from({ length: Math.max(0, days) }, (_, after) => start.add({ days: after }).toString())
}
