import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readCase } from './case-file.ts'
import { runCase } from './run-case.ts'

/** The examples of cases/examples: their outcomes were calculated by hand from the rules. */
const HOME = fileURLToPath(new URL('../../cases', import.meta.url))
const files = (await readdir(`${HOME}/examples`)).sort()
const schema = new URL('../../docs/event-definition.schema.json', import.meta.url)
const published = z.fromJSONSchema(JSON.parse(await readFile(schema, 'utf8')))

test('there is one of each kind', () => {
  expect(files).toEqual([
    'bal-charytatywny-2026.json',
    'bieg-mostow-2026.json',
    'kolonie-sowa-2026.json',
    'konferencja-archiwa-2026.json',
    'kopalnia-modrza-2026.json',
    'muzeum-solne-2026.json',
    'pielgrzymka-lipowa-2026.json',
    'polkolonie-lipy-2026.json',
    'rajd-dolin-2026.json',
    'rekolekcje-zrodlo-2026.json',
    'splyw-rodzinny-2026.json',
    'turniej-deby-2026.json',
    'zjazd-kuznia-2026.json',
    'zlot-wiatrakow-2026.json',
  ])
})

describe.each(files)('%s', async (name) => {
  const file = await readCase(`${HOME}/examples/${name}`, HOME)

  test('is accepted by the published JSON Schema', () => {
    expect(published.safeParse(file.definition).error?.issues).toBeUndefined()
  })

  // Later steps run on a database: test/cases/published-cases.test.ts.
  const registrations = file.registrations.map(({ then: _then, ...sample }) => sample)
  test.each(runCase({ ...file, registrations }).map((verdict) => [verdict.registration, verdict] as const))(
    '%s',
    (_, verdict) => {
      expect(verdict.differences).toEqual([])
    },
  )
})
