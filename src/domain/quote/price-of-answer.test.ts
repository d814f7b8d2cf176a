import { expect, test } from 'vitest'
import walk from '../../../db/demo/borowska-pielgrzymka.json' with { type: 'json' }
import pottery from '../../../db/demo/podlipa-ceramika.json' with { type: 'json' }
import type { Answer } from '../form/fields/answer-schema.ts'
import { priceOfAnswer } from './price-of-answer.ts'
import { compiled, context, draft, item } from './quote.fixture.ts'

const eventOf = (part: unknown) => compiled(part as Parameters<typeof compiled>[0])

function priceOf(part: unknown, people: Record<string, unknown>[], question: string, answer: Answer) {
  return priceOfAnswer(eventOf(part), draft(people), context(), { person: 'a', question, answer })
}

test('a student of 16 pays 220 zł instead of 260 zł, regardless of the current answer', () => {
  const antoni = { birthDate: '2010-03-14' }
  const saved = { amount: 22000, instead: 26000 }
  expect(priceOf(walk.definition, [antoni], 'student', true)).toEqual(saved)
  expect(priceOf(walk.definition, [{ ...antoni, answers: { student: true } }], 'student', true)).toEqual(
    saved,
  )
})

test('an answer that changes nothing has no price: another question, another age, an unknown age', () => {
  expect(priceOf(walk.definition, [{ birthDate: '2010-03-14' }], 'lodging', 'hosts')).toBeNull()
  expect(priceOf(walk.definition, [{ birthDate: '1980-03-14' }], 'student', true)).toBeNull()
  expect(priceOf(walk.definition, [{ birthDate: null }], 'student', true)).toBeNull()
})

test('a percentage reduction, only of the item that it concerns', () => {
  expect(priceOf(pottery.definition, [{ group: 'adults' }], 'local', true)).toEqual({
    amount: 32400,
    instead: 36000,
  })
})

test('an answer that costs more, and an item without a price when the answer is missing', () => {
  const size = (id: string) => ({ id, name: id })
  const questions = [
    { id: 'coach', of: 'person', type: 'radio', label: 'Skąd', options: ['near', 'far'].map(size) },
  ]
  const when = (id: string, amount: number) => ({ when: { fact: 'answer.coach', is: id }, amount })
  const dearer = { questions, items: [item({ price: [when('far', 3000), { amount: 2000 }] })] }
  expect(priceOf(dearer, [{}], 'coach', 'far')).toEqual({ amount: 3000, instead: 2000 })
  expect(priceOf(dearer, [{}], 'coach', 'near')).toBeNull()
  const each = { questions, items: [item({ price: [when('far', 3000), when('near', 2000)] })] }
  expect(priceOf(each, [{}], 'coach', 'near')).toEqual({ amount: 2000, instead: null })
})
