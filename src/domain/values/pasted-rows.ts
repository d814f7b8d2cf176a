import { type Grosze, parseMoney } from './money.ts'

/** Rows of cells, as a spreadsheet copies them: a line is a row, a tabulator parts its cells. */
export type PastedRows = readonly (readonly string[])[]

/**
 * Reads a pasted list. Lists typed by hand part cells by semicolons; empty lines are left out. A single cell is no list.
 */
export function pastedRows(text: string): PastedRows {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  const sign = text.includes('\t') ? '\t' : ';'
  return lines.map((line) => line.split(sign).map((cell) => cell.trim()))
}

/** Whether the text has more than one cell. */
export const isList = (rows: PastedRows): boolean => rows.length > 1 || rows.some((row) => row.length > 1)

/** A whole number in a cell: '150', '1 500', '150 miejsc'; null for anything else. */
export function numberInCell(cell: string | undefined): number | null {
  const [, digits] = /^(\d[\d\s]*)(?:\p{L}+\.?)?$/u.exec(cell ?? '') ?? []
  return digits === undefined ? null : Number(digits.replace(/\s/g, ''))
}

const FREE = 'bezpłatnie'
const NONE = ['—', '–', '-']

/** A sum in a cell: '120', '1 200,50 zł', 'bezpłatnie'; null for a dash, undefined for anything else. */
export function amountInCell(cell: string): Grosze | null | undefined {
  const text = cell.replace(/\s*(zł|PLN)\.?$/iu, '').trim()
  if (NONE.includes(text)) return null
  return text.toLocaleLowerCase('pl') === FREE ? 0 : (parseMoney(text) ?? undefined)
}
