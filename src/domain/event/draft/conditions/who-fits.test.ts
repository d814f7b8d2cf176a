import { expect, test } from 'vitest'
import { NEW_EVENT } from '#test/support/question-forms.ts'
import type { Condition } from '../../definition/condition.ts'
import { expandDefinition } from '../../definition/expand-definition.ts'
import { EXAMPLE_FAMILY } from '../prices/example-family.ts'
import { whoFits } from './who-fits.ts'

const NOW = Temporal.PlainDateTime.from('2027-03-01T12:00:00')
const fitting = (condition: Condition) => {
  const { fits, others } = whoFits(expandDefinition(NEW_EVENT), condition, EXAMPLE_FAMILY, NOW)
  return [fits, others].map((people) => people.map(({ firstName }) => firstName))
}

test('says for whom of the family a condition holds', () => {
  expect(fitting({ fact: 'age', atMost: 10 })).toEqual([
    ['Zosia', 'Staś', 'Hela'],
    ['Anna', 'Marek', 'Jan'],
  ])
  expect(
    fitting({
      any: [
        { fact: 'age', atLeast: 42 },
        { fact: 'isRegistrant', is: true },
      ],
    })[0],
  ).toEqual(['Anna', 'Marek'])
  expect(fitting({ fact: 'people', atLeast: 7 })[0]).toEqual([])
})

test('of what is not known by then nobody is named', () => {
  expect(fitting({ fact: 'price', atLeast: 1 })).toEqual([[], []])
})

test('facts that wait for each other in a circle name nobody', () => {
  const count = (id: string, of: string) => ({
    ...{ id, name: id, kind: 'count' as const },
    when: { fact: of, atLeast: 1 },
  })
  const circular = { ...NEW_EVENT, facts: [count('a', 'own.b'), count('b', 'own.a')] }
  const { fits, others } = whoFits(
    expandDefinition(circular),
    { fact: 'own.a', atLeast: 1 },
    EXAMPLE_FAMILY,
    NOW,
  )
  expect([fits, others]).toEqual([[], []])
})
