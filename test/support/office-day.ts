import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import { IMPORT_HEAD, outingInGroups, rowsWithSevenBad } from './offered-groups.ts'

/** The event, the file and the orders of a day in the office. */

/** Grosze: today's fee, and the one of those who have paid until `LAST_CHEAP_DAY`. */
const FEE = 12_000
const EARLY_FEE = 10_000
export const LAST_CHEAP_DAY = Temporal.Now.plainDateISO('Europe/Warsaw').subtract({ days: 2 })

/** The outing in two groups, dearer since yesterday, whole at once, with rooms, and everything back for who resigns. */
export function eventOfTheDay(): EventDefinitionInput {
  const base = outingInGroups(500)
  const items = base.items ?? []
  const price = [
    { when: { fact: 'paymentDay', atMost: LAST_CHEAP_DAY.toString() }, amount: EARLY_FEE },
    { amount: FEE },
  ]
  return {
    ...base,
    refunds: [],
    plans: [
      {
        ...{ id: 'whole', name: 'Całość' },
        parts: [{ name: 'Całość', amount: 'rest', due: { days: 3, after: 'registration' } }],
      },
    ],
    items: [
      ...items.map((item) => (item.id === 'fee' ? { ...item, price } : item)),
      {
        ...{ id: 'room', name: 'Pokój', category: 'lodging', legalKind: 'dated-service', per: 'person' },
        ...{ choose: 'optional', price: 0, options: [{ id: 'shared', name: 'Wieloosobowy' }] },
      },
    ],
  }
}

/** 120 of the good rows want a room. */
const LAST_WITH_ROOM = 126
export const FILE_OF_THE_DAY: string[][] = [
  [...IMPORT_HEAD, 'Pokój'],
  ...rowsWithSevenBad().map((row, line) => [...row, line < LAST_WITH_ROOM ? 'Wieloosobowy' : '']),
]

/** An order of people of the red group, each by a first name. */
export function orderOfTheDay(lastName: string, ...names: readonly string[]) {
  const people = names.map((firstName, index) => ({
    ...{ ref: `p${index + 1}`, firstName, lastName, birthDate: null, group: 'red' },
    answers: { shirt: 's' },
  }))
  return {
    version: 1,
    expectedTotal: names.length * FEE,
    draft: { people, registeredBy: 'p1' },
    contact: {
      ...{ firstName: names[0] ?? '', lastName, email: 'biuro@example.org' },
      phone: '600100200',
    },
  }
}
