import { remembered } from '../remembered.ts'
import type { Sheet, SheetCell } from './sheet.ts'

/** By this mark spreadsheets know that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
const END = '\r\n'

/**
 * A table as CSV for a Polish spreadsheet: 16.08.2026, 16.08.2026 20:15, 40,50. Text that a spreadsheet would take for a
 * formula begins with an apostrophe (OWASP, 'CSV injection').
 * @param separator of the values: ';' is what a Polish Excel opens by a double click
 */
export async function* writeCsv(
  { head, repeating, rows }: Sheet,
  separator: ';' | ',' | '\t',
): AsyncGenerator<string> {
  const quoted = quotedFor(separator)
  const write = (cell: SheetCell) => quoted(textOf(cell))
  const fields = head.map((_, at) => (repeating?.has(at) ? remembered(write) : write))
  yield `${BYTE_ORDER_MARK}${head.map((label) => quoted(harmless(label))).join(separator)}${END}`
  for await (const some of rows) {
    let text = ''
    for (const row of some) {
      let at = 0
      for (const cell of row) {
        if (at > 0) text += separator
        text += (fields[at++] ?? write)(cell)
      }
      text += END
    }
    yield text
  }
}

function textOf(cell: SheetCell): string {
  switch (cell?.kind) {
    case 'text':
      return harmless(cell.value)
    case 'number':
      return String(cell.value).replace('.', ',')
    case 'money':
      return moneyOf(cell.value)
    case 'day':
      return dayOf(cell.value)
    case 'moment':
      return `${dayOf(cell.value)} ${cell.value.slice(11, 16)}`
    default:
      return ''
  }
}

const two = (number: number) => String(number).padStart(2, '0')
const dayOf = (iso: string) => `${iso.slice(8, 10)}.${iso.slice(5, 7)}.${iso.slice(0, 4)}`

function moneyOf(grosze: number): string {
  const whole = Math.abs(grosze)
  return `${grosze < 0 ? '-' : ''}${Math.floor(whole / 100)},${two(whole % 100)}`
}

/** With these signs formulas begin, also in their wide forms. Spreadsheets skip blanks before them. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/
/** A letter of our alphabets or a digit: what most texts begin with. */
const PLAIN = /^[\dA-Za-z\u00C0-\u024F]/
const harmless = (text: string) => (PLAIN.test(text) || !FORMULA.test(text) ? text : `'${text}`)

function quotedFor(separator: string): (text: string) => string {
  const special = new RegExp(`["\\r\\n${separator}]`)
  return (text) => (special.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
}
