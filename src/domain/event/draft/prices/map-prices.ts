import type { DefinitionDocument } from '../../definition/definition.ts'
import { isTable, type PriceTable } from '../../definition/price-table.ts'
import type { Item, Price } from './price-rows.ts'

/** The document with every price changed: of items, options, bounds of adjustments and parts of plans. */
const withPrices = (
  document: DefinitionDocument,
  change: (price: Price, item: Item | null) => Price,
): DefinitionDocument => ({
  ...document,
  items: document.items.map((item) => ({
    ...item,
    price: change(item.price, item),
    options: item.options.map((option) =>
      option.price === undefined ? option : { ...option, price: change(option.price, item) },
    ),
  })),
  adjustments: document.adjustments.map((adjustment) => {
    const { effect } = adjustment
    return effect.kind === 'cap' || effect.kind === 'least'
      ? { ...adjustment, effect: { ...effect, amount: change(effect.amount, null) } }
      : adjustment
  }),
  plans: document.plans.map((plan) => ({
    ...plan,
    parts: plan.parts.map((part) =>
      typeof part.amount === 'object' && 'perPerson' in part.amount
        ? { ...part, amount: { ...part.amount, perPerson: change(part.amount.perPerson, null) } }
        : part,
    ),
  })),
})

/** The same for the tables among them. */
export const withTables = (
  document: DefinitionDocument,
  change: (table: PriceTable, item: Item | null) => PriceTable,
): DefinitionDocument => withPrices(document, (price, item) => (isTable(price) ? change(price, item) : price))
