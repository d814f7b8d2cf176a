import { describe, expect, it } from 'vitest'
import { registrationState } from '#contract/common.ts'
import { registration } from './registration.fixture.ts'
import { stateWords } from './state-words.ts'
import type { Registration } from './use-registration.ts'

const NB = '\u00a0'
const TODAY = Temporal.PlainDate.from('2026-11-22')
describe('stateWords', () => {
  it('states the amount and the last moment in Polish time', () => {
    expect(stateWords(registration, 'none', TODAY)).toEqual({
      happened: 'Zgłoszenie przyjęte, czeka na wpłatę',
      next: `Do zapłaty: 840${NB}zł do 24${NB}listopada, wtorek, 23:59. Do tego czasu miejsca czekają, potem przejdą na innych.`,
    })
  })

  it('states the year when it is not the current one', () => {
    const lastYear = Temporal.PlainDate.from('2025-12-30')
    expect(stateWords(registration, 'none', lastYear).next).toContain(
      `do 24${NB}listopada 2026, wtorek, 23:59.`,
    )
  })

  it('requests the part that is due, not the total', () => {
    const part = { name: 'Zaliczka', until: null, paid: 0, overdue: false }
    const due = [
      { ...part, amount: 30000, left: 30000 },
      { ...part, amount: 54000, left: 54000 },
    ]
    expect(stateWords({ ...registration, due }, 'none', TODAY).next).toContain(`Do zapłaty: 300${NB}zł do`)
  })

  it('states that nothing is paid before approval, and until when to decide after a refusal', () => {
    const due = [{ name: 'Całość', amount: 84000, until: null, paid: 0, left: 84000, overdue: false }]
    const waiting: Registration = { ...registration, state: 'awaiting_approval', due, expiresAt: null }
    expect(stateWords(waiting, 'none', TODAY).next).toBe(
      'Organizator musi je jeszcze zaakceptować. Odpowiedź przyjdzie e-mailem. Do tego czasu nic nie płacisz.',
    )
    expect(stateWords(waiting, 'none', TODAY).happened).toBe('Zgłoszenie przyjęte, czeka na decyzję')
    const refused = { ...waiting, expiresAt: registration.expiresAt, refusedBecause: 'Brak uprawnień' }
    expect(stateWords(refused, 'none', TODAY)).toEqual({
      happened: 'Organizator nie potwierdził zgłoszenia',
      next: `Powód: Brak uprawnień. Możesz wziąć udział na zwykłych zasadach albo zrezygnować. Miejsca trzymamy do 24${NB}listopada, wtorek, 23:59. Żeby wziąć udział, napisz do organizatora.`,
    })
  })

  it('states why an event was called off, and the refund, even before the registration is cancelled', () => {
    const event = { ...registration.event, calledOff: 'Powódź w\u00a0dolinie' }
    const confirmed: Registration = { ...registration, event, state: 'confirmed', paid: 84000, balance: 0 }
    const next = `Organizator je odwołał. Powód: Powódź w${NB}dolinie. Do zwrotu 840${NB}zł.`
    expect(stateWords(confirmed, 'none', TODAY)).toEqual({ happened: 'Wydarzenie się nie odbędzie', next })
    const cancelled: Registration = { ...confirmed, state: 'cancelled', balance: -84000 }
    expect(stateWords(cancelled, 'none', TODAY).next).toBe(next)
    expect(stateWords({ ...cancelled, paid: 0, balance: 0 }, 'none', TODAY).next).toBe(
      `Organizator je odwołał. Powód: Powódź w${NB}dolinie. Nic nie trzeba płacić. Jeśli wpłata jest w${NB}drodze, oddamy całą kwotę.`,
    )
  })

  it('shows a refused or abandoned payment once the gateway has reported it, and until when places are held', () => {
    expect(stateWords(registration, 'refused', TODAY)).toEqual({
      happened: 'Bank odrzucił płatność',
      next: `Nic nie pobrano. Miejsca czekają do wtorku 24${NB}listopada, 23:59.`,
    })
    expect(stateWords(registration, 'abandoned', TODAY).happened).toBe('Płatność przerwana')
    expect(stateWords({ ...registration, expiresAt: null }, 'refused', TODAY).next).toBe('Nic nie pobrano.')
  })

  it('mentions no failure in any state while the outcome is unknown', () => {
    for (const state of registrationState.options) {
      for (const status of ['none', 'checking', 'open'] as const) {
        const { happened, next } = stateWords({ ...registration, state }, status, TODAY)
        expect(`${happened} ${next}`).not.toMatch(/nieudan|nie powiod|błąd|odrzucon/i)
      }
    }
  })
})
