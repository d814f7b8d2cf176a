import { describe, expect, it } from 'vitest'
import { compiled, context, draft, item } from '#domain/quote/quote.fixture.ts'
import type { FormProblem } from '../order/problems.ts'
import { lacksOfRefusal, smallerSizes, waitingOf } from './waiting-wish.ts'

const PARTS = {
  pools: [{ id: 'event', name: 'Miejsca', capacity: 5, refusal: 'event_full' as const }],
  claims: [{ pool: 'event' }],
  items: [item({ id: 'fee', name: 'Udział', choose: 'always', price: 1000 })],
}

const HEADS = {
  attendance: 'headcount',
  claims: [],
  items: [item({ per: 'registration', choose: 'quantity', price: 1000, claims: [{ pool: 'event' }] })],
}

const problem = (label: string, more: Partial<FormProblem> = {}): FormProblem => ({
  ...{ step: 'osoby', field: null, person: null, label, message: `${label}!` },
  ...more,
})
const FULL = problem('Brak miejsc', { lack: true })
const NAMELESS = problem('Imię')

const claims = (units: number) => [{ pool: 'event', units }]
const wishOf = (more: object, units: number) => {
  const { lacks, toCorrect, words } = waitingOf(
    [FULL, NAMELESS, FULL],
    { compiled: compiled({ ...PARTS, ...more }), claims: claims(units) },
    [],
  )
  return { lacks: lacks.length, toCorrect: toCorrect.map(({ label }) => label), words }
}

describe('the waiting wish', () => {
  it('is separate from what must be corrected, and reported once', () => {
    expect(wishOf({}, 5)).toEqual({ lacks: 2, toCorrect: ['Imię'], words: ['Brak miejsc!'] })
  })

  it('is empty where more is requested than there are places in total', () => {
    expect(wishOf({}, 6)).toEqual({ lacks: 0, toCorrect: ['Brak miejsc', 'Imię', 'Brak miejsc'], words: [] })
  })

  it('is empty without a waiting list, or where only heads are counted', () => {
    expect(wishOf({ waitingList: null }, 5).lacks).toBe(0)
    expect(wishOf(HEADS, 5).lacks).toBe(0)
  })

  it('follows the server where the page has no data', () => {
    const event = compiled(PARTS)
    expect(waitingOf([], { compiled: event, claims: claims(5) }, ['Brak.']).words).toEqual(['Brak.'])
    const none = compiled({ ...PARTS, waitingList: null })
    expect(waitingOf([], { compiled: none, claims: claims(5) }, ['Brak.']).words).toEqual([])
  })
})

describe('a refusal', () => {
  const full = { code: 'event_full', field: 'draft.event', message: 'Brak miejsc.', params: { free: 0 } }
  const young = { code: 'too_young', field: 'draft.people.0', message: 'Za młodo.' }

  it('names what is full only where nothing else is wrong', () => {
    expect(lacksOfRefusal([full])).toEqual(['Brak miejsc.'])
    expect(lacksOfRefusal([full, young])).toEqual([])
    expect(lacksOfRefusal([])).toEqual([])
  })

  it('by a rule of rooms is not a lack of places', () => {
    expect(lacksOfRefusal([{ ...full, code: 'room_capacity', params: {} }])).toEqual([])
  })
})

describe('fewer people', () => {
  const people = ['a', 'b', 'c'].map((ref) => ({ ref, firstName: 'Ewa', lastName: 'Ryś' }))

  it('may come as far as the rules allow, whatever is ticked yet', () => {
    const asked = { statements: [{ id: 'terms', version: 1, text: 'Regulamin', required: true }] }
    const three = { ...draft(people), registeredBy: null }
    expect(smallerSizes(compiled({ ...PARTS, ...asked }), three, context())).toEqual([2, 1])
    const pairs = { ...PARTS, peoplePerRegistration: { min: 2, max: 9 } }
    expect(smallerSizes(compiled(pairs), three, context())).toEqual([2])
  })

  it('never exclude the registrant', () => {
    const last = { ...draft(people), registeredBy: 'c' }
    expect(smallerSizes(compiled(PARTS), last, context())).toEqual([])
  })

  it('are empty where one person waits alone', () => {
    const alone = { ...draft(people.slice(0, 1)), registeredBy: null }
    expect(smallerSizes(compiled(PARTS), alone, context())).toEqual([])
  })
})
