import { parseMoney } from '../../../values/money.ts'
import { readDay } from '../../../values/time.ts'
import type { Option } from '../prices/price-rows.ts'
import { withIds } from '../questions/id-of-name.ts'

/** What a column of a pasted list means, in the order of the columns of the grid. */
export type OptionColumn = 'name' | 'start' | 'end' | 'day' | 'price' | 'places' | 'note'

const LONGEST_NAME = 120
const LONGEST_NOTE = 300

/** Lines of a pasted text, each cut by tabs (a sheet) or semicolons; a text without them is a list of names. */
const pastedCells = (text: string): string[][] =>
  text
    .split(/\r?\n/)
    .map((line) => line.split(/\t|;/).map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''))

/** Options of a pasted list. What cannot be read in a column is left out; a line without a name is none. */
export function pastedOptions(
  text: string,
  columns: readonly OptionColumn[],
  taken: readonly string[],
): Option[] {
  return withIds(
    pastedCells(text).flatMap((cells) => optionOf(cells, columns) ?? []),
    taken,
  )
}

/**
 * The options of an item with those of a pasted list behind them, or in place of them where they are only examples that
 * nobody has touched.
 * @param examples names of options that stand for those to come
 */
export const optionsWithPasted = (
  options: readonly Option[],
  pasted: readonly Option[],
  examples: readonly string[],
): Option[] => (pasted.length > 0 && areExamples(options, examples) ? [...pasted] : [...options, ...pasted])

const areExamples = (options: readonly Option[], examples: readonly string[]): boolean =>
  options.every(
    ({ id, name, claims, windows, ...others }) =>
      examples.includes(name) &&
      claims.length + windows.length === 0 &&
      Object.values(others).every((value) => value === undefined),
  )

function optionOf(cells: readonly string[], columns: readonly OptionColumn[]): Omit<Option, 'id'> | null {
  const cell = (column: OptionColumn) => cells[columns.indexOf(column)] ?? ''
  const name = cell('name').slice(0, LONGEST_NAME)
  if (name === '') return null
  const price = readAmount(cell('price'))
  const places = /^\d{1,6}$/.test(cell('places')) ? Number(cell('places')) : undefined
  const note = cell('note').slice(0, LONGEST_NOTE)
  const [start, end, day] = [typedDay(cell('start')), typedDay(cell('end')), typedDay(cell('day'))]
  return {
    ...{ name, claims: [], windows: [] },
    ...(price === null ? {} : { price }),
    ...(places === undefined ? {} : { limit: places }),
    ...(note === '' ? {} : { note }),
    ...(start === null ? {} : { dates: { start, ...(end === null ? {} : { end }) } }),
    ...(day === null ? {} : { day }),
  }
}

const readAmount = (text: string) => parseMoney(text.replace(/\s*(zł|PLN)\.?$/i, '').trim())

/** A day as people type it: '5.08.2027', '05-08-2027', '2027-08-05'; null for anything else. */
export function typedDay(text: string): string | null {
  const polish = /^(\d{1,2})[.\-/](\d{1,2})[.\-/](\d{4})\.?$/.exec(text)
  const iso =
    polish === null ? text : `${polish[3]}-${polish[2]?.padStart(2, '0')}-${polish[1]?.padStart(2, '0')}`
  return readDay(iso)?.toString() ?? null
}
