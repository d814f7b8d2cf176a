import type { Condition } from '../../definition/condition.ts'
import type { DefinitionDocument, Price } from '../../definition/definition.ts'
import { pathOf } from '../../definition/problem.ts'
import { isExtra } from '../extras/new-extra.ts'
import { gateParts } from './gate-parts.ts'
import { type Part, part, partsOfList, type SettingsSubject } from './part.ts'

type Document = DefinitionDocument

/** What is priced, how, and what changes the price. */
export const pricedParts = (document: Document): Part[] => [
  ...partsOfList(document.items, 'items', itemParts),
  ...partsOfList(document.facts, 'facts', factParts),
  ...partsOfList(document.adjustments, 'adjustments', adjustmentParts),
  ...partsOfList(document.choiceGroups, 'choiceGroups', (_, path) => part('best-of', 'prices', [path])),
]

/** The page of an item: what everybody pays for taking part, or what is added to it. */
const subjectOf = (item: Document['items'][number]): SettingsSubject => (isExtra(item) ? 'extras' : 'prices')

function itemParts(item: Document['items'][number], path: string): Part[] {
  const subject = subjectOf(item)
  const { name, options, price, share, vat } = item
  return [
    part('item', subject, [path], { name }),
    ...gateParts(item, path, subject, name),
    ...priceParts(price, pathOf(path, 'price'), subject, name),
    ...options.flatMap((option, index) => {
      const ofOption = pathOf(path, 'options', index)
      return [
        ...gateParts(option, ofOption, subject, option.name),
        ...(option.price === undefined
          ? []
          : priceParts(option.price, pathOf(ofOption, 'price'), subject, option.name)),
      ]
    }),
    ...(share === undefined ? [] : [part('share', subject, [pathOf(path, 'share')], { name })]),
    ...(vat === undefined
      ? []
      : [part('vat', subject, [pathOf(path, 'vat')], { name, when: [vat.exemptWhen] })]),
  ]
}

/** One amount or table is a part, of rows each. */
const priceParts = (price: Price, path: string, subject: SettingsSubject, of: string): Part[] =>
  Array.isArray(price)
    ? partsOfList(price, path, ({ name, when }, ofRow) =>
        part('price-row', subject, [ofRow], { name: name ?? of, when: [when] }),
      )
    : [part('price', subject, [path], { name: of })]

function adjustmentParts(
  { name, when, rank, effect }: Document['adjustments'][number],
  path: string,
): Part[] {
  const among: Condition | undefined = rank !== undefined && 'among' in rank ? rank.among : undefined
  const sum = effect.kind === 'cap' || effect.kind === 'least' ? effect.amount : 0
  const rows = Array.isArray(sum) ? sum : []
  return [
    part('adjustment', 'prices', [path], { name, when: [when, among] }),
    ...partsOfList(rows, pathOf(path, 'effect.amount'), (row, ofRow) =>
      part('price-row', 'prices', [ofRow], { name, when: [row.when] }),
    ),
  ]
}

function factParts(fact: Document['facts'][number], path: string): Part[] {
  const { name } = fact
  switch (fact.kind) {
    case 'class':
      return [
        part('class', 'prices', [path], { name }),
        ...partsOfList(fact.values, pathOf(path, 'values'), (value, ofValue) =>
          part('class', 'prices', [ofValue], { name: value.name, when: [value.when] }),
        ),
      ]
    case 'count':
      return [part('fact', 'prices', [path], { name, when: [fact.when] })]
    case 'rank':
      return [part('fact', 'prices', [path], { name, when: [fact.among] })]
    case 'sum':
      return [part('fact', 'prices', [path], { name })]
  }
}
