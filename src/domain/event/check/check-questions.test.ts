import { describe, expect, test } from 'vitest'
import { problemsOf } from '#test/support/definition-problems.ts'
import { item } from './check.fixture.ts'

const problems = (part: object, others: object = {}) =>
  problemsOf({
    items: [item()],
    questions: [{ id: 'q', of: 'person', label: 'Pytanie', ...part }],
    ...others,
  })

const OPTIONS = [
  { id: 'a', name: 'A' },
  { id: 'b', name: 'B' },
]

describe('settings of a question fit its type', () => {
  test.each([
    { type: 'text', min: 3, max: 20, pattern: { expression: '[A-Z]{2}[0-9]{5}', message: 'Numer auta.' } },
    { type: 'number', min: 1, max: 5, default: 2 },
    { type: 'price', min: 1000 },
    { type: 'checkboxes', options: OPTIONS, max: 1, default: ['a'] },
    { type: 'date', min: '2026-01-01', max: '2026-12-31' },
    { type: 'address', default: { street: 'Polna 5', postcode: '30-001', town: 'Borów' } },
    { type: 'time' },
    { type: 'nip', staffOnly: true, seenBy: ['money'], keepDays: 30 },
  ])('%j is accepted', (part) => {
    expect(problems(part)).toEqual([])
  })

  test.each([
    [{ type: 'phone', min: 3 }, 'questions.0.min: Odpowiedź tego rodzaju nie ma'],
    [{ type: 'date', min: 3 }, 'questions.0.min: Podaj dzień.'],
    [{ type: 'number', max: '2026-01-01' }, 'questions.0.max: Podaj liczbę.'],
    [{ type: 'number', min: 5, max: 4 }, 'questions.0.max: To mniej niż najmniejsza wartość.'],
    [{ type: 'email', pattern: { expression: 'a', message: 'Nie.' } }, 'questions.0.pattern: Wzór zapisu ma'],
    [
      { type: 'text', pattern: { expression: '(a+)+', message: 'Nie.' } },
      'questions.0.pattern.expression: Tego wzoru',
    ],
    [
      { type: 'text', pattern: { expression: '[a', message: 'Nie.' }, default: 'a' },
      'questions.0.pattern.expression: Tego wzoru',
    ],
    [{ type: 'number', min: 3, default: 1 }, 'questions.0.default: To nie jest odpowiedź na to pytanie.'],
    [
      { type: 'pesel', default: '44051401359' },
      'questions.0.default: Takiej odpowiedzi nie można podpowiedzieć.',
    ],
    [{ type: 'text', files: { max: 2 } }, 'questions.0.files: To pytanie nie przyjmuje plików.'],
    [{ type: 'file', files: { accept: [] } }, 'questions.0.files.accept: '],
    [{ type: 'file', files: { max: 11 } }, 'questions.0.files.max: '],
    [{ type: 'file', staffOnly: true }, 'questions.0.type: Plik dodaje osoba, która się zapisuje.'],
    [{ type: 'file', default: [] }, 'questions.0.default: Takiej odpowiedzi nie można podpowiedzieć.'],
    [{ type: 'text', section: 'x' }, 'questions.0.section: Nie ma części „x”.'],
    [{ type: 'text', staffOnly: true, required: true }, 'questions.0.required: O to nie pytamy przy zapisie'],
    [{ type: 'pesel', askedAt: 'desk' }, 'questions.0.type: Numer PESEL podaje osoba'],
  ])('%j is refused', (part, begins) => {
    const [first = '', ...others] = problems(part)
    expect(others).toEqual([])
    expect(first.slice(0, begins.length)).toBe(begins)
  })
})

test('no rule may follow from an answer of the office, except whether it is asked more', () => {
  const when = { fact: 'answer.q', is: true }
  const asked = (more: object) =>
    problems(
      { type: 'checkbox', staffOnly: true },
      { items: [item({ price: [{ when, amount: 1 }, { amount: 2 }] })], ...more },
    )
  expect(asked({})).toEqual([
    'items.0.price.0.when: Zasada nie może zależeć od odpowiedzi, którą zna tylko biuro.',
  ])
  const second = { id: 'r', of: 'person', type: 'text', label: 'Uwagi', staffOnly: true, when }
  const first = { id: 'q', of: 'person', type: 'checkbox', label: 'Biuro', staffOnly: true }
  expect(problemsOf({ items: [item()], questions: [first, second] })).toEqual([])
})
