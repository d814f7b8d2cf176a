import { describe, expect, test } from 'vitest'
import { parseDefinition } from '#domain/event/check-definition.ts'
import { compileDefinition } from '#domain/quote/compile.ts'
import { quote } from '#domain/quote/quote.ts'
import { type Case, wordsOf } from './case-file.ts'
import { differences } from './compare.ts'
import { capacityOf, freeByGiven } from './given.ts'
import { registrationSchema } from './sample.ts'
import { inviteOf, translate } from './translate.ts'
import { vocabularySchema } from './vocabulary.ts'

/** Samples in all their spellings, of one made-up event that has something of everything. */
const perPerson = { legalKind: 'dated-service', per: 'person' } as const
const DEFINITION = {
  schemaVersion: 2,
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
      effect: { off: 300 },
      paidBy: 'Gmina Borów',
    },
    {
      id: 'two',
      name: 'Dwie koszulki',
      items: ['shirt'],
      when: { fact: 'number.shirt', atLeast: 2 },
      effect: { percentOff: 10 },
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
const { definition } = parsed

const file = (vocabulary: Record<string, unknown> = {}): Case => ({
  ...vocabularySchema.parse(vocabulary),
  id: 'splyw',
  title: 'Spływ',
  definition: DEFINITION,
  registrations: [],
})

const ANNA = { ref: 'anna', first_name: 'Anna', last_name: 'Kos', birth_date: '1990-01-01', group: 'red' }
const sample = (part: Record<string, unknown> = {}, person: Record<string, unknown> = {}) =>
  registrationSchema.parse({
    id: 'A',
    at: '2026-05-01T12:00:00',
    by: { who: 'anna' },
    people: [{ ...ANNA, ...person }],
    expect: { result: 'accepted' },
    ...part,
  })
const draftOf = (part: Record<string, unknown>, person: Record<string, unknown> = {}, vocabulary = {}) =>
  translate(file(vocabulary), definition, sample(part, person))
const choicesOf = (choices: unknown, vocabulary = {}) =>
  draftOf({}, { choices }, vocabulary).people[0]?.choices

function compared(
  expected: Record<string, unknown>,
  person: Record<string, unknown> = {},
  part = {},
  vocabulary = {},
) {
  const asked = sample({ ...part, expect: { result: 'accepted', ...expected } }, person)
  const free = freeByGiven(file(vocabulary), definition, asked)
  const facts = { channel: 'online' as const, free }
  const now = Temporal.PlainDateTime.from(asked.at)
  return differences(file(vocabulary), asked, {
    quote: quote(compileDefinition(definition), translate(file(vocabulary), definition, asked), {
      now,
      facts,
    }),
    freeBefore: (pool) => free[pool] ?? capacityOf(definition, pool),
    poolNames: definition.pools,
  })
}

describe('a choice is read', () => {
  test.each([
    ['an option by id', { coach_to: 'kielce' }, { 'coach-to': 'kielce' }],
    ['an option by name', { Tam: 'Kielce' }, { 'coach-to': 'kielce' }],
    ['both directions at once', { coach: { to: 'Kielce', back: null } }, { 'coach-to': 'kielce' }],
    ['days by their dates', { days: ['2026-07-02', '2026-07-03'] }, { days: ['d2', 'd3'] }],
    ['a run of days', { days: { from: '2026-07-01', to: '2026-07-02' } }, { days: ['d1', 'd2'] }],
    ['pieces of sizes', { shirt: { S: 1, M: 2 } }, { shirt: { s: 1, m: 2 } }],
    ['pieces as a list', { shirt: ['M', 'M', 'S'] }, { shirt: { m: 2, s: 1 } }],
    ['pieces as records', { shirt: [{ size: 'M', qty: 2 }, { size: 'S' }] }, { shirt: { m: 2, s: 1 } }],
    ['one size', { shirt: 'M' }, { shirt: { m: 1 } }],
    ['an option of a record', { coach_to: { option: 'Kielce' } }, { 'coach-to': 'kielce' }],
    ['yes and no', { hire: 'yes', coach_back: null }, { hire: true }],
    ['what is not on offer is left to the rules', { coach_to: 'Sandomierz' }, { 'coach-to': 'Sandomierz' }],
  ])('%s', (_, choices, expected) => {
    expect(choicesOf(choices)).toEqual(expected)
  })

  test('by words of the case file', () => {
    expect(choicesOf({ coach_to: 'the big town' }, { words: { 'the big town': 'kielce' } })).toEqual({
      'coach-to': 'kielce',
    })
  })

  test('or refused, saying what and where', () => {
    expect(() => choicesOf({ boat: 1 })).toThrow("the definition has no item 'boat'")
    expect(() => choicesOf({ days: { from: '2026-07-01', to: '2026-08-01' } })).toThrow(
      "item 'days' has no option '2026-08-01'",
    )
    expect(() => choicesOf({ coach_to: { seat: [1] } })).toThrow(
      'the choice of \'coach-to\' is not understood: {"seat":[1]}',
    )
  })
})

describe('a field goes', () => {
  test('where its name tells, or where the case file says', () => {
    const reads = {
      start: 'group',
      'bag.size': 'choices.shirt',
      room: 'nothing',
      'by.parish': 'answers.parish',
    }
    const draft = draftOf(
      { by: { who: 'anna', parish: 'Borów' } },
      {
        diet: true,
        group: undefined,
        start: 'Niebieska',
        bag: { size: 'S' },
        room: 7,
        phone: '+48600100200',
      },
      { reads },
    )
    expect(draft.answers).toEqual({ parish: 'Borów' })
    expect(draft.people[0]).toMatchObject({
      group: 'blue',
      answers: { diet: 'yes' },
      choices: { shirt: { s: 1 } },
    })
  })

  test('or nowhere, which is said', () => {
    expect(() => draftOf({}, { shoe: 45 })).toThrow(
      `the definition has no place for 'shoe': say in "reads" where it goes`,
    )
    expect(() => draftOf({}, { type: 'adult' })).toThrow("the definition has no place for 'type'")
    expect(() => draftOf({}, { shoe: 45 }, { reads: { shoe: 'answers.shoe' } })).toThrow(
      "reads: the definition has no question 'shoe'",
    )
  })

  test('headcount, donation, plan, code, carers, invitation', () => {
    const draft = draftOf({
      headcount: { visitors: 12 },
      donation: 5000,
      plan: 'Na raty',
      password: 'Kostka',
      carers: { jan: 'anna' },
      invite: true,
    })
    expect(draft).toMatchObject({
      choices: { visitors: 12, gift: 5000 },
      plan: 'halves',
      code: 'Kostka',
      carers: { jan: 'anna' },
    })
    expect(draftOf({ headcount: 30 }).choices).toEqual({ visitors: 30 })
    expect(draftOf({}, { carer: 'ola' }).carers).toEqual({ anna: 'ola' })
    expect(inviteOf(file(), sample({ invite: true }))).toBe('invited')
    expect(() => draftOf({ headcount: { pupils: 3 } })).toThrow(
      "headcount: the definition counts no 'pupils'",
    )
  })

  test('who registers is one of the people, a guardian, the staff or somebody else', () => {
    const roleOf = (who: string, vocabulary = {}) => draftOf({ by: { who } }, {}, vocabulary)
    expect(roleOf('anna')).toMatchObject({ registeredBy: 'anna', registrantRole: 'participant' })
    expect(roleOf('mother')).toMatchObject({ registeredBy: null, registrantRole: 'guardian' })
    expect(roleOf('mother of anna')).toMatchObject({ registeredBy: null, registrantRole: 'guardian' })
    expect(roleOf('desk').registrantRole).toBe('staff')
    expect(roleOf('office of travels').registrantRole).toBe('other')
    expect(roleOf('leader').registrantRole).toBe('other')
    expect(roleOf('leader', { roles: { leader: 'staff' } }).registrantRole).toBe('staff')
  })
})

describe('what is given', () => {
  const freeOf = (given: Record<string, unknown>, vocabulary = {}) =>
    freeByGiven(file(vocabulary), definition, sample({ given }))

  test('is places taken or left of a pool, by its name or by a rule', () => {
    expect(freeOf({ d1_taken: 4, 'Dzień 2_left': 3 })).toEqual({ d1: 6, d2: 3 })
    expect(freeOf({ taken: { d1: 1 }, left: { d3: 2 } })).toEqual({ d1: 9, d3: 2 })
    expect(freeOf({ first: 4 }, { given: { first: { takenOf: ['d1', 'd2'] } } })).toEqual({ d1: 6, d2: 6 })
    expect(freeOf({ last: 4 }, { given: { last: { leftOf: ['d3'] } } })).toEqual({ d3: 4 })
    expect(freeOf({ how: 'full' }, { given: { how: { sentences: { full: { d1: 0 } } } } })).toEqual({ d1: 0 })
    expect(freeOf({ story: 'long ago' }, { given: { story: { nothing: true } } })).toEqual({})
  })

  test('or is not understood', () => {
    expect(() => freeOf({ weather: 'rain' })).toThrow("the case file does not say what given 'weather' means")
    expect(() => freeOf({ boat_taken: 3 })).toThrow("no pool is called 'boat'")
    expect(() => freeOf({ d1_taken: 'many' })).toThrow("given 'd1_taken' is not a number of places")
  })
})

/** Two days for 2000 less 600 of the gmina, two shirts for 8000 less 800, a kayak for 700 on the spot. */
const CHOICES = { choices: { days: ['d1', 'd2'], shirt: ['M', 'M'], hire: true, coach_to: 'kielce' } }

describe('an outcome', () => {
  test('agrees however its lines are split', () => {
    const line = (amount: number, rest = {}) => ({ who: 'anna', amount, ...rest })
    expect(compared({ total: 8600, lines: [line(1400), line(7200)] }, CHOICES)).toEqual([])
    expect(compared({ lines: [line(8600)] }, CHOICES)).toEqual([])
    expect(compared({ lines: [line(2000), line(-600), line(7200, { list: 8000 })] }, CHOICES)).toEqual([])
    expect(
      compared(
        { lines: [line(1400), { who: 'anna', qty: 2, unit_amount: 4000 }, { who: null, amount: -800 }] },
        CHOICES,
      ),
    ).toEqual([])
    expect(compared({ lines: [line(2000), line(-500), line(7100)] }, CHOICES)).toHaveLength(1)
    expect(compared({ lines: [line(1400), line(7200, { list: 7900 })] }, CHOICES)).toHaveLength(1)
  })

  test('has what is paid on the spot and by others beside the total', () => {
    expect(compared({ on_site: 700, subsidy: 600 }, CHOICES)).toEqual([])
    expect(
      compared(
        { on_site: [{ who: 'anna', amount: 700 }], subsidy: [{ by: 'gmina Borów', amount: 600 }] },
        CHOICES,
      ),
    ).toEqual([])
    expect(compared({ on_site: 800, subsidy: { by: 'Gmina Lipy', amount: 600 } }, CHOICES)).toEqual([
      'on_site: expected 800, got 700',
      'subsidy by Gmina Lipy: expected 600, got 0',
    ])
    expect(compared({ on_site: [{ who: 'anna', amount: 1 }] }, CHOICES)).toEqual([
      'on_site, lines of anna: expected 1, got 700 of 700',
    ])
  })

  test('has days, whose parts add up', () => {
    const halves = { plan: 'halves' }
    const parts = [
      { amount: 4300, until: '2026-05-20' },
      { amount: 4000, until: '2026-06-20' },
      { amount: 300, until: '2026-06-20' },
    ]
    expect(compared({ due: parts }, CHOICES, halves)).toEqual([])
    expect(compared({ due: parts.slice(0, 2) }, CHOICES, halves)).toEqual([
      'due: expected 4000 until 2026-06-20, 4300 until 2026-05-20, got 4300 until 2026-05-20, 4300 until 2026-06-20',
    ])
  })

  test('has a state', () => {
    expect(compared({ state: 'awaiting_payment' }, CHOICES)).toEqual([])
    expect(compared({ state: 'awaits approval' }, CHOICES)).toEqual([
      'state: expected awaits approval, got awaits payment',
    ])
    expect(compared({ state: 'happy' }, CHOICES)).toEqual([
      "state: 'happy' is not one of awaits approval, awaits payment, confirmed",
    ])
  })

  test('has claims of several pools, in any spelling', () => {
    const given = { given: { d1_taken: 3 } }
    expect(compared({ claims: { d1: 1, d2: 1 } }, CHOICES, given)).toEqual([])
    expect(
      compared(
        {
          claims: [
            { pool: 'Dzień 1', persons: 1, left_after: 6 },
            { pool: 'd3', seats: 0 },
          ],
        },
        CHOICES,
        given,
      ),
    ).toEqual([])
    expect(compared({ claims: [{ pool: 'd1', places: 2 }] }, CHOICES, given)).toEqual([
      "claims: expected 2 of 'd1', got 1 of d1, 6 left; 1 of d2, 9 left",
    ])
    expect(compared({ claims: [{ pool: 'd3', seats: 1 }] }, CHOICES)).toHaveLength(1)
    expect(compared({ claims: { d1: { seats: 1, left_after: 6 }, d2: '1' } }, CHOICES, given)).toEqual([])
  })

  test('that says what nobody compares is a difference', () => {
    expect(compared({ why: 'for the reader', invoice: 3 }, CHOICES)).toEqual([
      "'invoice' is not compared yet",
    ])
  })
})

test('a sample that cannot be read says where', () => {
  const words = (part: Record<string, unknown>) => {
    const read = registrationSchema.safeParse({
      id: 'A',
      at: '2026-05-01T12:00',
      expect: { result: 'accepted' },
      ...part,
    })
    return read.success ? '' : wordsOf(read.error)
  }
  expect(words({ people: [{ ref: 'a' }] })).toBe('')
  expect(words({ at: 'tomorrow' })).toContain('at: ')
  expect(words({ people: [{ ref: 'a', sex: 'F' }] })).toBe('')
  expect(words({ people: [{ ref: 'a', sex: 'X' }] })).toContain('people.0.sex: ')
  expect(words({ expect: { result: 'accepted', claims: [{ pool: 'd1', seats: 1, beds: 1 }] } })).toBe(
    "expect.claims.0: 'd1' needs one number of places, beside left_after",
  )
  expect(words({ expect: { result: 'accepted', lines: [{ who: 'a' }] } })).toBe(
    'expect.lines.0: a line has an amount, or qty and unit_amount',
  )
  expect(words({ expect: { result: 'accepted', lines: [{ amount: 5, qty: 2, unit_amount: 3 }] } })).toBe(
    'expect.lines.0: qty × unit_amount is 6, not 5',
  )
})
