import { describe, expect, it } from 'vitest'
import { registrationState } from '#contract/common.ts'
import { stateWords } from './state-words.ts'
import { isChecking, type Registration } from './use-registration.ts'

const NB = '\u00a0'
const registration: Registration = {
  number: 'ZG-4F7K',
  revision: 1,
  may: { change: true, cancel: true },
  state: 'awaiting_payment',
  paidness: 'unpaid',
  event: { slug: 'rowerowa', title: 'Przejazd', start: null, end: null, place: null, host: 'Klub' },
  contact: { firstName: 'Anna', lastName: 'Kopeć', email: 'anna@example.org', phone: '600 000 101' },
  people: [],
  lines: [],
  total: 84000,
  paid: 0,
  kept: 0,
  balance: 84000,
  due: [],
  expiresAt: '2026-11-24T22:59:59Z',
  createdAt: '2026-11-21T10:00:00Z',
  tickets: [],
  payment: null,
}

describe('stateWords', () => {
  it('says the amount and the last moment in Polish time', () => {
    expect(stateWords(registration, false)).toEqual({
      happened: 'Zgłoszenie przyjęte, czeka na wpłatę',
      next: `Do zapłaty: 840${NB}zł do 24${NB}listopada, wtorek, 23:59. Do tego czasu miejsca czekają, potem przejdą na innych.`,
    })
  })

  it('never speaks of failure, in no state, while nobody knows', () => {
    for (const state of registrationState.options) {
      for (const checking of [true, false]) {
        const { happened, next } = stateWords({ ...registration, state }, checking)
        expect(`${happened} ${next}`).not.toMatch(/nieudan|nie powiod|błąd|odrzucon/i)
      }
    }
  })
})

describe('isChecking', () => {
  const payment = { state: 'pending', redirectUrl: null }
  it('is so while a payment is under way and the registration still waits for it', () => {
    expect(isChecking({ ...registration, payment })).toBe(true)
    expect(isChecking(registration)).toBe(false)
    expect(isChecking({ ...registration, payment, state: 'confirmed' })).toBe(false)
  })
})
