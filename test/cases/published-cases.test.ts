import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Case, readCase } from '../../tools/cases/case-file.ts'
import { playCase } from '../../tools/cases/run-case.ts'
import { createTestDatabase, type TestDatabase } from '../../tools/cases/scenario.ts'

/** Later steps of the published cases, and of the one in the documentation, on the real database. */
const HOME = fileURLToPath(new URL('../../cases', import.meta.url))
const examples = (await readdir(`${HOME}/examples`)).map((file) => `examples/${file}`)
const files = [...(await readdir(HOME)), ...examples].filter((file) => file.endsWith('.json'))

let testDatabase: TestDatabase
beforeAll(async () => {
  testDatabase = await createTestDatabase(inject('cluster').url)
})
afterAll(() => testDatabase[Symbol.asyncDispose]())

const play = (file: Case) => playCase(file, async () => testDatabase)

test.each(files)('%s: the steps after a registration give the published results', async (name) => {
  const file = await readCase(`${HOME}/${name}`, HOME)
  const later = file.registrations.filter((each) => each.then !== undefined)
  for (const { registration, differences } of await play({ ...file, registrations: later }))
    expect([registration, ...differences]).toEqual([registration])
})

test('the whole case file of the documentation gives the stated results', async () => {
  const text = await readFile(new URL('../../docs/cases.md', import.meta.url), 'utf8')
  const [, json = ''] = [...text.matchAll(/```json\n(.*?)```/gs)].at(-1) ?? []
  const path = join(await mkdtemp(join(tmpdir(), 'case-')), 'case.json')
  await writeFile(path, json)
  const verdicts = await play(await readCase(path, HOME))
  expect(verdicts.map(({ registration, differences }) => [registration, ...differences])).toEqual([['S1']])
})
