import type { Condition } from '../../definition/condition.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import type { Amounts } from '../../definition/definition-base.ts'
import { expandDefinition } from '../../definition/expand-definition.ts'
import type { PriceTable } from '../../definition/price-table.ts'
import { comparisonsOf, conditionsOf } from '../../facts/conditions-of.ts'
import { namedFacts } from '../../facts/named-facts.ts'
import { idOfName, withIds } from '../questions/id-of-name.ts'
import { withTables } from './map-prices.ts'
import type { PriceRow } from './price-rows.ts'

/** Steps that the organiser names, such as ages or times of registration: 'Do 2 lat', '3–12 lat', 'Od 13 lat'. */
export type Bands = Extract<DefinitionDocument['facts'][number], { readonly kind: 'class' }>
export type Band = Bands['values'][number]

/** The steps of a document. */
export const bandsOf = ({ facts }: Pick<DefinitionDocument, 'facts'>): Bands[] =>
  facts.filter((own) => own.kind === 'class')

/** The document with new steps, and the fact by which prices ask for them. */
export function withNewBands(
  document: DefinitionDocument,
  bands: Pick<Bands, 'name' | 'of'> & { readonly values: readonly Omit<Band, 'id'>[] },
): { readonly document: DefinitionDocument; readonly fact: string } {
  const id = idOfName(
    bands.name,
    document.facts.map((own) => own.id),
  )
  const values = withIds(bands.values)
  const facts = [...document.facts, { id, name: bands.name, kind: 'class' as const, of: bands.of, values }]
  return { document: { ...document, facts }, fact: `own.${id}` }
}

/** Rows of a price as steps, so that a table can be divided by them. */
export const bandsOfRows = (
  rows: readonly PriceRow[],
  words: (when: Condition | undefined) => string,
): readonly Omit<Band, 'id'>[] =>
  rows.map(({ when, name }) => ({ name: name ?? words(when), ...(when === undefined ? {} : { when }) }))

/** The document with one step changed: its name, or for whom it is. */
export const withBand = (
  document: DefinitionDocument,
  bandsId: string,
  bandId: string,
  change: (band: Band) => Band,
): DefinitionDocument =>
  withChanged(document, bandsId, (bands) => ({
    ...bands,
    values: bands.values.map((band) => (band.id === bandId ? change(band) : band)),
  }))

export const withBandsNamed = (document: DefinitionDocument, bandsId: string, name: string) =>
  withChanged(document, bandsId, (bands) => ({ ...bands, name }))

/** The document with a step more, before the one for the rest, and with its prices: those of the step behind it. */
export function withNewBand(
  document: DefinitionDocument,
  bandsId: string,
  band: Omit<Band, 'id'>,
): DefinitionDocument {
  const bands = bandsOf(document).find(({ id }) => id === bandsId)
  if (bands === undefined) return document
  const id = idOfName(
    band.name,
    bands.values.map((each) => each.id),
  )
  const rest = bands.values.findIndex((each) => each.when === undefined)
  const place = rest < 0 ? bands.values.length : rest
  const like = bands.values[rest < 0 ? place - 1 : place]?.id
  const added = withChanged(document, bandsId, () => ({
    ...bands,
    values: bands.values.toSpliced(place, 0, { ...band, id }),
  }))
  return withTables(added, (table) =>
    inTable(table, `own.${bandsId}`, (amounts) => copied(amounts, like, id)),
  )
}

/** The document without a step and without its prices; the last one stays. */
export function withoutBand(
  document: DefinitionDocument,
  bandsId: string,
  bandId: string,
): DefinitionDocument {
  const removed = withChanged(document, bandsId, (bands) =>
    bands.values.length < 2 ? bands : { ...bands, values: bands.values.filter((band) => band.id !== bandId) },
  )
  const isThere = bandsOf(removed).some(
    ({ id, values }) => id === bandsId && values.some((each) => each.id === bandId),
  )
  if (isThere) return document
  return withTables(removed, (table) =>
    inTable(table, `own.${bandsId}`, ({ [bandId]: _, ...amounts }) => amounts),
  )
}

/**
 * The step that is likely wanted next where steps go by what people are: the first kind of participation that none of
 * them asks for. Null where they go by something else, or where one kind is left, which is the rest.
 */
export function nextKindOf(
  { types }: Pick<DefinitionDocument, 'types'>,
  { of, values }: Pick<Bands, 'of' | 'values'>,
): Omit<Band, 'id'> | null {
  const asked = values.flatMap(({ when }) => (when === undefined ? [] : comparisonsOf(when)))
  if (of !== 'person' || asked.some(({ fact }) => OF_YEARS.includes(fact))) return null
  const ofKind = asked.filter(({ fact }) => fact === 'type')
  const left = types.filter(
    ({ id }) => !ofKind.some((each) => each.is === id || each.in?.includes(id) === true),
  )
  const [next, ...others] = left
  return next === undefined || others.length === 0
    ? null
    : { name: next.name, when: { fact: 'type', is: next.id } }
}

const OF_YEARS: readonly string[] = ['age', 'birthYear']

/** Paths of what asks for the steps, or for one of them by a condition; tables follow their steps by themselves. */
export function usesOfBands(document: DefinitionDocument, bandsId: string, bandId?: string): string[] {
  const definition = expandDefinition(document)
  const fact = `own.${bandsId}`
  const asked = conditionsOf(definition).filter(({ condition }) =>
    comparisonsOf(condition).some(
      (each) =>
        each.fact === fact &&
        (bandId === undefined || each.is === bandId || each.in?.includes(bandId) === true),
    ),
  )
  const named = bandId === undefined ? namedFacts(definition).filter(({ name }) => name === fact) : []
  return [...new Set([...asked, ...named].map(({ path }) => path))]
}

/** The document without steps that nothing asks for any more. */
export const withoutUnusedBands = (document: DefinitionDocument, bandsId: string): DefinitionDocument =>
  usesOfBands(document, bandsId).length > 0
    ? document
    : { ...document, facts: document.facts.filter(({ id }) => id !== bandsId) }

const withChanged = (
  document: DefinitionDocument,
  id: string,
  change: (bands: Bands) => Bands,
): DefinitionDocument => ({
  ...document,
  facts: document.facts.map((own) => (own.kind === 'class' && own.id === id ? change(own) : own)),
})

/** The table with the amounts changed that are divided by a fact. */
function inTable(table: PriceTable, fact: string, change: (amounts: Amounts) => Amounts): PriceTable {
  const depth = table.by.indexOf(fact)
  return depth < 0 ? table : { ...table, amounts: atDepth(table.amounts, depth, change) }
}

function atDepth(amounts: Amounts, depth: number, change: (amounts: Amounts) => Amounts): Amounts {
  if (depth === 0) return change(amounts)
  return Object.fromEntries(
    Object.entries(amounts).map(([value, within]) => [
      value,
      typeof within === 'object' && within !== null ? atDepth(within, depth - 1, change) : within,
    ]),
  )
}

const copied = (amounts: Amounts, from: string | undefined, to: string): Amounts => ({
  ...amounts,
  [to]: amounts[from ?? ''] ?? null,
})
