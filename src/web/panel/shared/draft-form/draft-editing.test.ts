import { expect, test } from 'vitest'
import {
  newDraft,
  withAnswer,
  withChoice,
  withNewPerson,
  withoutPerson,
  withPerson,
} from './draft-editing.ts'

const noQuestions = { questions: [] }
const one = newDraft({ attendance: 'people' })

test('a draft begins with the person who registers; where heads are counted with nobody', () => {
  expect(one).toMatchObject({ people: [{ ref: 'o1' }], registeredBy: 'o1', registrantRole: 'participant' })
  expect(newDraft({ attendance: 'headcount' })).toMatchObject({ people: [], registeredBy: null })
})

test('the next person has the surname and group of the one before, chooses anew, and has a ref of its own', () => {
  const typed = withPerson(one, 'o1', { lastName: 'Rogala', firstName: 'Ewa', group: 'biala' })
  const two = withNewPerson(withPerson(typed, 'o1', withChoice({ choices: {} }, 'coach', true)), noQuestions)
  expect(two.people[1]).toMatchObject({
    ...{ ref: 'o2', lastName: 'Rogala', firstName: '', group: 'biala', choices: {} },
  })
  expect(withNewPerson(withoutPerson(two, 'o1'), noQuestions).people.map(({ ref }) => ref)).toEqual([
    'o2',
    'o3',
  ])
})

test('who is taken away registers nobody and looks after nobody', () => {
  const two = { ...withNewPerson(one, noQuestions), carers: { o2: 'o1' } }
  expect(withoutPerson(two, 'o1')).toMatchObject({ registeredBy: null, registrantRole: 'other', carers: {} })
  expect(withoutPerson(two, 'o2')).toMatchObject({ registeredBy: 'o1', registrantRole: 'participant' })
})

test('an answer or a choice changes its own place; no choice leaves nothing behind', () => {
  expect(withAnswer({ answers: { a: 'x' } }, 'b', 'y')).toEqual({ answers: { a: 'x', b: 'y' } })
  expect(withChoice({ choices: { a: true, b: 'x' } }, 'a', undefined)).toEqual({ choices: { b: 'x' } })
})
