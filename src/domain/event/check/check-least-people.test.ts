import { expect, test } from 'vitest'
import { problemText } from '#test/support/definition-problems.ts'
import { parseDefinition } from './check-definition.ts'

const problems = (part: Record<string, unknown>) => {
  const parsed = parseDefinition({
    ...{
      schemaVersion: 3,
      title: 'Wyjazd',
      kind: 'other',
      dates: { start: '2026-06-05', end: null },
      ...part,
    },
  })
  return parsed.ok ? [] : parsed.problems.map(problemText)
}
const least = (people: number, decidedOn = '2026-05-01') => ({ leastPeople: { people, decidedOn } })
const limited = (capacity: number | null, claim: object = {}) => ({
  pools: [{ id: 'seats', name: 'Miejsca', capacity, refusal: 'event_full' }],
  claims: [{ pool: 'seats', ...claim }],
})

test('an event has no least number of people, unless stated', () => {
  const parsed = parseDefinition({
    ...{ schemaVersion: 3, title: 'Wyjazd', kind: 'other', dates: { start: null, end: null } },
  })
  expect(parsed).toMatchObject({ ok: true, definition: { leastPeople: null } })
})

test('the least number fits into the limit of the event', () => {
  const tooMany = (limit: number, people: number) => [
    `leastPeople.people: Tyle osób się nie zmieści: limit wydarzenia to ${limit}, a wymagane jest ${people}.`,
  ]
  expect(problems({ ...least(20), ...limited(20) })).toEqual([])
  expect(problems({ ...least(21), ...limited(20) })).toEqual(tooMany(20, 21))
  expect(problems({ ...least(500), ...limited(null) })).toEqual([])
  expect(problems({ ...least(500) })).toEqual([])
  expect(problems({ ...least(11), ...limited(20, { units: 2 }) })).toEqual(tooMany(10, 11))
  const some = { when: { fact: 'age', atLeast: 18 } }
  expect(problems({ ...least(21), ...limited(20, some) })).toEqual([])
  const own = { id: 'own', name: 'Udział', capacity: 1, per: 'person', refusal: 'limit_per_person' }
  expect(problems({ ...least(20), pools: [own], claims: [{ pool: 'own' }] })).toEqual([])
  const two = limited(20, { pool: ['seats', 'more'] })
  const pools = [...two.pools, { id: 'more', name: 'Dalsze', capacity: 5, refusal: 'event_full' }]
  expect(problems({ ...least(25), ...two, pools })).toEqual([])
  expect(problems({ ...least(26), ...two, pools })).toEqual(tooMany(25, 26))
})

test('the least number is decided before the first day', () => {
  expect(problems(least(20, '2026-06-04'))).toEqual([])
  expect(problems(least(20, '2026-06-05'))).toEqual([
    'leastPeople.decidedOn: Decyzja musi zapaść przed pierwszym dniem wydarzenia (5 czerwca 2026).',
  ])
  expect(problems({ ...least(20, '2026-06-05'), dates: { start: null, end: null } })).toEqual([])
})
