import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { writeCsv } from './csv.ts'
import type { Sheet, SheetRow } from './sheet.ts'
import { writeXlsx } from './xlsx.ts'

const day = '2026-08-16'
const moment = '2026-08-16T20:15'

const ROW: SheetRow = [
  { kind: 'text', value: '=HYPERLINK("http://evil.pl";"Kliknij")' },
  { kind: 'number', value: 1.5 },
  { kind: 'money', value: -4_005 },
  { kind: 'day', value: day },
  { kind: 'moment', value: moment },
  null,
  { kind: 'text', value: 'a;b,"c"\n<&>\u0000_x0041_ żółć' },
]
const HEAD = ['Nazwisko', 'Liczba', 'Kwota', 'Dzień', 'Chwila', 'Nic', 'Znaki']

const sheet = (rows: readonly SheetRow[]): Sheet => ({
  ...{ name: 'Lista', head: HEAD },
  rows: (async function* () {
    yield rows
  })(),
})

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}

/** The cells of a CSV with this separator, as a spreadsheet reads them. */
function cellsOf(csv: string, separator: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let value = ''
  let quoted = false
  for (let at = 0; at < csv.length; at++) {
    const sign = csv.charAt(at)
    if (quoted && csv.startsWith('""', at)) {
      value += '"'
      at++
    } else if (sign === '"') quoted = !quoted
    else if (!quoted && sign === separator) {
      row.push(value)
      value = ''
    } else if (!quoted && csv.startsWith('\r\n', at)) {
      rows.push([...row, value])
      row = []
      value = ''
      at++
    } else value += sign
  }
  return rows
}

test.each([';', ',', '\t'] as const)(
  'every cell of a CSV with %j is read back as it was',
  async (separator) => {
    const csv = await textOf(writeCsv(sheet([ROW, ROW]), separator))
    expect(csv.startsWith('\uFEFFNazwisko')).toBe(true)
    const read = [
      '\'=HYPERLINK("http://evil.pl";"Kliknij")',
      ...['1,5', '-40,05', '16.08.2026', '16.08.2026 20:15', ''],
      'a;b,"c"\n<&>\u0000_x0041_ żółć',
    ]
    expect(cellsOf(csv.slice(1), separator)).toEqual([HEAD, read, read])
  },
)

test.each(['=1', '+48 600', '-1', '@SUM(A1)', ' =1', '\t=1', '\r=1', '\uFF1D1'])(
  'a text that a spreadsheet would reckon is harmless: %j',
  async (value) => {
    const csv = await textOf(writeCsv(sheet([[{ kind: 'text', value }]]), ';'))
    expect(cellsOf(csv, ';')[1]).toEqual([`'${value}`])
  },
)

/** The files of an archive, by the directory at its end. */
async function unzip(pieces: AsyncIterable<Buffer>): Promise<Map<string, string>> {
  const parts: Buffer[] = []
  for await (const piece of pieces) parts.push(piece)
  const zip = Buffer.concat(parts)
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  const files = new Map<string, string>()
  let at = zip.readUInt32LE(end + 16)
  for (let entry = 0; entry < zip.readUInt16LE(end + 10); entry++) {
    const packed = zip.readUInt32LE(at + 20)
    const size = zip.readUInt32LE(at + 24)
    const nameLength = zip.readUInt16LE(at + 28)
    const local = zip.readUInt32LE(at + 42)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const start = local + 30 + zip.readUInt16LE(local + 26)
    const content = inflateRawSync(zip.subarray(start, start + packed))
    expect(content.length).toBe(size)
    files.set(name, content.toString('utf8'))
    at += 46 + nameLength
  }
  return files
}

test('every cell of an XLSX has its type, and a formula is text', async () => {
  const files = await unzip(writeXlsx(sheet([ROW])))
  expect([...files.keys()]).toEqual([
    'xl/worksheets/sheet1.xml',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    '_rels/.rels',
    '[Content_Types].xml',
  ])
  const xml = files.get('xl/worksheets/sheet1.xml') ?? ''
  const [, row = ''] = xml.match(/<row r.*?<\/row>/gs) ?? []
  expect(row.match(/<c r.*?(?:<\/c>|\/>)/gs)).toEqual([
    text('A2', '=HYPERLINK(&quot;http://evil.pl&quot;;&quot;Kliknij&quot;)'),
    '<c r="B2"><v>1.5</v></c>',
    '<c r="C2" s="3"><v>-40.05</v></c>',
    '<c r="D2" s="1"><v>46250</v></c>',
    '<c r="E2" s="2"><v>46250.84375</v></c>',
    '<c r="F2"/>',
    text('G2', 'a;b,&quot;c&quot;\n&lt;&amp;&gt;_x005F_x0041_ żółć'),
  ])
  expect(xml).not.toContain('<f>')
})

const text = (at: string, value: string) =>
  `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`

test('a failure while rows are read is a failure of the file', async () => {
  const rows = (async function* () {
    yield [ROW]
    throw new Error('the database is gone')
  })()
  await expect(unzip(writeXlsx({ name: 'Lista', head: HEAD, rows }))).rejects.toThrow('the database is gone')
})

const sheetXmlOf = async (of: Sheet): Promise<string> =>
  (await unzip(writeXlsx(of))).get('xl/worksheets/sheet1.xml') ?? ''

test('every minute of a day is its moment in a workbook, to a hundredth of a millisecond', async () => {
  const minutes = Array.from({ length: 1_440 }, (_, minute) => {
    const [hour, rest] = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'))
    return [{ kind: 'moment', value: `2026-08-16T${hour}:${rest}` }] as const
  })
  const xml = await sheetXmlOf({ ...sheet(minutes), head: ['Chwila'] })
  const found = [...xml.matchAll(/<v>([\d.]+)<\/v>/g)].map(([, value]) => (Number(value) - 46_250) * 86_400)
  expect(found).toHaveLength(1_440)
  for (const [minute, seconds] of found.entries()) expect(Math.abs(seconds - minute * 60)).toBeLessThan(1e-5)
})

test('cells that repeat are written as those that do not, in each column', async () => {
  const again = { kind: 'text', value: '=a;"b" & c' } as const
  const rows: SheetRow[] = [
    [again, null, again],
    [again, { kind: 'day', value: day }, null],
    [null, null, { kind: 'text', value: '=a;"b" & c' }],
  ]
  const once = sheet(rows)
  const repeating = { ...sheet(rows), repeating: new Set([0, 1]) }
  expect(await textOf(writeCsv(repeating, ';'))).toBe(await textOf(writeCsv(once, ';')))
  expect(await sheetXmlOf({ ...sheet(rows), repeating: new Set([0, 1]) })).toBe(await sheetXmlOf(sheet(rows)))
})
