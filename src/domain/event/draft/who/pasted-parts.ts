import { numberInCell, type PastedRows } from '../../../values/pasted-rows.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { withPartFields } from '../with-fields.ts'
import { type Ages, agesWith, limitOfPlaces, placesOf, withGroup, withKind, withNewPart } from './parts.ts'
import type { PartList } from './without-part.ts'

/** The columns of a grid, in their order. */
export const COLUMNS = {
  groups: ['name', 'leader', 'places', 'note'],
  types: ['name', 'from', 'to', 'places', 'note'],
} as const
export type Column = (typeof COLUMNS)[PartList][number]

const LONGEST = { name: 80, leader: 120, note: 300 } as const
const OLDEST = 120
const YEARS = { first: 1900, last: 2999 } as const
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
      if (isWrong || (number !== null && !isAgeOrYear(number))) return document
      return write(document, part.id, { ages: agesOfCell(part.ages, column, number) })
  }
}

const isYear = (number: number) => number >= YEARS.first && number <= YEARS.last

/** Whether a number in a column of ages is one, or a year of birth: '2005' means those born then. */
export const isAgeOrYear = (number: number): boolean => number <= OLDEST || isYear(number)

/** What a cell shows of ages: an age, or else a year of birth. */
export const ageInCell = (ages: Ages | undefined, bound: 'from' | 'to'): number | undefined =>
  ages?.[bound] ?? ages?.born?.[bound]

/** Ages with what a cell shows replaced; a year of birth beside an age is not shown there, and stays. */
function agesOfCell(ages: Ages | undefined, bound: 'from' | 'to', number: number | null): Ages | undefined {
  const born = ages?.born ?? {}
  const withYear = (year: number | undefined) =>
    withPartFields<NonNullable<Ages['born']>>(born, { [bound]: year })
  if (number !== null && isYear(number)) return agesWith(ages, { [bound]: undefined, born: withYear(number) })
  const showsYear = ages?.[bound] === undefined
  return agesWith(ages, { [bound]: number ?? undefined, ...(showsYear ? { born: withYear(undefined) } : {}) })
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
