import { expect, test } from 'vitest'
import { compiled, item } from '#domain/quote/quote.fixture.ts'
import { paperFees, paperFields } from './paper-fields.ts'

const fieldsOf = (part: Parameters<typeof compiled>[0], of: 'person' | 'registration' = 'person') =>
  paperFields(compiled(part).definition, of).map(({ label, boxes }) => [label, ...boxes].join(' | '))

test('of each person a form asks the name and what the event asks besides', () => {
  expect(fieldsOf({ ask: { birthDate: 'no', sex: 'no' }, items: [] })).toEqual(['Imię', 'Nazwisko'])
  expect(
    fieldsOf({
      ask: { birthDate: 'required', sex: 'optional' },
      ...{ groupLabel: 'Trasa', items: [] },
      groups: [
        { id: 'a', name: 'Krótka' },
        { id: 'b', name: 'Długa' },
      ],
    }),
  ).toEqual(['Imię', 'Nazwisko', 'Data urodzenia', 'Płeć | kobieta | mężczyzna', 'Trasa | Krótka | Długa'])
})

test('questions are lines or boxes; those of the staff and of the gate are not printed', () => {
  const question = { of: 'registration' as const, label: 'Pytanie' }
  expect(
    fieldsOf(
      {
        items: [],
        questions: [
          { ...question, id: 'a', type: 'text' },
          { ...question, id: 'b', type: 'checkbox', when: { fact: 'people', atLeast: 2 } },
          { ...question, id: 'c', type: 'select', options: [{ id: 'x', name: 'Tak' }] },
          { ...question, id: 'd', type: 'file' },
          { ...question, id: 'e', type: 'text', staffOnly: true },
          { ...question, id: 'f', type: 'text', askedAt: 'gate' },
        ],
      },
      'registration',
    ),
  ).toEqual(['Pytanie', 'Pytanie (jeśli dotyczy) | tak', 'Pytanie | Tak', 'Pytanie | załączam'])
})

test('what is chosen has its price beside it; what everybody pays is no field', () => {
  const rows = [{ when: { fact: 'age', atMost: 6 }, amount: 500 }, { amount: 2000 }]
  const part = {
    items: [
      item({ price: rows }),
      item({ id: 'coach', name: 'Autokar', category: 'transport', choose: 'optional', price: rows }),
      item({
        ...{ id: 'shirt', name: 'Koszulka', category: 'merchandise', choose: 'quantity', price: 1000 },
        options: [
          { id: 's', name: 'S' },
          { id: 'free', name: 'Czapka', price: 0 },
        ],
      }),
      item({ id: 'gift', name: 'Darowizna', category: 'donation', choose: 'amount', amounts: {} }),
    ],
  }
  expect(fieldsOf(part).slice(-3)).toEqual([
    'Autokar | tak (5\u00a0zł do 20\u00a0zł)',
    'Koszulka | S (10\u00a0zł), ile sztuk: ____ | Czapka, ile sztuk: ____',
    'Darowizna (kwota)',
  ])
  expect(paperFees(compiled(part).definition)).toEqual(['Udział (5\u00a0zł do 20\u00a0zł)'])
})
