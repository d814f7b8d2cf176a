import { describe, expect, it } from 'vitest'
import { compiled, item } from '#domain/quote/quote.fixture.ts'
import { stepOfQuestion } from './question-step.ts'

const box = (id: string, more: Record<string, unknown> = {}) => ({
  ...{ id, of: 'registration', type: 'checkbox', label: id },
  ...more,
})

function stepOf(id: string, event: Record<string, unknown>): string {
  const { definition } = compiled(event)
  const question = definition.questions.find((each) => each.id === id)
  if (question === undefined) throw new Error(`There is no question '${id}'.`)
  return stepOfQuestion(question, definition)
}

it('asks for membership before the time reserved for members', () => {
  const windows = [
    { opens: '2026-02-01T10:00:00', when: { fact: 'answer.member', is: true } },
    { opens: '2026-02-08T10:00:00' },
  ]
  expect(stepOf('member', { questions: [box('member'), box('other')], windows })).toBe('osoby')
  expect(stepOf('other', { questions: [box('member'), box('other')], windows })).toBe('dane')
})

it('asks before a rule of the first step, also through a custom fact', () => {
  const event = {
    questions: [box('siblings')],
    facts: [
      {
        ...{ id: 'family', name: 'Rodzina', kind: 'class', of: 'registration' },
        values: [
          { id: 'yes', name: 'Tak', when: { fact: 'answer.siblings', is: true } },
          { id: 'no', name: 'Nie' },
        ],
      },
    ],
    requirements: [
      {
        ...{ id: 'two', of: 'registration', code: 'limit_per_registrant', message: 'Dwie osoby.' },
        when: { fact: 'own.family', is: 'no' },
        must: { fact: 'people', atMost: 2 },
      },
    ],
  }
  expect(stepOf('siblings', event)).toBe('osoby')
})

it('asks before the choices that depend on the answer', () => {
  const questions = [box('swims', { of: 'person' })]
  const items = [
    item({}),
    item({ id: 'kayak', choose: 'optional', price: 500, when: { fact: 'answer.swims', is: true } }),
  ]
  expect(stepOf('swims', { questions, items })).toBe('dodatki')
})

describe("a question that changes a person's price is asked where that price is first shown", () => {
  const of = { of: 'person' }
  const by = (question: string) => [
    { when: { fact: `answer.${question}`, is: true }, amount: 1000 },
    { amount: 2000 },
  ]

  it('on the sheet where every person has the item, also through an adjustment or a custom fact', () => {
    const questions = [box('card', of), box('club', of), box('member', of)]
    const facts = [
      {
        ...{ id: 'rate', name: 'Stawka', kind: 'class' },
        values: [
          { id: 'low', name: 'Niska', when: { fact: 'answer.member', is: true } },
          { id: 'high', name: 'Zwykła' },
        ],
      },
    ]
    const prices = [
      ...by('card').slice(0, 1),
      { when: { fact: 'own.rate', is: 'low' }, amount: 900 },
      { amount: 2000 },
    ]
    const adjustments = [
      {
        id: 'club',
        name: 'Klub',
        items: ['fee'],
        when: { fact: 'answer.club', is: true },
        effect: { kind: 'off', amount: 100 },
      },
    ]
    const event = { questions, facts, items: [item({ price: prices })], adjustments }
    expect(['card', 'club', 'member'].map((id) => stepOf(id, event))).toEqual(['osoby', 'osoby', 'osoby'])
  })

  it('next to the choices where only those depend on it', () => {
    const items = [item({}), item({ id: 'bed', choose: 'optional', price: by('card') })]
    expect(stepOf('card', { questions: [box('card', of)], items })).toBe('dodatki')
  })

  it('later where it is asked once for the order, typed as text, or depends on another answer', () => {
    const items = [item({ price: by('card') })]
    const hanging = { ...of, when: { fact: 'answer.other', is: true } }
    expect(stepOf('card', { questions: [box('card')], items })).toBe('dane')
    expect(
      stepOf('card', {
        questions: [box('card', { ...of, type: 'text' })],
        items: [
          item({
            price: [{ when: { fact: 'answer.card', is: 'X' }, amount: 1000 }, { amount: 2000 }],
          }),
        ],
      }),
    ).toBe('dane')
    expect(stepOf('card', { questions: [box('other', of), box('card', hanging)], items })).toBe('dane')
  })
})

it('asks a question that depends on a choice after it, whatever else uses the answer', () => {
  const questions = [box('diet', { when: { fact: 'chosen.lunch', is: true } })]
  const items = [
    item({}),
    item({ id: 'lunch', per: 'registration', choose: 'optional', price: 500 }),
    item({ id: 'cake', choose: 'optional', price: 500, when: { fact: 'answer.diet', is: true } }),
  ]
  expect(stepOf('diet', { questions, items })).toBe('dane')
})
