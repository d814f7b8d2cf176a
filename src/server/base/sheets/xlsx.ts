import { remembered } from '../remembered.ts'
import type { Sheet, SheetCell, SheetRow } from './sheet.ts'
import { writeZip, type ZipEntry } from './zip.ts'

/** With the heading; what is more goes onto a further sheet. */
const MOST_ROWS = 1_048_576
const MOST_CHARACTERS = 32_767
/** Rows of XML that are handed on at once. */
const AT_ONCE = 500

/** The looks of cells, by their place in `STYLES`. */
const LOOK = { day: 1, moment: 2, money: 3, head: 4 }

/** A table as a workbook with typed cells, written while its rows are read. Text is text: no formula can come of it. */
export const writeXlsx = (sheet: Sheet): AsyncGenerator<Buffer> => writeZip(entriesOf(sheet))

async function* entriesOf({ name, head, repeating, rows }: Sheet): AsyncGenerator<ZipEntry> {
  const source = eachOf(rows)
  const cells = head.map((_, at) => (repeating?.has(at) ? remembered(cellXml) : cellXml))
  const sheets: string[] = []
  let next = await source.next()
  do {
    sheets.push(sheets.length === 0 ? name : `${name} ${sheets.length + 1}`)
    yield { name: `xl/worksheets/sheet${sheets.length}.xml`, content: sheetXml() }
  } while (!next.done)
  yield { name: 'xl/workbook.xml', content: [workbookXml(sheets)] }
  yield { name: 'xl/_rels/workbook.xml.rels', content: [workbookRelations(sheets.length)] }
  yield { name: 'xl/styles.xml', content: [STYLES] }
  yield { name: '_rels/.rels', content: [RELATIONS] }
  yield { name: '[Content_Types].xml', content: [contentTypes(sheets.length)] }

  async function* sheetXml(): AsyncGenerator<string> {
    yield SHEET_BEGIN
    let xml = rowXml(1, head.map(headCell))
    for (let row = 2; row <= MOST_ROWS && !next.done; row++) {
      xml += rowXml(
        row,
        next.value.map((cell, at) => (cells[at] ?? cellXml)(cell)),
      )
      if (row % AT_ONCE === 0) {
        yield xml
        xml = ''
      }
      next = await source.next()
    }
    yield `${xml}</sheetData></worksheet>`
  }
}

async function* eachOf(rows: Sheet['rows']): AsyncGenerator<SheetRow, undefined> {
  for await (const some of rows) yield* some
}

/** Each cell with its address: the format can do without, some readers cannot. */
const rowXml = (row: number, cells: readonly string[]) =>
  `<row r="${row}">${cells.map((xml, at) => `<c r="${columnName(at)}${row}"${xml}`).join('')}</row>`

const LETTERS = 26

/** A, B, … Z, AA, AB, … */
const columnName = remembered(
  (at: number): string =>
    (at < LETTERS ? '' : columnName(Math.floor(at / LETTERS) - 1)) + String.fromCharCode(65 + (at % LETTERS)),
)

const headCell = (text: string) => textCell(text, ` s="${LOOK.head}"`)

/** A cell behind its address. */
function cellXml(cell: SheetCell): string {
  switch (cell?.kind) {
    case 'text':
      return textCell(cell.value, '')
    case 'number':
      return `><v>${cell.value}</v></c>`
    case 'money':
      return ` s="${LOOK.money}"><v>${cell.value / 100}</v></c>`
    case 'day':
      return ` s="${LOOK.day}"><v>${serial(cell.value)}</v></c>`
    case 'moment':
      return ` s="${LOOK.moment}"><v>${serial(cell.value)}</v></c>`
    default:
      return '/>'
  }
}

const textCell = (text: string, look: string) =>
  ` t="inlineStr"${look}><is><t xml:space="preserve">${xmlText(text.slice(0, MOST_CHARACTERS))}</t></is></c>`

const DAY = 86_400_000
const BASE = Date.UTC(1899, 11, 30)
/**
 * Days since the day before the first one of the format; the time is their fraction, with all its digits: of one that was rounded
 * down LibreOffice shows the minute before.
 */
function serial(iso: string): number {
  const part = (from: number, to: number) => Number(iso.slice(from, to))
  // A clock without summer time: what is reckoned is the difference of two local times.
  const at = Date.UTC(part(0, 4), part(5, 7) - 1, part(8, 10), part(11, 13), part(14, 16))
  return (at - BASE) / DAY
}

/** What XML holds as it is, without signs that mean something in it. */
const PLAIN = /^[\t\n !#-%'-;=?-^`-\uD7FF\uE000-\uFFFD]*$/

/** Without what XML cannot hold; '_x0041_' would be read as a sign of its own. */
const xmlText = (text: string) => (PLAIN.test(text) ? text : escaped(text))

const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;')

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The heading stays in sight. */
const SHEET_BEGIN = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="200" width="20" customWidth="1"/></cols><sheetData>`

const workbookXml = (names: readonly string[]) =>
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names
    .map((name, at) => `<sheet name="${xmlText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
    .join('')}</sheets></workbook>`

const each = (count: number, text: (n: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at + 1)).join('')

const workbookRelations = (sheets: number) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${each(
    sheets,
    (n) => `<Relationship Id="rId${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
  )}<Relationship Id="rId${sheets + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`

const RELATIONS = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

const contentTypes = (sheets: number) =>
  `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${each(
    sheets,
    (n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPES}.worksheet+xml"/>`,
  )}</Types>`

const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="165" formatCode="#,##0.00\\ &quot;z&#322;&quot;"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`
