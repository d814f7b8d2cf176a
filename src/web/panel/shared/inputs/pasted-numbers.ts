/**
 * Numbers of a pasted table, row by row; null for an empty cell or one that is no whole number. Null where a single
 * value was pasted, which goes into its field as usual.
 */
export function pastedNumbers(text: string): (number | null)[][] | null {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  const rows = lines.map((line) => line.split('\t').map(numberIn))
  return rows.length === 1 && rows[0]?.length === 1 ? null : rows
}

/** '1 200' and '60 miejsc' are numbers too. */
function numberIn(cell: string): number | null {
  const digits = /^(\d[\d\s\u00a0]*)\p{L}*$/u.exec(cell.trim())?.[1]?.replaceAll(/[\s\u00a0]/g, '')
  return digits === undefined || digits.length > 6 ? null : Number(digits)
}
