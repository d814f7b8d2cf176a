import { expect, test } from 'vitest'
import { partyWords, reachWords } from './organiser-words.ts'

const organiser = { legalName: 'Parafia w Lipowej', address: '', nip: '', email: '', phone: '' }

test('the other party to the contract is described by the data given, without gaps', () => {
  expect(partyWords(organiser)).toBe('Parafia w Lipowej')
  expect(partyWords({ ...organiser, nip: '5260250995', email: 'biuro@example.org' })).toBe(
    'Parafia w Lipowej, NIP\u00a05260250995, biuro@example.org',
  )
  expect(
    partyWords({ ...organiser, address: 'ul. Polna 1', email: 'biuro@example.org', phone: '600 000 100' }),
  ).toBe('Parafia w Lipowej, ul. Polna 1, biuro@example.org, 600 000 100')
})

test("the organiser's contact lists what is given, and is absent where nothing is", () => {
  expect(reachWords(organiser)).toBe(null)
  expect(reachWords({ ...organiser, phone: '600 000 100' })).toBe('telefon 600 000 100')
  expect(reachWords({ ...organiser, email: 'biuro@example.org' })).toBe('e-mail biuro@example.org')
  expect(reachWords({ ...organiser, email: 'biuro@example.org', phone: '600 000 100' })).toBe(
    'telefon 600 000 100, e-mail biuro@example.org',
  )
})
