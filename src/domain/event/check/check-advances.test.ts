import { describe, expect, test } from 'vitest'
import { problemsOf, warningsIn } from '#test/support/definition-problems.ts'
import { item } from './check.fixture.ts'

const plans = (amount: unknown) => [
  {
    ...{ id: 'p', name: 'P' },
    parts: [
      { name: 'Zaliczka', amount, due: { days: 3, after: 'registration' } },
      { name: 'Reszta', amount: 'rest', due: { days: 30, after: 'registration' } },
    ],
  },
]
const HEADS = {
  attendance: 'headcount',
  items: [item({ per: 'registration', choose: 'quantity' })],
}

describe('a sum for each', () => {
  test('multiplies a number of the registration', () => {
    const each = (fact: string, part: Record<string, unknown> = {}) =>
      problemsOf({ ...part, plans: plans({ fixed: 5000, each: fact }) })
    expect(each('people')).toEqual([])
    expect(each('people', HEADS)).toEqual([])
    expect(each('age')).toEqual([
      'plans.0.parts.0.amount.each: „wiek w dniu wydarzenia” dotyczy osoby, a ta zasada całego zgłoszenia.',
    ])
    expect(each('role')).toEqual(['plans.0.parts.0.amount.each: „kto zapisuje” to nie liczba.'])
    expect(each('peple')).toEqual([
      'plans.0.parts.0.amount.each: Nie ma takiego faktu: peple. Czy chodzi o people?',
    ])
  })
})

describe('a sum of each person', () => {
  test('is paid by no one where heads are counted', () => {
    expect(problemsOf({ ...HEADS, plans: plans({ perPerson: 5000 }) })).toEqual([
      'plans.0.parts.0.amount.perPerson: W wydarzeniu, które liczy głowy, nie ma osób: użyj fixed z each.',
    ])
  })

  test('is zero where items of a person cost nothing', () => {
    const team = item({ per: 'registration', choose: 'quantity', min: 1, max: 3 })
    const NOTHING =
      'plans.0.parts.0.amount.perPerson: Ta część zawsze wyniesie 0 zł: żadna pozycja osoby nic nie kosztuje. Użyj fixed z each: people.'
    expect(warningsIn({ items: [team], plans: plans({ perPerson: 5000 }) })).toEqual([NOTHING])
    const free = item({ id: 'bed', name: 'Nocleg', category: 'lodging', price: 0 })
    expect(warningsIn({ items: [team, free], plans: plans({ perPerson: 5000 }) })).toContain(NOTHING)
    expect(warningsIn({ items: [item()], plans: plans({ perPerson: 5000 }) })).toEqual([])
    expect(warningsIn({ items: [team], plans: plans({ fixed: 5000, each: 'people' }) })).toEqual([])
  })
})
