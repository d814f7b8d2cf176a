import { expect, test } from 'vitest'
import { definitionSchema } from '#domain/event/definition.ts'
import { definitionWords } from '../definition-words.ts'

const BASE = { schemaVersion: 2, title: 'Wieczór', kind: 'other', dates: { start: null, end: null } }

/** What is said of handing a place over. */
const saidOf = (part: object) =>
  definitionWords(definitionSchema.parse({ ...BASE, ...part }))
    .flatMap(({ parts }) => parts.flatMap(({ rows }) => rows))
    .filter(({ name }) => name === 'Przekazanie miejsca')
    .map(({ value }) => value)

test('of handing a place over the fee is said, or that nobody may; where heads are counted nothing', () => {
  expect(saidOf({})).toEqual(['bez opłaty'])
  expect(saidOf({ handOver: null })).toEqual(['nie można'])
  expect(saidOf({ attendance: 'headcount' })).toEqual([])
})
