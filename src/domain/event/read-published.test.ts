import { expect, test } from 'vitest'
import { item } from './check.fixture.ts'
import { parseDefinition, readPublished } from './check-definition.ts'

const BASE = { schemaVersion: 2, title: 'Rajd', kind: 'other', dates: { start: '2026-08-05', end: null } }

test('what was published once stays readable, whatever is found wrong nowadays; its shape must be right', () => {
  const refused = { ...BASE, items: [item(), item()] }
  expect(parseDefinition(refused).ok).toBe(false)
  expect(readPublished(refused)?.items).toHaveLength(2)
  expect(readPublished({ ...BASE, schemaVersion: 1 })?.schemaVersion).toBe(2)
  expect(readPublished({ ...BASE, colour: 'red' })).toBeNull()
  expect(readPublished(null)).toBeNull()
})
