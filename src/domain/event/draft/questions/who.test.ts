import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eventAsking, questionOf, SHOWN_EVENTS } from '#test/support/question-forms.ts'
import { canonical } from '../../definition/canonical.ts'
import type { Condition } from '../../definition/condition.ts'
import { expandDefinition } from '../../definition/expand-definition.ts'
import { conditionsOf } from '../../facts/conditions-of.ts'
import { askableFacts, firstChip } from './askable-facts.ts'
import { type Chip, chipsOf, conditionOf } from './who.ts'

const MINOR: Condition = { fact: 'age', atMost: 17 }
const DIET: Condition = { fact: 'answer.diet', in: ['meatless', 'other'] }

test.each<[string, Condition | undefined, Chip['kind'][]]>([
  ['nothing', undefined, []],
  ['one comparison', MINOR, ['range']],
  [
    'several that all hold',
    { all: [MINOR, DIET, { fact: 'code', given: true }] },
    ['range', 'values', 'given'],
  ],
  ['none of some values', { not: DIET }, ['values']],
  ['one of several', { any: [MINOR, DIET] }, ['other']],
  ['the other side of a bound', { not: MINOR }, ['other']],
  ['several operators', { fact: 'age', is: 7, atMost: 17 }, ['other']],
  [
    'a part in another way',
    { all: [MINOR, { any: [DIET, { fact: 'sex', is: 'MALE' }] }] },
    ['range', 'other'],
  ],
])('%s', (_, condition, kinds) => {
  expect(chipsOf(condition).map(({ kind }) => kind)).toEqual(kinds)
  expect(conditionOf(chipsOf(condition))).toEqual(condition)
})

const chip: fc.Arbitrary<Chip> = fc.oneof(
  fc.record({
    kind: fc.constant('values' as const),
    fact: fc.constantFrom('group', 'answer.diet'),
    values: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 1, true), { minLength: 1, maxLength: 3 }),
    not: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('range' as const),
    fact: fc.constant('age'),
    from: fc.constantFrom(0, 7, 18),
    to: fc.constantFrom(undefined, 18, 99),
  }),
  fc.record({ kind: fc.constant('given' as const), fact: fc.constant('code'), given: fc.boolean() }),
  fc.constant<Chip>({ kind: 'other', condition: { not: MINOR } }),
)

test('what was set comes back, and nothing beside it changes', () => {
  fc.assert(
    fc.property(fc.array(chip, { maxLength: 4 }), fc.nat(3), chip, (chips, at, other) => {
      expect(chipsOf(conditionOf(chips))).toEqual(chips)
      const changed = chips.map((each, index) => (index === at ? other : each))
      expect(chipsOf(conditionOf(changed))).toEqual(changed)
    }),
  )
})

describe('of the shown cases and the demo', () => {
  test.each(SHOWN_EVENTS)('every condition of $file is read and written without a change', ({ document }) => {
    for (const { condition } of conditionsOf(expandDefinition(document)))
      expect(conditionOf(chipsOf(condition))).toEqual(canonical(condition))
  })
})

describe('what may be asked for', () => {
  const definition = expandDefinition({
    ...eventAsking([
      questionOf('diet', { type: 'radio', options: [{ id: 'yes', name: 'Tak' }] }),
      questionOf('badge', { staffOnly: true }),
      questionOf('car', { of: 'registration', type: 'checkbox' }),
      questionOf('plate'),
      questionOf('last'),
    ]),
    ask: { birthDate: 'required', sex: 'no' },
  })
  const namesFor = (of: 'person' | 'registration', behind: number) =>
    askableFacts(definition, { of, behind }).map(({ name, compared }) => `${name} ${compared}`)

  test('earlier answers, not those of the office, and what people are', () => {
    expect(namesFor('person', 4)).toEqual([
      'age number',
      'answer.diet values',
      'answer.car yes-no',
      'answer.plate given',
    ])
    expect(namesFor('person', 1)).toEqual(['age number', 'answer.diet values'])
  })

  test('a question of the whole registration knows no person', () => {
    expect(namesFor('registration', 4)).toEqual(['answer.car yes-no'])
  })

  test('a condition begins with something that can be said', () => {
    const chips = askableFacts(definition, { of: 'person', behind: 4 }).map((fact) =>
      firstChip(fact, '2027-05-01'),
    )
    expect(chips.map((each) => conditionOf([each]))).toEqual([
      { fact: 'age', atLeast: 18 },
      { fact: 'answer.diet', is: 'yes' },
      { fact: 'answer.car', is: true },
      { fact: 'answer.plate', given: true },
    ])
  })

  test('a day ends what goes by it, and a place of registration is the office', () => {
    const also = askableFacts(definition, { of: 'registration', behind: 0, also: ['day', 'channel'] })
    expect(also.map((fact) => conditionOf([firstChip(fact, '2027-05-01')]))).toEqual([
      { fact: 'day', atMost: '2027-05-01' },
      { fact: 'channel', is: 'office' },
    ])
  })
})
