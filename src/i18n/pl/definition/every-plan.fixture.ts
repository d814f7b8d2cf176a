import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'

/** Payment plans in which every kind of part occurs once. */
export const everyPlan: NonNullable<EventDefinitionInput['plans']> = [
  {
    id: 'rates',
    ...{ name: 'W ratach', per: 'term' },
    when: { fact: 'people', atLeast: 2 },
    parts: [
      {
        name: 'Zaliczka',
        when: { fact: 'age', atLeast: 7 },
        amount: { perPerson: 5000 },
        due: { workingDays: 2, after: 'registration', notAfter: { days: 14, before: 'start' } },
        deposit: true,
      },
      {
        name: 'Rata',
        amount: { percent: 40, items: ['fee'] },
        round: { to: 1000, direction: 'up' },
        due: { days: 30, before: 'start', notAfter: { on: '2026-05-20' } },
      },
      { name: 'Wpisowe', amount: { fixed: 700 }, due: { minutes: 90, after: 'registration' } },
      { name: 'Kaucja', amount: { fixed: 900, each: 'people' }, due: { days: 3, after: 'registration' } },
      { name: 'Reszta za autokar', amount: { restOf: ['coach'] }, due: { hours: 36, after: 'registration' } },
      { name: 'Reszta', amount: 'rest', due: { on: '2026-06-20' } },
    ],
  },
]

/** Refund rules of every kind. */
export const everyRefund: NonNullable<EventDefinitionInput['refunds']> = [
  { name: 'Wcześnie', until: { on: '2026-05-01' } },
  { name: 'Dzieci', when: { fact: 'age', atMost: 12 }, until: { days: 14, after: 'registration' } },
  {
    name: 'Razem',
    whole: true,
    until: { days: 30, before: 'start' },
    kept: { percent: 50, of: 'deposit' },
  },
  {
    name: 'Później',
    until: { workingDays: 21, before: 'start' },
    items: ['fee'],
    kept: { amount: 3000, per: 'registration', percent: 25, of: 'price-less-deposit', deposit: true },
  },
]
