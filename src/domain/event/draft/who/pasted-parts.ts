import { numberInCell, type PastedRows } from '../../../values/pasted-rows.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { agesWith, limitOfPlaces, placesOf, withGroup, withKind, withNewPart } from './parts.ts'
import type { PartList } from './without-part.ts'

/** The columns of a grid, in their order. */
export const COLUMNS = {
  groups: ['name', 'leader', 'places', 'note'],
  types: ['name', 'from', 'to', 'places', 'note'],
} as const
export type Column = (typeof COLUMNS)[PartList][number]

const LONGEST = { name: 80, leader: 120, note: 300 } as const
const OLDEST = 120
const MOST_PLACES = 1_000_000

/**
 * The document with one cell of a grid changed. An empty cell takes the value away, but never a name; a number that is
 * none changes nothing.
 */
export function withCell(
  document: DefinitionDocument,
  list: PartList,
  index: number,
  column: Column,
  text: string,
): DefinitionDocument {
  const part = document[list][index]
  if (part === undefined) return document
  const typed = text.trim()
  const number = numberInCell(typed)
  const isWrong = typed !== '' && number === null
  const write = list === 'groups' ? withGroup : withKind
  switch (column) {
    case 'name':
      return typed === '' ? document : write(document, part.id, { name: typed.slice(0, LONGEST.name).trim() })
    case 'leader':
      return withGroup(document, part.id, { leader: typed.slice(0, LONGEST.leader).trim() || undefined })
    case 'note':
      return write(document, part.id, { note: typed.slice(0, LONGEST.note).trim() || undefined })
    case 'places':
      if (isWrong || placesOf(part) === 'other' || (number ?? 0) > MOST_PLACES) return document
      return write(document, part.id, { limit: limitOfPlaces(part.limit, number) })
    case 'from':
    case 'to':
      if (isWrong || (number ?? 0) > OLDEST) return document
      return write(document, part.id, { ages: agesWith(part.ages, { [column]: number ?? undefined }) })
  }
}

/**
 * The document with a list pasted into a grid, from a cell on, as spreadsheets do it: what stands there is overwritten,
 * what goes beyond the last row is added. Rows without a name add nothing.
 */
export function withPasted(
  document: DefinitionDocument,
  list: PartList,
  at: { readonly row: number; readonly column: Column },
  rows: PastedRows,
): DefinitionDocument {
  const columns: readonly Column[] = COLUMNS[list]
  const first = columns.indexOf(at.column)
  return withoutHead(rows).reduce((now, cells, down) => {
    const isThere = at.row + down < document[list].length
    const name = first === 0 ? (cells[0] ?? '').slice(0, LONGEST.name).trim() : ''
    if (!isThere && name === '') return now
    const row = isThere ? at.row + down : now[list].length
    const begun = isThere ? now : withNewPart(now, list, name)
    return cells.reduce((made, cell, across) => {
      const column = columns[first + across]
      return column === undefined ? made : withCell(made, list, row, column, cell)
    }, begun)
  }, document)
}

/** A list is often copied with its headings: 'Grupa, Przewodnik, Miejsca'. */
function withoutHead(rows: PastedRows): PastedRows {
  const [head, ...rest] = rows
  const isHead = rest.length > 0 && head !== undefined && HEADINGS.test(head[0] ?? '')
  const isNamed = head?.slice(1).every((cell) => numberInCell(cell) === null) === true
  return isHead && isNamed ? rest : rows
}

const HEADINGS = /^(?:nazwa|grupa|nazwa grupy|rodzaj|rodzaj udziału|miejsce wyjazdu)$/iu
