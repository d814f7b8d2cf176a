import { readCsv, type Table } from '#domain/importing/read-csv.ts'

/** What a file holds, or why it holds no table. */
export type FileReading = { readonly table: Table } | { readonly trouble: string }

const MOST_BYTES = 10 * 1024 * 1024
const MOST_ROWS = 5_000
/** The first bytes of an archive, as XLSX is one. */
const ARCHIVE = [0x50, 0x4b]

/** Reads a table that was saved by a spreadsheet: XLSX, or CSV in UTF-8 or in the letters of an older Windows. */
export async function readTableFile(file: Blob): Promise<FileReading> {
  if (file.size > MOST_BYTES) return { trouble: 'Ten plik jest za duży. Podziel go na mniejsze.' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isArchive = ARCHIVE.every((byte, index) => bytes[index] === byte)
  const table = isArchive ? await readXlsx(file) : readCsv(decoded(bytes))
  if (table === null)
    return { trouble: 'Nie da się otworzyć tego pliku. Zapisz go jeszcze raz jako XLSX albo CSV.' }
  if (table.length < 2)
    return { trouble: 'W\u00a0pliku nie ma wierszy. Pierwszy wiersz to nagłówki, pod nim osoby.' }
  if (table.length - 1 > MOST_ROWS)
    return { trouble: `Naraz wczytasz najwyżej ${MOST_ROWS} wierszy. Podziel plik na mniejsze.` }
  return { table }
}

/** UTF-8; what is none is taken for windows-1250, as older spreadsheets save Polish letters. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1250').decode(bytes)
  }
}

/** The first sheet; null for what is no spreadsheet. Fetched with its reader only when such a file is chosen. */
async function readXlsx(file: Blob): Promise<Table | null> {
  const { readSheet } = await import('read-excel-file/universal')
  try {
    const rows = await readSheet(file)
    return rows.map((row) => row.map(cellText)).filter((row) => row.some((cell) => cell !== ''))
  } catch {
    return null
  }
}

/** Days come as midnight of Greenwich. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) {
    const iso = cell.toISOString()
    return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso.slice(0, 16)
  }
  if (cell === true) return 'tak'
  return cell === false ? 'nie' : String(cell).trim()
}
