import { expect, it } from 'vitest'
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

it('asks before the hour of members who is a member', () => {
  const windows = [
    { opens: '2026-02-01T10:00:00', when: { fact: 'answer.member', is: true } },
    { opens: '2026-02-08T10:00:00' },
  ]
  expect(stepOf('member', { questions: [box('member'), box('other')], windows })).toBe('osoby')
  expect(stepOf('other', { questions: [box('member'), box('other')], windows })).toBe('dane')
})

it('asks before a rule of the first step, also by way of an own fact', () => {
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

it('asks before what can be chosen because of the answer, and not before what is only priced by it', () => {
  const questions = [box('swims', { of: 'person' }), box('card', { of: 'person' })]
  const items = [
    item({ price: [{ when: { fact: 'answer.card', is: true }, amount: 1000 }, { amount: 2000 }] }),
    item({ id: 'kayak', choose: 'optional', price: 500, when: { fact: 'answer.swims', is: true } }),
  ]
  expect(stepOf('swims', { questions, items })).toBe('dodatki')
  expect(stepOf('card', { questions, items })).toBe('dane')
})

it('asks what hangs on a choice after it, whatever else asks for the answer', () => {
  const questions = [box('diet', { when: { fact: 'chosen.lunch', is: true } })]
  const items = [
    item({}),
    item({ id: 'lunch', per: 'registration', choose: 'optional', price: 500 }),
    item({ id: 'cake', choose: 'optional', price: 500, when: { fact: 'answer.diet', is: true } }),
  ]
  expect(stepOf('diet', { questions, items })).toBe('dane')
})
