import type { Adjustment, EventDefinition, Item } from '#domain/event/definition/definition.ts'
import { priceEffect } from '#domain/quote/effects/registry.ts'
import * as words from '#i18n/pl/site/price-list.ts'
import { effectWords, rivalsNotes, ruleWords } from './effect-words.ts'
import { type ItemPrices, type PriceRow, pricesOfItem, whomWords } from './price-rows.ts'

/** The price list of an event in words, generated from its definition, so that no price is written twice. */

/** Prices under one heading; null where they need none. */
export interface PriceGroup extends ItemPrices {
  readonly name: string | null
}

/**
 * Everything that can cost something: an item with several prices under its own name, those with one price
 * together, adjustments at the end. A list of one kind needs no heading.
 */
export function priceList(definition: EventDefinition, shown = definition.items): PriceGroup[] {
  const items = shown.map((item) => ({ item, prices: pricesOfItem(item, definition) }))
  const first = items.findIndex(({ prices }) => hasSeveral(prices))
  const ahead = first < 0 ? items : items.slice(0, first)
  const behind = first < 0 ? [] : items.slice(first)
  const rest = behind.filter(({ prices }) => !hasSeveral(prices))
  const groups: PriceGroup[] = [
    rowsUnder(null, ahead.flatMap(rowsOf)),
    ...behind
      .filter(({ prices }) => hasSeveral(prices))
      .map(({ item, prices }) => ({ name: item.name, ...prices })),
    rowsUnder(nameOfRest(rest.map(({ item }) => item)), rest.flatMap(rowsOf)),
    {
      ...rowsUnder(
        nameOfChanges(definition.adjustments),
        definition.adjustments.map((adjustment) => adjustmentRow(adjustment, definition)),
      ),
      notes: rivalsNotes(definition),
    },
  ].filter(({ rows, table }) => rows.length > 0 || table !== null)
  const [only, ...others] = groups
  return only !== undefined && others.length === 0 && only.table === null ? [{ ...only, name: null }] : groups
}

const hasSeveral = ({ rows, table }: ItemPrices) => table !== null || rows.length > 1

const rowsUnder = (name: string | null, rows: readonly PriceRow[]): PriceGroup => ({
  name,
  notes: [],
  rows,
  table: null,
})

/** A single price with all its notes. */
const rowsOf = ({ prices: { notes, rows } }: { prices: ItemPrices }): PriceRow[] =>
  rows.map((row) => ({ ...row, why: [...row.why, ...notes] }))

const nameOfRest = (items: readonly Item[]) =>
  items.every(({ choose }) => choose !== 'always' && choose !== 'one') ? words.extras : words.otherFees

function nameOfChanges(adjustments: readonly Adjustment[]): string {
  const raising = adjustments.filter(({ effect }) => priceEffect(effect).raises).length
  if (raising === 0) return words.reductions
  return raising === adjustments.length ? words.surcharges : words.reductionsAndSurcharges
}

/** Adjustments of the same name state when each of them counts. */
function adjustmentRow(adjustment: Adjustment, definition: EventDefinition): PriceRow {
  const { name, note, effect, when } = adjustment
  const isOneOfMany = definition.adjustments.filter((each) => each.name === name).length > 1
  return {
    name,
    why: [
      ...(note === undefined ? [] : [note]),
      ...(isOneOfMany && when !== undefined ? [`${whomWords(when, definition)}.`] : []),
      ...ruleWords(adjustment, definition),
    ],
    price: effectWords(adjustment),
    free: effect.kind === 'to' && effect.amount === 0,
  }
}
