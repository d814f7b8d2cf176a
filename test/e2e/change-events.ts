import type { z } from 'zod'
import type { createRegistration } from '#contract/site.ts'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'

type Order = z.input<(typeof createRegistration)['body']>

/** Entry to a mine at a chosen hour: 30 zł a head, 15 zł for children, six at a time. */
export const MINE: EventDefinitionInput = {
  schemaVersion: 3,
  title: 'Kopalnia soli',
  kind: 'entries',
  dates: { start: null, end: null },
  attendance: 'headcount',
  ask: { birthDate: 'no', sex: 'no' },
  items: [
    {
      ...{ id: 'entry', name: 'Bilet', category: 'participation', legalKind: 'participation' },
      ...{ per: 'registration', choose: 'quantity' },
      options: [
        { id: 'full', name: 'normalny', price: 3_000 },
        { id: 'child', name: 'dziecięcy', price: 1_500 },
      ],
    },
  ],
  slots: {
    ...{ everyMinutes: 30, first: '09:00', last: '12:00', capacity: 6 },
    ...{ from: '2031-06-01', to: '2031-06-30' },
  },
}

const PERSON = { per: 'person', choose: 'optional' } as const

/** A trip by coach from several stops, of which one has a single seat; of items given back half is refunded. */
export const TRIP: EventDefinitionInput = {
  schemaVersion: 3,
  title: 'Wycieczka na Łysicę',
  kind: 'other',
  dates: { start: '2031-06-05', end: '2031-06-07' },
  ask: { birthDate: 'no', sex: 'no' },
  peoplePerRegistration: { min: 1, max: 4 },
  items: [
    {
      ...{ id: 'fee', name: 'Udział', category: 'participation', legalKind: 'participation' },
      ...{ per: 'person', choose: 'always', price: 10_000 },
    },
    {
      ...{ ...PERSON, id: 'coach', name: 'Autokar', category: 'transport', legalKind: 'participation' },
      options: [
        { id: 'kielce', name: 'Kielce', price: 6_000 },
        { id: 'morawica', name: 'Morawica', price: 4_500 },
        { id: 'chmielnik', name: 'Chmielnik', price: 7_000, claims: [{ pool: 'chmielnik' }] },
        { id: 'busko', name: 'Busko-Zdrój', price: 8_000 },
      ],
    },
    { ...PERSON, id: 'mug', name: 'Kubek', category: 'merchandise', legalKind: 'goods', price: 3_000 },
  ],
  questions: [{ id: 'diet', of: 'person', type: 'text', label: 'Dieta' }],
  handOver: null,
  pools: [
    { id: 'event', name: 'Miejsca', capacity: 200, refusal: 'event_full' },
    { id: 'chmielnik', name: 'Autokar z Chmielnika', capacity: 1, refusal: 'product_full' },
  ],
  claims: [{ pool: 'event' }],
  refunds: [{ name: 'Połowa', until: { on: '2031-05-01' }, kept: { percent: 50 } }],
  plans: [
    {
      ...{ id: 'whole', name: 'Całość' },
      parts: [{ name: 'Całość', amount: 'rest', due: { days: 3, after: 'registration' } }],
    },
  ],
}

const contact = { firstName: 'Ewa', lastName: 'Mazur', email: 'ewa.mazur@example.org', phone: '600100200' }

/** Tickets for an hour of 5 June 2031. */
export function ticketsFor(hour: string, full: number, child = 0): Order {
  const draft = { people: [], registeredBy: null, choices: { entry: { full, child } } }
  const slot = `2031-06-05T${hour}:00`
  return { version: 1, expectedTotal: full * 3_000 + child * 1_500, draft: { ...draft, slot }, contact }
}

const PRICES: Readonly<Record<string, number>> = {
  kielce: 6_000,
  morawica: 4_500,
  chmielnik: 7_000,
  busko: 8_000,
}

/** People of the trip by first name, which in small letters is also their ref, and what each takes besides the fee. */
export function tripOf(people: Readonly<Record<string, { coach?: string; mug?: true }>>): Order {
  const all = Object.entries(people)
  const cost = all.map(([, { coach = '', mug }]) => 10_000 + (PRICES[coach] ?? 0) + (mug ? 3_000 : 0))
  return {
    version: 1,
    expectedTotal: cost.reduce((sum, each) => sum + each, 0),
    draft: {
      people: all.map(([name, choices]) => ({
        ...{ ref: name.toLowerCase(), firstName: name, lastName: 'Mazur', birthDate: null },
        choices: { coach: '', ...choices },
      })),
      registeredBy: all[0]?.[0].toLowerCase() ?? null,
    },
    contact,
  }
}
