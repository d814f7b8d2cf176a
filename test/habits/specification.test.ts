import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { rowsOf } from '../../scripts/support/specification-rows.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const rows = rowsOf(await readFile(path.join(ROOT, 'docs/specification.md'), 'utf8'))

test('every rule names its proof, or is marked as open', () => {
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter(({ proofs, open }) => proofs.length === 0 && !open).map(({ rule }) => rule)).toEqual([])
})

test('every proof is a test that exists', async () => {
  const proofs = rows.flatMap((row) => row.proofs)
  const missing = await Promise.all(
    proofs.map(async ({ file, title }) => {
      if (!existsSync(path.join(ROOT, file))) return [`${file} is not there`]
      const source = await readFile(path.join(ROOT, file), 'utf8')
      return source.includes(title) ? [] : [`${file} has no test '${title}'`]
    }),
  )
  expect(missing.flat()).toEqual([])
})
