import { sameValue } from '../../../values/same-value.ts'
import { canonical } from '../../definition/canonical.ts'
import type { Condition } from '../../definition/condition.ts'
import type { Claim, DefinitionDocument } from '../../definition/definition.ts'
import { idOfName } from '../questions/id-of-name.ts'
import { type Chip, chipsOf, conditionOf } from '../questions/who.ts'
import { limitIds } from './own-limits.ts'
import { optionKey, withPlaced } from './parts.ts'
import { sharedLimitsOf, withoutPool, withPool } from './shared-limits.ts'

/** Places by two things: the options of an item, and the group or kind of the person, or a term. */
export interface LimitTable {
  readonly item: string
  /** The fact across: 'group', 'type', 'chosen.term'. */
  readonly axis: string
  readonly columns: readonly string[]
  /** Who is counted; the same in every cell. */
  readonly who: Condition | undefined
  readonly rows: readonly { readonly option: string; readonly cells: readonly (string | null)[] }[]
}

/** What a table may be by, with the values of its columns. */
export interface TableAxis {
  readonly fact: string
  readonly values: readonly { readonly id: string; readonly name: string }[]
}

/** The facts by which places of an item can differ. */
export const axesOf = (document: DefinitionDocument, item: string): TableAxis[] =>
  [
    { fact: 'group', values: document.groups },
    { fact: 'type', values: document.types },
    ...document.items
      .filter(
        ({ id, options, choose, per }) =>
          id !== item && options.length > 1 && per === 'person' && choose !== 'quantity',
      )
      .map(({ id, options }) => ({ fact: `chosen.${id}`, values: options })),
  ]
    .filter(({ values }) => values.length > 0)
    .map(({ fact, values }) => ({ fact, values: values.map(({ id, name }) => ({ id, name })) }))

/** The tables of an event: items all of whose claims are cells of one table. */
export function tablesOf(document: DefinitionDocument): LimitTable[] {
  const shared = sharedLimitsOf(document)
  const isCell = (id: string) =>
    shared.some(
      ({ pool, takers, reductions }) =>
        pool.id === id &&
        takers.length === 1 &&
        reductions.length === 0 &&
        pool.per === undefined &&
        pool.allotments.length === 0,
    )
  return document.items.flatMap(({ id, options }) => {
    const claims = options.flatMap((option) => option.claims)
    if (claims.length < 2) return []
    return axesOf(document, id)
      .flatMap((axis) => tableBy(id, options, axis, isCell) ?? [])
      .slice(0, 1)
  })
}

function tableBy(
  item: string,
  options: DefinitionDocument['items'][number]['options'],
  { fact, values }: TableAxis,
  isCell: (pool: string) => boolean,
): LimitTable | null {
  const columns = values.map(({ id }) => id)
  const cells = options.map(({ id, claims }) => ({
    option: id,
    found: claims.map((claim) => cellOf(claim, fact, isCell)),
  }))
  const found = cells.flatMap((each) => each.found)
  const [first] = found
  if (!first || !found.every((cell) => cell !== null && sameValue(cell.rest, first.rest))) return null
  const rows = cells.map(({ option, found: of }) => ({
    option,
    cells: columns.map((column) => of.find((cell) => cell?.value === column)?.pool ?? null),
  }))
  const placed = rows.flatMap((row) => row.cells).filter((cell) => cell !== null)
  return placed.length === found.length ? { item, axis: fact, columns, who: first.rest, rows } : null
}

/** A claim of one place for whoever has one value of the fact; null where it says anything else. */
function cellOf({ pool, units, sharedBy, when }: Claim, fact: string, isCell: (pool: string) => boolean) {
  if (typeof pool !== 'string' || units !== 1 || sharedBy !== undefined || !isCell(pool)) return null
  const chips = chipsOf(when)
  const at = chips.findIndex((chip) => chip.kind === 'values' && chip.fact === fact && !chip.not)
  const chip = chips[at]
  if (chip?.kind !== 'values' || chip.values.length !== 1) return null
  return { pool, value: chip.values[0], rest: conditionOf(chips.toSpliced(at, 1)) }
}

/** The number of a cell; null takes its limit away. An empty cell that gets a number gets a limit. */
export function withCell(
  document: DefinitionDocument,
  { item, axis, who }: Pick<LimitTable, 'item' | 'axis' | 'who'>,
  cell: { readonly option: string; readonly column: string; readonly pool: string | null },
  places: number | null,
): DefinitionDocument {
  if (cell.pool !== null)
    return places === null
      ? withoutPool(document, cell.pool)
      : withPool(document, cell.pool, (pool) => ({ ...pool, capacity: places }))
  if (places === null) return document
  const name = cellName(document, item, axis, cell)
  const id = idOfName(name, limitIds(document))
  const chip: Chip = { kind: 'values', fact: axis, values: [cell.column], not: false }
  const when = conditionOf([chip, ...chipsOf(who)])
  const claim: Claim = { pool: id, units: 1, ...(when === undefined ? {} : { when }) }
  const made = {
    ...document,
    pools: [...document.pools, { id, name, capacity: places, allotments: [] }],
  }
  return withPlaced(made, optionKey(item, cell.option), ({ claims, ...rest }) => ({
    ...rest,
    claims: [...claims, claim],
  }))
}

function cellName(
  document: DefinitionDocument,
  item: string,
  axis: string,
  { option, column }: { readonly option: string; readonly column: string },
): string {
  const options = document.items.find(({ id }) => id === item)?.options ?? []
  const across = axesOf(document, item).find(({ fact }) => fact === axis)?.values ?? []
  const nameIn = (parts: readonly { readonly id: string; readonly name: string }[], id: string) =>
    parts.find((part) => part.id === id)?.name ?? id
  return `${nameIn(options, option)}, ${nameIn(across, column)}`.slice(0, 120)
}

/** The document in which the cells of a table are counted without a limit: nobody is refused. */
export const withTableCounted = (
  document: DefinitionDocument,
  { rows }: Pick<LimitTable, 'rows'>,
): DefinitionDocument =>
  rows
    .flatMap(({ cells }) => cells.filter((cell) => cell !== null))
    .reduce((now, id) => withPool(now, id, (pool) => ({ ...pool, capacity: null })), document)

/** Who is counted in every cell of the table. */
export function withTableWho(
  document: DefinitionDocument,
  table: LimitTable,
  who: Condition | undefined,
): DefinitionDocument {
  const { item, axis } = table
  return table.rows.reduce(
    (now, { option }) =>
      withPlaced(now, optionKey(item, option), ({ claims, ...rest }) => ({
        ...rest,
        claims: claims.map((claim) => withWho(claim, axis, who)),
      })),
    document,
  )
}

/** The column stays where it stands among the conditions. */
function withWho(claim: Claim, axis: string, who: Condition | undefined): Claim {
  const column = chipsOf(claim.when).find((chip) => chip.kind === 'values' && chip.fact === axis && !chip.not)
  if (column === undefined) return claim
  const when = conditionOf([column, ...chipsOf(who)])
  return when === undefined ? claim : { ...claim, when: canonical(when) }
}

/** The document with the first row of a table: a limit of each option in each column. */
export const withNewTable = (
  document: DefinitionDocument,
  item: string,
  axis: TableAxis,
  places: number,
): DefinitionDocument => {
  const options = document.items.find(({ id }) => id === item)?.options ?? []
  return options.reduce(
    (now, option) =>
      axis.values.reduce(
        (made, column) =>
          withCell(
            made,
            { item, axis: axis.fact, who: undefined },
            { option: option.id, column: column.id, pool: null },
            places,
          ),
        now,
      ),
    document,
  )
}
