import { expect, test } from 'vitest'
import { item } from './check/check.fixture.ts'
import { parseDefinition, readPublished } from './check/check-definition.ts'

const BASE = { schemaVersion: 3, title: 'Rajd', kind: 'other', dates: { start: '2026-08-05', end: null } }

test('a published definition stays readable, whatever today’s checks find; its shape must be valid', () => {
  const refused = { ...BASE, items: [item(), item()] }
  expect(parseDefinition(refused).ok).toBe(false)
  expect(readPublished(refused)?.items).toHaveLength(2)
  expect(readPublished({ ...BASE, schemaVersion: 1 })?.schemaVersion).toBe(3)
  expect(readPublished({ ...BASE, colour: 'red' })).toBeNull()
  expect(readPublished(null)).toBeNull()
})

test('what passes is published with canonical conditions', () => {
  const when = {
    all: [
      {
        any: [
          { fact: 'channel', is: 'online' },
          { fact: 'channel', in: ['office'] },
        ],
      },
    ],
  }
  const parsed = parseDefinition({ ...BASE, items: [item({ when })] })
  expect(parsed.ok && parsed.definition.items[0]?.when).toEqual({ fact: 'channel', in: ['online', 'office'] })
})
