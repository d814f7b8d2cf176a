import { describe, expect, it } from 'vitest'
import { nextSteps } from './next-steps.ts'
import { registration } from './registration.fixture.ts'
import type { Registration } from './use-registration.ts'

const TODAY = Temporal.PlainDate.from('2026-11-22')
const stepsOf = (part: Partial<Registration>) =>
  nextSteps({ ...registration, ...part }, 'secret', TODAY).map(
    ({ title, status }) => `${status}: ${title.replaceAll('\u00a0', ' ')}`,
  )
const part = (name: string, until: string, left: number) => ({
  ...{ name, amount: 30000, until, paid: 30000 - left, left, overdue: false },
})
const meets = {
  person: 'a',
  spans: [{ name: null, start: '2027-01-16', end: '2027-01-20', startTime: '15:00:00', place: 'Rybaki' }],
}

describe('what comes next', () => {
  it('begins with the part that is due now, and names the next ones with their days', () => {
    const due = [part('Zaliczka', '2026-11-25T23:59:59', 30000), part('Reszta', '2026-12-20T23:59:59', 54000)]
    expect(stepsOf({ due, attendance: [meets] })).toEqual([
      'done: Zgłoszenie przyjęte',
      'now: Do 25 listopada, środa: zaliczka 300 zł',
      'later: Do 20 grudnia, niedziela: reszta 540 zł',
      'later: Bilety',
      'later: 16 stycznia 2027, sobota, 15:00: spotykamy się',
    ])
  })

  it('of a paid registration are tickets and the day of meeting, while it is ahead', () => {
    const ticket = {
      person: 'a',
      name: 'Anna',
      code: 'x',
      qr: { size: 21, path: '' },
      usedAt: null,
      numbers: [],
    }
    const paid = { ...{ state: 'confirmed' as const, balance: 0, paid: 84000 }, tickets: [ticket] }
    expect(stepsOf({ ...paid, attendance: [meets] })).toEqual([
      'done: Zgłoszenie przyjęte',
      'done: Wpłata 840 zł dotarła',
      'done: Bilet jest gotowy',
      'later: 16 stycznia 2027, sobota, 15:00: spotykamy się',
    ])
    const past = { ...meets, spans: meets.spans.map((span) => ({ ...span, start: '2026-11-21' })) }
    expect(stepsOf({ ...paid, attendance: [past] })).toHaveLength(3)
  })

  it('is the decision while it waits for one, and nothing is to be paid before', () => {
    const due = [{ ...part('Całość', '', 84000), until: null }]
    expect(stepsOf({ state: 'awaiting_approval', due })).toEqual([
      'done: Zgłoszenie wysłane',
      'now: Decyzja organizatora',
      'later: Do zapłaty: 840 zł',
    ])
  })

  it('leads to the payment exactly where it can be paid', () => {
    const due = [part('Całość', '2026-11-25T23:59:59', 84000)]
    const waysOf = (more: Partial<Registration>) =>
      nextSteps({ ...registration, ...more }, 'secret', TODAY).flatMap(({ link }) => link?.href ?? [])
    expect(waysOf({ due })).toEqual(['#wplaty'])
    expect(waysOf({ due, state: 'awaiting_approval' })).toEqual(['#wplaty'])
    expect(waysOf({ state: 'confirmed' })).toEqual(['#wplaty'])
    const refused = { state: 'awaiting_approval' as const, refusedBecause: 'Brak miejsc' }
    expect(waysOf({ ...refused, due })).toEqual([])
    expect(stepsOf({ ...refused, due })).toEqual(['done: Zgłoszenie wysłane'])
  })

  it('asks for answers that are missing', () => {
    const lacking = [{ person: 'a', where: 'question.diet', name: 'Dieta' }]
    expect(stepsOf({ state: 'confirmed', balance: 0, lacking })).toContain('now: Do uzupełnienia: Dieta')
  })

  it.each(['cancelled', 'expired', 'withdrawn'] as const)('is nothing when it is %s', (state) => {
    expect(stepsOf({ state })).toEqual([])
  })

  it('is nothing when the event is called off', () => {
    expect(stepsOf({ event: { ...registration.event, calledOff: 'Burza' } })).toEqual([])
  })
})
