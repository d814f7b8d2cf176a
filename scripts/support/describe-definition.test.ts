import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import kielce from '../../cases/kielce-rowerowa-2024.json' with { type: 'json' }
import { describeDefinition } from './describe-definition.ts'

const FILE = new URL('../../docs/event-definition.schema.json', import.meta.url)
const published = JSON.parse(await readFile(FILE, 'utf8'))

test('the published JSON Schema is the one of the code (npm run generate)', async () => {
  expect(await readFile(FILE, 'utf8')).toBe(describeDefinition())
})

test('the schema accepts what the product accepts, and refuses an unknown field', () => {
  const schema = z.fromJSONSchema(published)
  expect(schema.safeParse(kielce.definition).success).toBe(true)
  expect(schema.safeParse({ ...kielce.definition, colour: 'red' }).success).toBe(false)
  expect(schema.safeParse({ ...kielce.definition, kind: 'party' }).success).toBe(false)
})

test('a condition is a separate definition, because it contains conditions', () => {
  expect(Object.keys(published.$defs)).toEqual([
    'ages',
    'window',
    'condition',
    'dates',
    'limit',
    'claim',
    'price',
    'amounts',
    'deadline',
  ])
  expect(JSON.stringify(published.$defs.condition)).toContain('"#/$defs/condition"')
})

test('each example of a part is valid', () => {
  const parts: Record<string, { examples?: unknown[] }> = published.$defs
  for (const [name, { examples = [] }] of Object.entries(parts)) {
    const schema = z.fromJSONSchema({ $defs: published.$defs, $ref: `#/$defs/${name}` })
    expect(examples.length, name).toBeGreaterThan(0)
    for (const example of examples)
      expect(schema.safeParse(example).success, JSON.stringify(example)).toBe(true)
  }
})
