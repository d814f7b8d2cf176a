import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { parseDefinition } from '#domain/event/check-definition.ts'
import { factsOf } from '#domain/quote/facts.ts'

/** docs/event-definition.md is what people write events by: what it shows must stand, what it lists must be all. */
const text = await readFile(new URL('../../docs/event-definition.md', import.meta.url), 'utf8')
const recipes = [...text.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) => JSON.parse(json))

type Part = Record<string, unknown>

/** What recipes leave out because it matters nothing to them. */
const LEFT_OUT: Readonly<Record<string, Part>> = {
  items: { name: 'Pozycja', category: 'other', legalKind: 'dated-service', per: 'person', choose: 'always' },
  pools: { name: 'Limit', refusal: 'product_full' },
  requirements: { message: 'Tak nie można.' },
}

const filledIn = (recipe: Part): Part => ({
  schemaVersion: 2,
  title: 'Przykład',
  kind: 'other',
  dates: { start: '2026-08-05', end: null },
  ...recipe,
  ...Object.fromEntries(
    Object.entries(LEFT_OUT).flatMap(([key, rest]) => {
      const parts = recipe[key]
      return Array.isArray(parts) ? [[key, parts.map((part) => ({ ...rest, ...part }))]] : []
    }),
  ),
})

describe('every recipe stands as it is written', () => {
  test.each(recipes.map((recipe, index) => [index, recipe] as const))('recipe %i', (_, recipe) => {
    const parsed = parseDefinition(recipe.definition ?? filledIn(recipe))
    expect(parsed.ok ? [] : parsed.problems).toEqual([])
  })
})

test('every fact is listed', () => {
  const parsed = parseDefinition({
    ...filledIn({}),
    groups: [{ id: 'group', name: 'G' }],
    types: [{ id: 'type', name: 'T' }],
    questions: [
      { id: 'question', of: 'person', type: 'checkboxes', label: 'Q', options: [{ id: 'a', name: 'A' }] },
    ],
    facts: [
      {
        id: 'fact',
        name: 'F',
        kind: 'class',
        values: [{ id: 'on', name: 'O', when: { fact: 'ageOn.2026-12-31', is: 3 } }],
      },
    ],
    items: [{ ...LEFT_OUT.items, id: 'item', choose: 'any', options: [{ id: 'option', name: 'O' }] }],
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const named = [...factsOf(parsed.definition).keys()].map((name) =>
    name.replace(/(?<=\.)(group|type|question|fact|item|option)\b/g, '<$1>'),
  )
  expect(named.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
})
