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
  headcount: null,
  slot: null,
  lines: [],
  total: 84000,
  paid: 0,
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

  it('says that nothing is paid before approval, and until when to decide after a refusal', () => {
    const due = [{ name: 'Całość', amount: 84000, until: null, paid: 0, left: 84000, overdue: false }]
    const waiting: Registration = { ...registration, state: 'awaiting_approval', due, expiresAt: null }
    expect(stateWords(waiting, false).next).toBe(
      'Organizator musi je jeszcze zaakceptować. Odpowiedź przyjdzie e-mailem. Do tego czasu nic nie płacisz.',
    )
    const refused = { ...waiting, expiresAt: registration.expiresAt }
    expect(stateWords(refused, false)).toEqual({
      happened: 'Organizator nie potwierdził zgłoszenia',
      next: `Możesz wziąć udział na zwykłych zasadach albo zrezygnować. Miejsca trzymamy do 24${NB}listopada, wtorek, 23:59. Żeby wziąć udział, napisz do organizatora.`,
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
