import { definitionOf } from '#domain/event/definition/definition.fixture.ts'

/** A small fictional event with everything that the form handles specially. */
export const exampleDefinition = definitionOf({
  schemaVersion: 3,
  title: 'Przejazd rowerowy',
  kind: 'pilgrimage',
  dates: { start: '2027-08-16', end: '2027-08-18' },
  types: [
    { id: 'adult', name: 'Dorosły' },
    { id: 'child', name: 'Dziecko' },
  ],
  groups: [
    { id: 'kielce', name: 'Wyjazd z Kielc' },
    { id: 'busko', name: 'Wyjazd z Buska', claims: [{ pool: 'busko' }] },
  ],
  groupLabel: 'Miejsce wyjazdu',
  pools: [
    { id: 'busko', name: 'Wyjazd z Buska', capacity: 4, refusal: 'group_full' },
    { id: 'seats', name: 'Autokar', capacity: 3, refusal: 'product_full' },
  ],
  items: [
    {
      id: 'fee',
      name: 'Udział',
      category: 'participation',
      legalKind: 'participation',
      per: 'person',
      choose: 'always',
      price: {
        by: ['group', 'type'],
        amounts: { kielce: { adult: 20000, child: 10000 }, busko: { adult: 10000, child: 5000 } },
      },
    },
    {
      id: 'coach',
      name: 'Autokar powrotny',
      category: 'transport',
      legalKind: 'dated-service',
      per: 'person',
      choose: 'optional',
      claims: [{ pool: 'seats' }],
      options: [
        { id: 'busko', name: 'Busko', price: 6000 },
        { id: 'kielce', name: 'Kielce', price: 5050 },
      ],
    },
    {
      id: 'shirt',
      name: 'Koszulka',
      note: 'Bawełniana.',
      category: 'merchandise',
      legalKind: 'goods',
      per: 'person',
      choose: 'optional',
      price: 4500,
      options: [
        { id: 's', name: 'S' },
        { id: 'm', name: 'M' },
      ],
    },
  ],
  adjustments: [
    {
      id: 'third',
      name: 'Trzecie dziecko',
      note: 'Zniżka naliczy się sama.',
      items: ['fee'],
      effect: { kind: 'to', amount: 0 },
      rank: { order: 'oldest', among: { fact: 'type', is: 'child' }, from: 3 },
    },
  ],
  questions: [
    {
      id: 'near',
      of: 'registration',
      type: 'otherPhone',
      label: 'Telefon do bliskiej osoby',
      required: true,
    },
  ],
  statements: [
    { id: 'rules', version: 1, text: 'Znam i przyjmuję regulamin przejazdu.', required: true },
    {
      id: 'child',
      version: 1,
      text: 'Jako rodzic lub opiekun prawny zgadzam się na udział dziecka.',
      required: true,
      when: { fact: 'type', is: 'child' },
    },
  ],
  windows: [{ opens: '2027-01-04T09:00:00', closes: '2027-08-01T23:59:59' }],
})
