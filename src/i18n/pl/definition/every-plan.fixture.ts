import type { EventDefinitionInput } from '#domain/event/definition.ts'

/** Ways of paying in which every kind of part stands once. */
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
        due: { workingDaysAfterRegistration: 2, notAfter: { daysBefore: 14 } },
        deposit: true,
      },
      {
        name: 'Rata',
        amount: { percent: 40, items: ['fee'] },
        round: { to: 1000, direction: 'up' },
        due: { daysBefore: 30, notAfter: { on: '2026-05-20' } },
      },
      { name: 'Wpisowe', amount: { fixed: 700 }, due: { minutesAfterRegistration: 90 } },
      { name: 'Kaucja', amount: { fixed: 900, each: 'people' }, due: { daysAfterRegistration: 3 } },
      { name: 'Reszta', amount: 'rest', due: { on: '2026-06-20' } },
    ],
  },
]
