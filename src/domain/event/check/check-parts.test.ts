import { expect, test } from 'vitest'
import { problemsOf } from '#test/support/definition-problems.ts'
import { item } from './check.fixture.ts'

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

test('such a question heads no table, and two of its answers at once can be required', () => {
  const table = { by: ['answer.duty', 'sex'], amounts: { a: { FEMALE: 1, MALE: 2 } } }
  expect(
    problemsOf({
      questions: [duty()],
      ask: { birthDate: 'required', sex: 'required' },
      items: [item({ price: table })],
    }),
  ).toEqual([
    'items.0.price.by.0: „Dyżury” może mieć kilka wartości naraz, więc nie może być nagłówkiem tabeli.',
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

test('the number of its answers may be asked only by later questions', () => {
  const later = duty({ id: 'later', when: { fact: 'count.duty', atLeast: 1 } })
  expect(problemsOf({ questions: [duty(), later] })).toEqual([])
  expect(problemsOf({ questions: [later, duty()] })).toEqual([
    'questions.0.when: Pytanie może zależeć tylko od odpowiedzi na pytania stojące przed nim.',
  ])
})

test('listed hours of entry begin on the minute, each once; there is at least one', () => {
  const slots = (...at: string[]) =>
    problemsOf({ slots: { list: at.map((each) => ({ at: each, places: 5 })) } })
  expect(slots('2026-08-05T10:00:00', '2026-08-05T09:00:00')).toEqual([])
  expect(slots('2026-08-05T10:00:00', '2026-08-05T10:00')).toEqual([
    'slots.list.1.at: Ta godzina wejścia już jest.',
  ])
  expect(slots('2026-08-05T10:00:30')).toEqual([
    'slots.list.0.at: Godzina wejścia jest co do minuty, bez sekund.',
  ])
  expect(slots('5 sierpnia')).toEqual([
    'slots.list.0.at: Niepoprawna data z godziną (zapis: 2026-08-16T09:00:00).',
  ])
  expect(slots()).toEqual(['slots.list: Najmniejsza liczba pozycji: 1.'])
  expect(problemsOf({ slots: { list: [{ at: '2026-08-05T10:00:00' }] } })).toEqual([
    'slots.list.0.places: Brakuje wartości.',
  ])
})

test('hours of entry are a pattern or a list, not both', () => {
  const pattern = {
    everyMinutes: 30,
    first: '09:00',
    last: '15:00',
    from: '2026-08-05',
    to: null,
    capacity: null,
  }
  expect(problemsOf({ slots: pattern })).toEqual([])
  expect(problemsOf({ slots: { ...pattern, list: [{ at: '2026-08-05T10:00:00', places: null }] } })).toEqual([
    'slots: Naraz może być tylko jedno z pól: capacity, everyMinutes, first, from, last, list, to.',
  ])
  expect(problemsOf({ slots: {} })).toEqual(['slots: Potrzebne jedno z pól: everyMinutes, list.'])
  expect(problemsOf({ slots: { ...pattern, capacity: undefined } })).toEqual([
    'slots.capacity: Brakuje wartości.',
  ])
})
