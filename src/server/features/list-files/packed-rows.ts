import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { SheetRow } from '#server/base/sheets/sheet.ts'

/** Rows of a file as they lie in the storage until it is downloaded: of no format yet. */

const pack = promisify(gzip)
const unpack = promisify(gunzip)

export const packRows = (rows: readonly SheetRow[]): Promise<Buffer> =>
  pack(JSON.stringify(rows), { level: 3 })

/** @throws Error for bytes that `packRows` has not made */
export async function unpackRows(bytes: Buffer): Promise<readonly SheetRow[]> {
  const rows: unknown = JSON.parse((await unpack(bytes)).toString('utf8'))
  if (!isRows(rows)) throw new Error('A part of a file of a list cannot be read.')
  return rows
}

const isRows = (rows: unknown): rows is SheetRow[] =>
  Array.isArray(rows) && rows.every((row) => Array.isArray(row) && row.every(isCell))

const isCell = (cell: unknown): boolean =>
  cell === null || (typeof cell === 'object' && 'kind' in cell && 'value' in cell)
