import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { JOURNAL_KINDS, subjectsOf } from '#domain/audit/kinds.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const ACTION = /\baction: '([a-z_]+)\.[a-z_]+'/g

/** The first words of the actions that the server writes down. */
async function subjectsWritten(): Promise<string[]> {
  const found = new Set<string>()
  for await (const file of glob('src/server/**/*.ts', { cwd: ROOT }))
    for (const [, subject = ''] of (await readFile(path.join(ROOT, file), 'utf8')).matchAll(ACTION))
      found.add(subject)
  return [...found].toSorted()
}

test('each entry of the journal has one kind to filter by', async () => {
  const kept = JOURNAL_KINDS.flatMap(subjectsOf)
  expect(new Set(kept).size).toBe(kept.length)
  const written = await subjectsWritten()
  expect(written).toContain('refund')
  expect(written.filter((subject) => !kept.includes(subject))).toEqual([])
})
