import { parseDefinition } from '#domain/event/check/check-definition.ts'
import type { Case } from './case-file.ts'
import { registrationSchema } from './sample.ts'
import { translate } from './translate.ts'
import { vocabularySchema } from './vocabulary.ts'

/** Samples of one made-up event with every kind of item, to be written in all their spellings. */

const perPerson = { legalKind: 'dated-service', per: 'person' } as const
const DEFINITION = {
  schemaVersion: 3,
  title: 'Spływ',
  kind: 'camp',
  dates: { start: '2026-07-01', end: '2026-07-05' },
  groups: [
    { id: 'red', name: 'Czerwona' },
    { id: 'blue', name: 'Niebieska' },
  ],
  questions: [
    { id: 'diet', of: 'person', type: 'select', label: 'Dieta', options: [{ id: 'yes', name: 'Tak' }] },
    { id: 'parish', of: 'registration', type: 'text', label: 'Parafia' },
  ],
  items: [
    {
      ...perPerson,
      id: 'days',
      name: 'Dni',
      category: 'participation',
      choose: 'span',
      price: 1000,
      options: ['2026-07-01', '2026-07-02', '2026-07-03'].map((day, index) => ({
        id: `d${index + 1}`,
        name: `Dzień ${index + 1}`,
        day,
        claims: [{ pool: `d${index + 1}` }],
      })),
    },
    {
      ...perPerson,
      id: 'shirt',
      name: 'Koszulka',
      category: 'merchandise',
      choose: 'quantity',
      price: 4000,
      options: [
        { id: 's', name: 'S' },
        { id: 'm', name: 'M' },
      ],
    },
    {
      ...perPerson,
      id: 'coach-to',
      name: 'Tam',
      category: 'transport',
      choose: 'one',
      options: [{ id: 'kielce', name: 'Kielce' }],
    },
    {
      ...perPerson,
      id: 'coach-back',
      name: 'Powrót',
      category: 'transport',
      choose: 'optional',
      options: [{ id: 'kielce', name: 'Kielce' }],
    },
    {
      ...perPerson,
      id: 'hire',
      name: 'Kajak',
      category: 'other',
      choose: 'optional',
      price: 700,
      paid: 'on-site',
    },
    { ...perPerson, per: 'registration', id: 'gift', name: 'Dar', category: 'donation', choose: 'amount' },
    {
      ...perPerson,
      per: 'registration',
      id: 'visitors',
      name: 'Goście',
      category: 'participation',
      choose: 'quantity',
      price: 500,
    },
  ],
  adjustments: [
    {
      id: 'gmina',
      name: 'Dopłata',
      items: ['days'],
      when: { fact: 'group', is: 'red' },
      effect: { kind: 'off', amount: 300 },
      paidBy: 'Gmina Borów',
    },
    {
      id: 'two',
      name: 'Dwie koszulki',
      items: ['shirt'],
      when: { fact: 'number.shirt', atLeast: 2 },
      effect: { kind: 'percent-off', percent: 10 },
    },
  ],
  pools: [1, 2, 3].map((n) => ({ id: `d${n}`, name: `Dzień ${n}`, capacity: 10, refusal: 'event_full' })),
  plans: [
    { id: 'whole', name: 'Całość', parts: [{ name: 'Całość', amount: 'rest', due: { on: '2026-06-20' } }] },
    {
      id: 'halves',
      name: 'Na raty',
      parts: [
        { name: 'I', amount: { percent: 50 }, due: { on: '2026-05-20' } },
        { name: 'II', amount: 'rest', due: { on: '2026-06-20' } },
      ],
    },
  ],
}

const parsed = parseDefinition(DEFINITION)
if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
export const { definition } = parsed

/** The case file, with its own words. */
export const file = (vocabulary: Record<string, unknown> = {}): Case => ({
  ...vocabularySchema.parse(vocabulary),
  id: 'splyw',
  title: 'Spływ',
  definition: DEFINITION,
  registrations: [],
})

const ANNA = { ref: 'anna', first_name: 'Anna', last_name: 'Kos', birth_date: '1990-01-01', group: 'red' }

/** Anna alone, with more fields of the registration or of her. */
export const sample = (part: Record<string, unknown> = {}, person: Record<string, unknown> = {}) =>
  registrationSchema.parse({
    id: 'A',
    at: '2026-05-01T12:00:00',
    by: { who: 'anna' },
    people: [{ ...ANNA, ...person }],
    expect: { result: 'accepted' },
    ...part,
  })

/** What is made of such a sample. */
export const draftOf = (
  part: Record<string, unknown>,
  person: Record<string, unknown> = {},
  vocabulary = {},
) => translate(file(vocabulary), definition, sample(part, person))
