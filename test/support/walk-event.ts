/**
 * A made-up event with nearly every question that a definition can have, two months after a day. Amounts
 * in grosze.
 */
export function walkDefinition(today: Temporal.PlainDate) {
  const start = today.add({ days: 60 })
  const day = (number: number) => start.add({ days: number - 1 }).toString()
  const adult = { fact: 'age', atLeast: 18 }
  return {
    schemaVersion: 3,
    title: 'Wędrówka Szlakiem Młynów',
    kind: 'camp',
    dates: { start: day(1), end: day(5) },
    ages: { from: 5 },
    typeLabel: 'Rodzaj udziału',
    types: [
      { id: 'walker', name: 'Wędrowiec' },
      { id: 'medic', name: 'Służba medyczna', note: 'Po potwierdzeniu', when: adult },
      { id: 'old-hand', name: 'Stary wyga', windows: [{ opens: `${today.add({ days: 30 })}T09:00:00` }] },
    ],
    groupLabel: 'Trasa',
    groups: [
      { id: 'short', name: 'Trasa krótka', dates: { start: day(3), end: day(5) } },
      { id: 'long', name: 'Trasa długa', ages: { from: 10 } },
    ],
    pools: [
      { id: 'caps-l', name: 'Koszulki L', capacity: 2, refusal: 'product_full' },
      { id: 'attic', name: 'Poddasze', capacity: 0, refusal: 'room_full' },
      { id: 'wednesday', name: 'Środa', capacity: 0, refusal: 'product_full' },
    ],
    items: [
      {
        ...thing('fee', 'Udział', 'participation'),
        choose: 'always',
        price: [
          { when: adult, amount: 20000, name: 'Osoba dorosła' },
          { amount: 9000, name: 'Dziecko' },
        ],
      },
      {
        ...thing('stages', 'Etapy', 'meal'),
        note: 'Obiad na każdym etapie.',
        choose: 'span',
        min: 1,
        price: 2500,
        options: ['poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek'].map((name, index) => ({
          id: `day-${index + 1}`,
          name,
          day: day(index + 1),
        })),
      },
      {
        ...thing('suppers', 'Kolacje', 'meal'),
        choose: 'any',
        price: 1500,
        options: [
          { id: 's1', name: 'poniedziałek', day: day(1) },
          { id: 's2', name: 'wtorek', day: day(2) },
          { id: 's3', name: 'środa', day: day(3), claims: [{ pool: 'wednesday' }] },
        ],
      },
      {
        ...thing('bed', 'Nocleg', 'lodging'),
        choose: 'one',
        price: 0,
        options: [
          { id: 'barn', name: 'Stodoła' },
          { id: 'house', name: 'Dom', price: 4000, note: 'pokoje 4-osobowe' },
          { id: 'attic', name: 'Poddasze', price: 2000, claims: [{ pool: 'attic' }] },
          { id: 'bar', name: 'Karczma', price: 3000, when: adult },
        ],
      },
      {
        ...thing('shirts', 'Koszulki', 'merchandise'),
        legalKind: 'goods',
        choose: 'quantity',
        max: 3,
        price: 4500,
        options: [
          { id: 'm', name: 'M' },
          { id: 'l', name: 'L', claims: [{ pool: 'caps-l' }] },
        ],
      },
      {
        ...thing('mug', 'Kubek', 'merchandise'),
        legalKind: 'goods',
        per: 'registration',
        choose: 'quantity',
        max: 4,
        price: 3000,
      },
      {
        ...thing('parking', 'Parking', 'other'),
        per: 'registration',
        choose: 'optional',
        price: 1000,
        paid: 'on-site',
      },
      {
        ...thing('gift', 'Darowizna na młyn', 'donation'),
        legalKind: 'donation',
        note: 'Remontujemy koło wodne. Wpłata jest dobrowolna.',
        per: 'registration',
        choose: 'amount',
        amounts: { suggested: [1000, 2000, 5000], from: 500, to: 100000 },
      },
    ],
    adjustments: [
      {
        id: 'gmina',
        name: 'Dopłata gminy',
        when: { fact: 'age', atMost: 17 },
        items: ['fee'],
        effect: { kind: 'off', amount: 3000 },
        paidBy: 'Gmina Borów',
      },
    ],
    carers: { for: { fact: 'age', atMost: 17 }, may: adult, most: 1 },
    approvals: [{ id: 'medic', name: 'Służba medyczna', when: { fact: 'type', is: 'medic' } }],
    plans: [
      {
        id: 'whole',
        name: 'Całość od razu',
        parts: [{ name: 'Całość', amount: 'rest', due: { days: 3, after: 'registration' } }],
      },
      {
        id: 'parts',
        name: 'W dwóch częściach',
        parts: [
          {
            name: 'Zaliczka',
            amount: { percent: 30 },
            due: { days: 3, after: 'registration' },
            deposit: true,
          },
          { name: 'Reszta', amount: 'rest', due: { on: today.add({ days: 40 }).toString() } },
        ],
      },
    ],
    questions: [
      { id: 'swims', of: 'person', type: 'checkbox', label: 'Umie pływać' },
      {
        id: 'duty',
        of: 'person',
        type: 'checkboxes',
        label: 'Dyżury',
        required: true,
        when: adult,
        options: [
          { id: 'kitchen', name: 'Kuchnia' },
          { id: 'guard', name: 'Warta' },
          { id: 'fire', name: 'Ognisko' },
        ],
      },
      {
        id: 'boat',
        of: 'registration',
        type: 'radio',
        label: 'Kajak',
        required: true,
        options: [
          { id: 'own', name: 'Własny' },
          { id: 'lent', name: 'Wypożyczony' },
        ],
      },
    ],
    requirements: [
      {
        id: 'two-duties',
        of: 'person',
        must: { fact: 'count.duty', atMost: 2 },
        code: 'limit_per_person',
        where: 'duty',
        message: 'Wybierz najwyżej dwa dyżury.',
      },
      {
        id: 'password',
        of: 'registration',
        must: { fact: 'code', is: 'mlyn' },
        code: 'code_invalid',
        where: 'code',
        message: 'To hasło nie otwiera zapisów.',
      },
    ],
    statements: [
      { id: 'rules', version: 1, text: 'Znam i przyjmuję regulamin wędrówki.', required: true },
      {
        id: 'parent',
        version: 1,
        text: 'Zgadzam się na udział osoby niepełnoletniej.',
        required: true,
        when: { fact: 'age', atMost: 17 },
      },
    ],
  }
}

const thing = (id: string, name: string, category: string) => ({
  id,
  name,
  category,
  legalKind: 'participation',
  per: 'person',
})

/** A made-up museum that counts heads at hours of entry: five places each half an hour, from Tuesday to Saturday. */
export function millDefinition(from: string) {
  return {
    schemaVersion: 3,
    title: 'Muzeum Młyna',
    kind: 'entries',
    dates: { start: null, end: null },
    attendance: 'headcount',
    ask: { birthDate: 'no', sex: 'no' },
    items: [
      {
        ...thing('entry', 'Bilety', 'participation'),
        per: 'registration',
        choose: 'quantity',
        min: 1,
        options: [
          { id: 'full', name: 'Normalny', price: 2000 },
          { id: 'half', name: 'Ulgowy', price: 1200 },
          { id: 'child', name: 'Dziecko do 6 lat', price: 0 },
        ],
      },
      { ...thing('guide', 'Przewodnik', 'other'), per: 'registration', choose: 'optional', price: 5000 },
    ],
    slots: {
      everyMinutes: 30,
      first: '10:00',
      last: '13:00',
      from,
      to: null,
      weekdays: [2, 3, 4, 5, 6],
      capacity: 5,
    },
    peoplePerRegistration: { min: 1, max: 5 },
  }
}
