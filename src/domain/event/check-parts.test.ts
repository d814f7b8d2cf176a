import { expect, test } from 'vitest'
import { item, problemsOf } from './check.fixture.ts'

const OPTIONS = [{ id: 'a', name: 'A' }]
const duty = (part: Record<string, unknown> = {}) => ({
  ...{ id: 'duty', of: 'person', type: 'checkboxes', label: 'Dyżury', options: OPTIONS },
  ...part,
})

test('a question of several answers has answers', () => {
  expect(problemsOf({ questions: [duty()] })).toEqual([])
  expect(problemsOf({ questions: [duty({ options: [] })] })).toEqual([
    'questions.0: Dodaj odpowiedzi do wyboru.',
  ])
})

test('it heads no table, and two of its answers at once can be asked for', () => {
  const table = { rows: 'answer.duty', columns: 'sex', amounts: { a: { FEMALE: 1, MALE: 2 } } }
  expect(
    problemsOf({
      questions: [duty()],
      ask: { birthDate: 'required', sex: 'required' },
      items: [item({ price: table })],
    }),
  ).toEqual([
    'items.0.price.rows: „Dyżury” może mieć kilka wartości naraz, więc nie może być nagłówkiem tabeli.',
  ])
  const both = {
    all: [
      { fact: 'answer.duty', is: 'a' },
      { fact: 'answer.duty', is: 'b' },
    ],
  }
  const questions = [duty({ options: [...OPTIONS, { id: 'b', name: 'B' }] })]
  expect(problemsOf({ questions, items: [item({ when: both })] })).toEqual([])
})

test('its number may be asked only by questions after it', () => {
  const later = duty({ id: 'later', when: { fact: 'count.duty', atLeast: 1 } })
  expect(problemsOf({ questions: [duty(), later] })).toEqual([])
  expect(problemsOf({ questions: [later, duty()] })).toEqual([
    'questions.0.when: Pytanie może zależeć tylko od odpowiedzi na pytania stojące przed nim.',
  ])
})
