import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readCase } from '../../tools/cases/case-file.ts'
import { playCase } from '../../tools/cases/run-case.ts'
import { createTestDatabase, type TestDatabase } from '../../tools/cases/scenario.ts'

/** docs/changing-and-resigning.md: its first example is the event, the others are registrations at it. */
const PAGE = new URL('../../docs/changing-and-resigning.md', import.meta.url)
const page = await readFile(PAGE, 'utf8')
const [event, ...examples] = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) =>
  JSON.parse(json),
)

let testDatabase: TestDatabase
beforeAll(async () => {
  testDatabase = await createTestDatabase(inject('cluster').url)
})
afterAll(() => testDatabase[Symbol.asyncDispose]())

test('the page has examples', () => {
  expect(examples.length).toBeGreaterThan(8)
})

test.each(examples.map((example) => [String(example.registrations[0].id), example] as const))(
  '%s: the worked example gives the stated results',
  async (_, example) => {
    const path = join(await mkdtemp(join(tmpdir(), 'case-')), 'case.json')
    await writeFile(path, JSON.stringify({ ...event, ...example }))
    const verdicts = await playCase(await readCase(path, tmpdir()), async () => testDatabase)
    expect(verdicts).toHaveLength(example.registrations.length)
    for (const { registration, differences } of verdicts)
      expect([registration, ...differences]).toEqual([registration])
  },
)
