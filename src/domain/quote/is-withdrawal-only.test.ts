import { expect, test } from 'vitest'
import type { RegistrationDraft } from '../registration/draft.ts'
import { isWithdrawalOnly } from './is-withdrawal-only.ts'
import { compiled, context, draft, item } from './quote.fixture.ts'

const event = compiled({
  items: [item({}), item({ id: 'mug', choose: 'quantity', max: 9 })],
  questions: [
    {
      ...{ id: 'bus', of: 'registration', type: 'text', label: 'Skąd jedziecie?' },
      when: { fact: 'people', atLeast: 2 },
    },
  ],
})
const agreed = draft([{}, { choices: { mug: 2 } }], { answers: { bus: 'Kielce' } })
const leaves = (changed: RegistrationDraft) =>
  isWithdrawalOnly(event, agreed, changed, context('2026-06-01T12:00:00'))
const [a, b] = agreed.people
const people = (...all: (typeof a)[]) => all.flatMap((person) => (person ? [person] : []))

test('fewer people, and answers that are not asked without the others', () => {
  expect(leaves({ ...agreed, people: people(a), answers: {} })).toBe(true)
  expect(leaves({ ...agreed, people: people(a), answers: { bus: 'Radom' } })).toBe(false)
  expect(leaves(agreed)).toBe(false)
  expect(leaves({ ...agreed, people: [] })).toBe(false)
})

test('nothing else may differ for people who stay', () => {
  const staying = (part: object) => ({ ...agreed, answers: {}, people: people(b && { ...b, ...part }) })
  expect(leaves({ ...staying({}), registeredBy: null, registrantRole: 'other' })).toBe(true)
  expect(leaves({ ...staying({ lastName: 'Inna' }), registeredBy: null })).toBe(false)
  expect(leaves({ ...staying({ choices: { mug: 1 } }), registeredBy: null })).toBe(false)
  expect(leaves({ ...agreed, answers: {}, people: people(a, b && { ...b, ref: 'c' }) })).toBe(false)
})

test('a registrant who stays cannot be replaced', () => {
  expect(leaves({ ...agreed, answers: {}, people: people(a), registeredBy: null })).toBe(false)
})
