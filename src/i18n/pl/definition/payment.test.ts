import { expect, test } from 'vitest'
import { definitionOf } from '#domain/event/definition/definition.fixture.ts'
import { definitionWords } from './definition-words.ts'

const BASE = { schemaVersion: 3, title: 'Wieczór', kind: 'other', dates: { start: null, end: null } }

/** The rows on handing a place over. */
const handOverRows = (part: object) =>
  definitionWords(definitionOf({ ...BASE, ...part }))
    .flatMap(({ parts }) => parts.flatMap(({ rows }) => rows))
    .filter(({ name }) => name === 'Przekazanie miejsca')
    .map(({ value }) => value)

test('handing over shows its fee, or that it is not allowed; with counted heads it is left out', () => {
  expect(handOverRows({})).toEqual(['bez opłaty'])
  expect(handOverRows({ handOver: null })).toEqual(['nie można'])
  expect(handOverRows({ attendance: 'headcount' })).toEqual([])
})
