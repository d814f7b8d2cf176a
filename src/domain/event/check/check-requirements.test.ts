import { expect, test } from 'vitest'
import { problemsOf, warningsIn } from '#test/support/definition-problems.ts'
import { item } from './check.fixture.ts'

const must = (condition: unknown, part: Record<string, unknown> = {}) => ({
  requirements: [{ id: 'r', of: 'person', must: condition, code: 'not_eligible', message: 'Nie.', ...part }],
})
const ADULT = { fact: 'age', atLeast: 18 }

test('a requirement that no one who can register meets keeps everyone away', () => {
  expect(problemsOf({ ages: { to: 17 }, ...must(ADULT) })).toEqual([
    'requirements.0.must: Tego wymagania nikt nie spełni: wydarzenie jest dla osób w wieku 0–17 lat.',
  ])
  expect(problemsOf({ ages: { to: 18 }, ...must(ADULT) })).toEqual([])
  expect(
    problemsOf({
      peoplePerRegistration: { min: 1, max: 6 },
      ...must({ fact: 'people', atLeast: 7 }, { of: 'registration' }),
    }),
  ).toEqual(['requirements.0.must: Tego wymagania nikt nie spełni: liczba osób w zgłoszeniu to od 1 do 6.'])
})

test('an item that everyone has cannot be excluded', () => {
  const excluded = must({ not: { fact: 'chosen.fee', is: true } })
  expect(problemsOf({ items: [item()], ...excluded })).toEqual([
    'requirements.0.must: Tego wymagania nikt nie spełni: „Udział” jest zawsze.',
  ])
  expect(problemsOf({ items: [item({ choose: 'optional' })], ...excluded })).toEqual([])
})

test('for some people only it is a warning', () => {
  const some = { ages: { to: 17 }, ...must(ADULT, { when: { fact: 'isRegistrant', is: true } }) }
  expect(problemsOf(some)).toEqual([])
  expect(warningsIn(some)).toEqual([
    'requirements.0.must: To nigdy nie zadziała: wydarzenie jest dla osób w wieku 0–17 lat.',
  ])
  const groups = ['a', 'b'].map((id) => ({ id, name: id }))
  const other = must({ fact: 'group', is: 'b' }, { when: { fact: 'group', is: 'a' } })
  expect(warningsIn({ groups, ...other })).toEqual([
    'requirements.0.must: Osoby, których to dotyczy, nigdy tego nie spełnią, więc się nie zapiszą.',
  ])
})
