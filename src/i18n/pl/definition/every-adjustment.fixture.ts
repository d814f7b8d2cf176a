import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'

/** Changes of price in which every field and effect occurs once. */
export const everyAdjustment: NonNullable<EventDefinitionInput['adjustments']> = [
  {
    id: 'to',
    name: 'Niżej',
    items: ['fee'],
    effect: { kind: 'to', amount: 9000 },
    choiceGroup: 'best',
    note: 'Zawsze.',
  },
  {
    id: 'off',
    name: 'Mniej',
    items: ['fee'],
    effect: { kind: 'off', amount: 1000, per: 'person' },
    choiceGroup: 'best',
  },
  {
    id: 'half',
    name: 'Połowa',
    items: ['fee', 'coach'],
    effect: { kind: 'percent-off', percent: 50, of: 'list', round: { to: 1000, direction: 'down' } },
  },
  {
    id: 'second',
    name: 'Druga osoba',
    items: ['fee'],
    effect: {
      kind: 'percent-off',
      percent: 25,
      round: { to: 100 },
      most: { amount: 4000, per: 'registration' },
    },
    rank: { order: 'dearest', from: 2, to: 3 },
  },
  {
    id: 'own',
    name: 'Druga sztuka',
    items: ['coach'],
    effect: { kind: 'off', amount: 700 },
    rank: { order: 'cheapest', of: 'piece', per: 'person', from: 2, to: 2 },
  },
  {
    id: 'plus',
    name: 'Więcej',
    items: ['coach'],
    when: { fact: 'count.help', atMost: 1 },
    effect: { kind: 'plus', amount: 500 },
  },
  { id: 'rise', name: 'Drożej', items: ['coach'], effect: { kind: 'percent-plus', percent: 12.5 } },
  {
    id: 'child',
    name: 'Trzecie dziecko',
    items: ['fee'],
    effect: { kind: 'floor', amount: 3000 },
    rank: { order: 'oldest', among: { fact: 'age', atMost: 16 }, from: 3 },
  },
  {
    id: 'first',
    name: 'Pierwsza osoba',
    items: ['fee'],
    effect: { kind: 'floor-percent', percent: 40 },
    rank: { order: 'typed', to: 1 },
  },
  {
    id: 'last',
    name: 'Najmłodszy',
    items: ['fee'],
    effect: { kind: 'least', amount: 2000, per: 'person' },
    rank: { order: 'youngest', from: 1, to: 1 },
  },
  {
    id: 'whole',
    name: 'Cała droga',
    items: ['coach'],
    effect: {
      kind: 'cap',
      per: 'person',
      amount: [
        { when: { fact: 'age', atMost: 11 }, amount: 3000 },
        { when: { fact: 'age', atMost: 15 }, amount: 5000, name: 'Młodzież' },
        { amount: 8000 },
      ],
    },
  },
  { id: 'cap', name: 'Rodzina', items: ['fee'], effect: { kind: 'cap', amount: 50000, per: 'registration' } },
  {
    id: 'together',
    name: 'Wszystkie razem',
    items: ['fee'],
    effect: { kind: 'most-off', amount: 30000, per: 'registration' },
  },
  {
    id: 'free',
    name: 'Gmina',
    items: ['fee'],
    when: { fact: 'own.kids', atLeast: 3 },
    effect: { kind: 'free-for-each', of: 'people', each: 10 },
    pool: 'tents',
    paidBy: 'Gmina Lipa',
  },
]
