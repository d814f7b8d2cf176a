import type { EventDefinitionInput } from '#domain/event/definition.ts'

/** Changes of price in which every field and effect stands once. */
export const everyAdjustment: NonNullable<EventDefinitionInput['adjustments']> = [
  { id: 'to', name: 'Niżej', items: ['fee'], effect: { to: 9000 }, choiceGroup: 'best', note: 'Zawsze.' },
  { id: 'off', name: 'Mniej', items: ['fee'], effect: { off: 1000, per: 'person' }, choiceGroup: 'best' },
  {
    id: 'half',
    name: 'Połowa',
    items: ['fee', 'coach'],
    effect: { percentOff: 50, of: 'list', round: { to: 1000, direction: 'down' } },
  },
  {
    id: 'second',
    name: 'Druga osoba',
    items: ['fee'],
    effect: { percentOff: 25, round: { to: 100 }, most: { amount: 4000, per: 'registration' } },
    rank: { order: 'dearest', from: 2, to: 3 },
  },
  {
    id: 'own',
    name: 'Druga sztuka',
    items: ['coach'],
    effect: { off: 700 },
    rank: { order: 'cheapest', of: 'piece', per: 'person', from: 2, to: 2 },
  },
  {
    id: 'plus',
    name: 'Więcej',
    items: ['coach'],
    when: { fact: 'count.help', atMost: 1 },
    effect: { plus: 500 },
  },
  { id: 'rise', name: 'Drożej', items: ['coach'], effect: { percentPlus: 12.5 } },
  { id: 'cap', name: 'Rodzina', items: ['fee'], effect: { cap: 50000, per: 'registration' } },
  {
    id: 'together',
    name: 'Wszystkie razem',
    items: ['fee'],
    effect: { mostOff: 30000, per: 'registration' },
  },
  {
    id: 'free',
    name: 'Gmina',
    items: ['fee'],
    when: { fact: 'own.kids', atLeast: 3 },
    effect: { freeFor: 'people', each: 10 },
    pool: 'tents',
    paidBy: 'Gmina Lipa',
  },
]
