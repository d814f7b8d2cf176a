import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileCondition } from '../../quote/evaluate.ts'
import { context, draft } from '../../quote/quote.fixture.ts'
import { type Known, wholeScope } from '../../quote/scope.ts'
import { canonical, withCanonicalConditions } from './canonical.ts'
import type { Condition } from './condition.ts'

const FACTS = ['group', 'answer.diet', 'chosen.days', 'age']
const value = fc.constantFrom('a', 'A ', 'b', 'c', 1, 2, true)
const comparison: fc.Arbitrary<Condition> = fc.record(
  {
    fact: fc.constantFrom(...FACTS),
    is: value,
    in: fc.array(value, { minLength: 1, maxLength: 3 }),
    atLeast: fc.constantFrom(1, 'b'),
    given: fc.boolean(),
  },
  { requiredKeys: ['fact'] },
)
const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 4 },
    comparison,
    fc.record({ fact: fc.constantFrom(...FACTS), is: value }),
    fc.record({ all: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('condition'), { minLength: 1, maxLength: 4 }) }),
    fc.record({ not: tie('condition') }),
  ),
}))
const scalar = fc.oneof(value, fc.constantFrom(undefined, null, false, 0, ''))
const known: fc.Arbitrary<Known> = fc.oneof(
  scalar,
  fc.array(fc.oneof(value, fc.constant(undefined)), { maxLength: 3 }),
)
const world = fc.record(Object.fromEntries(FACTS.map((fact) => [fact, known])))

const scope = wholeScope(draft([]), context('2026-06-10T12:00:00'))
const truthOf = (asked: Condition, facts: Readonly<Record<string, Known>>) =>
  compileCondition(asked, (name) => () => facts[name])(scope)

test('a canonical condition holds, fails and is unknown as the written one does', () => {
  fc.assert(
    fc.property(condition, world, (written, facts) => {
      expect(truthOf(canonical(written), facts)).toBe(truthOf(written, facts))
    }),
    { numRuns: 3000 },
  )
})

test('what is canonical stays as it is', () => {
  fc.assert(
    fc.property(condition, (written) => {
      expect(canonical(canonical(written))).toEqual(canonical(written))
    }),
    { numRuns: 3000 },
  )
})

const red: Condition = { fact: 'group', is: 'red' }
const blue: Condition = { fact: 'group', is: 'blue' }
const adult: Condition = { fact: 'age', atLeast: 18 }

test.each<[string, Condition, Condition]>([
  ['all of one part is the part', { all: [adult] }, adult],
  ['any of one part is the part', { any: [{ all: [adult] }] }, adult],
  [
    'nested lists of one word are one list',
    { all: [{ all: [red, adult] }, blue] },
    { all: [red, adult, blue] },
  ],
  [
    'any of two values of a fact is one list of values',
    { any: [red, blue] },
    { fact: 'group', in: ['red', 'blue'] },
  ],
  [
    'values of one fact are joined where the first of them stands',
    { any: [red, adult, { fact: 'group', in: ['blue', 'red'] }] },
    { any: [{ fact: 'group', in: ['red', 'blue'] }, adult] },
  ],
  ['all of two values of a fact stays', { all: [red, blue] }, { all: [red, blue] }],
  ['a list of one value is that value', { fact: 'group', in: ['red'] }, red],
  ['not of not goes', { not: { not: { any: [red] } } }, red],
])('%s', (_, written, expected) => expect(canonical(written)).toEqual(expected))

test('amounts under the names of the words stay amounts', () => {
  const price = { by: ['group', 'type'], amounts: { any: { all: 1 }, not: { fact: 2 } } }
  expect(withCanonicalConditions({ when: { any: [red] }, price })).toEqual({ when: red, price })
})
