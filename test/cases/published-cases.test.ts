import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Case, readCase } from '../../scripts/cases/case-file.ts'
import { playCase } from '../../scripts/cases/run-case.ts'
import { type Ground, openGround } from '../../scripts/cases/steps-ground.ts'

/** What the published cases, and the one of the documentation, say of later steps, on the real database. */
const HOME = fileURLToPath(new URL('../../cases', import.meta.url))
const examples = (await readdir(`${HOME}/examples`)).map((file) => `examples/${file}`)
const files = [...(await readdir(HOME)), ...examples].filter((file) => file.endsWith('.json'))

let ground: Ground
beforeAll(async () => {
  ground = await openGround(inject('cluster').url)
})
afterAll(() => ground[Symbol.asyncDispose]())

const play = (file: Case) => playCase(file, async () => ground)

test.each(files)('%s: what happens after a registration comes out as published', async (name) => {
  const file = await readCase(`${HOME}/${name}`, HOME)
  const later = file.registrations.filter((each) => each.then !== undefined)
  for (const { registration, differences } of await play({ ...file, registrations: later }))
    expect([registration, ...differences]).toEqual([registration])
})

test('the whole case file of the documentation comes out as it says', async () => {
  const text = await readFile(new URL('../../docs/event-definition.md', import.meta.url), 'utf8')
  const [, json = ''] = [...text.matchAll(/```json\n(.*?)```/gs)].at(-1) ?? []
  const path = join(await mkdtemp(join(tmpdir(), 'case-')), 'case.json')
  await writeFile(path, json)
  const verdicts = await play(await readCase(path, HOME))
  expect(verdicts.map(({ registration, differences }) => [registration, ...differences])).toEqual([['S1']])
})
