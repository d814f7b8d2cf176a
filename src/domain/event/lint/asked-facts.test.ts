import { expect, test } from 'vitest'
import { warningsIn } from '#test/support/definition-problems.ts'
import { item } from '../check/check.fixture.ts'

test('the sex that no form asks for', () => {
  const price = [{ when: { fact: 'sex', is: 'FEMALE' }, amount: 1000 }, { amount: 2000 }]
  const asks = (part: Record<string, unknown>) => warningsIn({ items: [item({ price })], ...part })
  expect(asks({})).toEqual(['ask.sex: Zasady zależą od płci, a formularz o nią nie pyta.'])
  expect(asks({ ask: { birthDate: 'required', sex: 'optional' } })).toEqual([])
  expect(asks({ questions: [{ id: 'p', of: 'person', type: 'pesel', label: 'PESEL' }] })).toEqual([])
})

test('a fact of one’s own that no rule asks', () => {
  const facts = [{ id: 'sibling', name: 'Które dziecko', kind: 'rank' }]
  const price = [{ when: { fact: 'own.sibling', is: 2 }, amount: 1000 }, { amount: 2000 }]
  expect(warningsIn({ facts, items: [item()] })).toEqual([
    'facts.0: Żadna zasada nie pyta o „Które dziecko”.',
  ])
  expect(warningsIn({ facts, items: [item({ price })] })).toEqual([])
})
