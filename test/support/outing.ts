import type { z } from 'zod'
import type { createRegistration } from '#contract/site.ts'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'

type Order = z.input<(typeof createRegistration)['body']>
type Person = Order['draft']['people'][number]

/** Grosze. */
const FEE = 10_000
const COACH = 3_000

/** An event for 100 zł a head, half of it in advance, with a coach that has its own limit. */
export function outing(
  limits: { readonly event?: number; readonly coach?: number; readonly fee?: number } = {},
): EventDefinitionInput {
  const { event = 10, coach = 4, fee = FEE } = limits
  const item = { legalKind: 'participation', per: 'person' } as const
  return {
    schemaVersion: 3,
    title: 'Wycieczka na Łysicę',
    kind: 'other',
    dates: { start: '2031-06-05', end: '2031-06-07' },
    ask: { birthDate: 'no', sex: 'no' },
    peoplePerRegistration: { min: 1, max: 8 },
    items: [
      { ...item, id: 'fee', name: 'Udział', category: 'participation', choose: 'always', price: fee },
      {
        ...{ ...item, id: 'coach', name: 'Autokar', category: 'transport', choose: 'optional', price: COACH },
        claims: [{ pool: 'coach' }],
      },
    ],
    pools: [
      { id: 'event', name: 'Miejsca', capacity: event, refusal: 'event_full' },
      { id: 'coach', name: 'Autokar', capacity: coach, refusal: 'product_full' },
    ],
    claims: [{ pool: 'event' }],
    plans: [
      {
        id: 'parts',
        name: 'Dwie części',
        parts: [
          { name: 'Zaliczka', amount: { percent: 50 }, due: { days: 3, after: 'registration' } },
          { name: 'Reszta', amount: 'rest', due: { on: '2031-05-05' } },
        ],
      },
    ],
  }
}

/** People by their first names, which are also their refs; a person written 'ewa+' goes by coach. */
export function draftOf(...names: readonly string[]): Order['draft'] {
  const people: Person[] = names.map((name) => ({
    ref: name.replace('+', ''),
    firstName: name.replace('+', ''),
    lastName: 'Mazur',
    birthDate: null,
    choices: name.endsWith('+') ? { coach: true } : {},
  }))
  return { people, registeredBy: people[0]?.ref ?? null }
}

/** Grosze that these people pay. */
export const totalOf = (...names: readonly string[]): number =>
  names.length * FEE + names.filter((name) => name.endsWith('+')).length * COACH

/** The order of these people. */
export const orderOf = (...names: readonly string[]): Order => ({
  version: 1,
  expectedTotal: totalOf(...names),
  draft: draftOf(...names),
  contact: { firstName: 'Ewa', lastName: 'Mazur', email: 'ewa.mazur@example.org', phone: '600100200' },
})

/** The change to these people, seen at a revision. */
export const changeTo = (revision: number, ...names: readonly string[]) => ({
  revision,
  expectedTotal: totalOf(...names),
  draft: draftOf(...names),
})
