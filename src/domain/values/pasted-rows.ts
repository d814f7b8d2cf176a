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
