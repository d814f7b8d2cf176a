import { readDay } from '../../../values/time.ts'
import type { Condition } from '../../definition/condition.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { isTable } from '../../definition/price-table.ts'
import { type Band, type Bands, bandsOfRows, withNewBands, withoutUnusedBands } from './bands.ts'
import { withItem } from './change-items.ts'
import { withPriceBy } from './price-axes.ts'
import { type Item, rowsOf, withNewRow } from './price-rows.ts'

/** What has no steps yet and gets some when a price is to depend on it. */
export const NEW_AXES = ['new-age', 'new-time', 'new-payment'] as const
export type NewAxis = (typeof NEW_AXES)[number]
const isNew = (fact: string): fact is NewAxis => NEW_AXES.some((each) => each === fact)

/** How long before the first day an early price ends. */
const EARLY_DAYS = 60
const CHILD_AGE = 15

/** The last day of an early price. */
export const lastEarlyDay = ({ dates }: Pick<DefinitionDocument, 'dates'>): string =>
  (dates.start === null ? null : readDay(dates.start))?.subtract({ days: EARLY_DAYS }).toString() ??
  '2030-01-01'

/** The fact whose values the steps of an axis compare. */
export const FACT_OF_AXIS: Readonly<Record<NewAxis, string>> = {
  'new-age': 'age',
  'new-time': 'day',
  'new-payment': 'paymentDay',
}

/** What a price by age, or by the time of registration or of payment, begins with. */
export const firstCondition = (axis: NewAxis, document: DefinitionDocument): Condition => ({
  fact: FACT_OF_AXIS[axis],
  atMost: axis === 'new-age' ? CHILD_AGE : lastEarlyDay(document),
})

/** Words for the steps that are made, and for conditions of rows that have no name. */
export interface DependenceWords {
  readonly ofBands: (axis: NewAxis) => {
    readonly name: string
    readonly first: string
    readonly rest: string
  }
  readonly ofRows: string
  readonly when: (when: Condition | undefined) => string
}

/**
 * The document in which the price of an item depends on these facts, each of few values; none: it is one for everybody.
 * Rows become the steps of a table as soon as it depends on something more.
 */
export function withDependence(
  document: DefinitionDocument,
  itemId: string,
  facts: readonly string[],
  words: DependenceWords,
): DefinitionDocument {
  const item = document.items.find(({ id }) => id === itemId)
  if (item === undefined) return document
  const [only] = facts
  if (facts.length === 1 && only !== undefined && isNew(only))
    return withRows(document, item, firstCondition(only, document))
  const made = withNewSteps(document, facts, words)
  return withoutUnused(withPriceBy(made.document, itemId, made.facts), item)
}

/** The document with steps for what has none yet, and the facts that then ask for them. */
function withNewSteps(document: DefinitionDocument, facts: readonly string[], words: DependenceWords) {
  let now = document
  const named = facts.map((fact) => {
    if (!isNew(fact)) return fact
    const made = withNewBands(now, stepsOf(fact, now, words))
    now = made.document
    return made.fact
  })
  return { document: now, facts: named }
}

const withRows = (document: DefinitionDocument, item: Item, when: Condition) =>
  withItem(document, item.id, (now) => ({
    ...now,
    price: [...withNewRow(rowsOf(now.price) ?? [{ amount: 0 }], when)],
  }))

function stepsOf(axis: NewAxis, document: DefinitionDocument, words: DependenceWords) {
  const { name, first, rest } = words.ofBands(axis)
  const values: Omit<Band, 'id'>[] = [{ name: first, when: firstCondition(axis, document) }, { name: rest }]
  const of: Bands['of'] = axis === 'new-age' ? 'person' : 'registration'
  return { name, of, values }
}

/** The document in which rows of a price are steps of a table, divided also by another fact. */
export function withRowsInTable(
  document: DefinitionDocument,
  itemId: string,
  fact: string,
  words: DependenceWords,
): DefinitionDocument {
  const item = document.items.find(({ id }) => id === itemId)
  const rows = item === undefined ? null : rowsOf(item.price)
  if (item === undefined || rows === null) return document
  const bands = withNewBands(document, {
    ...{ name: words.ofRows, of: item.per },
    values: bandsOfRows(rows, words.when),
  })
  const amounts = Object.fromEntries(
    bandIds(bands.document, bands.fact).map((id, place) => [id, rows[place]?.amount ?? 0]),
  )
  const table = withItem(bands.document, itemId, (now) => ({ ...now, price: { by: [bands.fact], amounts } }))
  return withDependence(table, itemId, [bands.fact, fact], words)
}

const bandIds = ({ facts }: DefinitionDocument, fact: string): string[] =>
  facts.flatMap((own) =>
    own.kind === 'class' && `own.${own.id}` === fact ? own.values.map(({ id }) => id) : [],
  )

/** Steps that only this price asked for go with it. */
function withoutUnused(document: DefinitionDocument, { price }: Item): DefinitionDocument {
  const before = typeof price === 'object' && isTable(price) ? price.by : []
  return before
    .filter((fact) => fact.startsWith('own.'))
    .reduce((left, fact) => withoutUnusedBands(left, fact.slice('own.'.length)), document)
}

/** Whether rows can become steps: those with an amount for each unit cannot. */
export const canBeTable = (item: Item): boolean =>
  rowsOf(item.price)?.every(({ each }) => each === undefined) ?? true
