import fc from 'fast-check'
import { checkCycles } from '#domain/event/check-cycles.ts'
import type { Condition } from '#domain/event/condition.ts'
import { definitionSchema, type EventDefinition } from '#domain/event/definition.ts'

/**
 * Random events from a small vocabulary: every part of the language that moves money, places or refusals. They are
 * always of the right shape, name only facts that are in view and have no circles; some of their rules never hold, as in life.
 */
export interface EventTraits {
  /** Rules by which people of one registration change each other's prices. */
  readonly family: boolean
  /** Rules that ask for the code 'Kostka'. */
  readonly code: boolean
}

type Json = Record<string, unknown>

export const CODE = 'Kostka'
const BIRTHS = ['1950-05-05', '1990-01-01', '2009-08-05', '2009-08-06', '2016-03-03', '2021-12-31']

const amount = fc.oneof(fc.constantFrom(0, 1, 333, 9999, 10000, 26050), fc.nat(40000))
const maybe = <T>(arbitrary: fc.Arbitrary<T>, key: string): fc.Arbitrary<Json> =>
  fc.option(arbitrary, { nil: undefined }).map((value) => (value === undefined ? {} : { [key]: value }))
const joined = (...parts: fc.Arbitrary<Json>[]): fc.Arbitrary<Json> =>
  fc.tuple(...parts).map((all) => Object.assign({}, ...all))
const some = <T>(arbitrary: fc.Arbitrary<T>, maxLength = 2) => fc.array(arbitrary, { maxLength })
const named = (id: string, part: Json = {}): Json => ({ id, name: id, ...part })

const OF_ALL: Condition[] = [
  { fact: 'day', atMost: '2026-06-10' },
  { fact: 'day', atLeast: '2026-06-11' },
  { fact: 'channel', is: 'office' },
  { fact: 'plan', is: 'parts' },
  { fact: 'paymentDay', atMost: '2026-06-09' },
]
const OF_FAMILY: Condition[] = [
  { fact: 'people', atLeast: 3 },
  { fact: 'minors', atLeast: 1 },
  { fact: 'own.kids', atLeast: 2 },
  { fact: 'own.sum', atLeast: 4 },
  { fact: 'total.mug', atLeast: 3 },
  { fact: 'chosen.tent', atLeast: 1 },
]
const OF_PERSON: Condition[] = [
  { fact: 'age', atMost: 6 },
  { fact: 'age', atLeast: 7, atMost: 16 },
  { fact: 'ageOn.2026-01-01', atLeast: 17 },
  { fact: 'birthYear', in: [1990, 2009] },
  { fact: 'type', is: 'child' },
  { fact: 'group', in: ['red'] },
  { fact: 'answer.student', is: true },
  { fact: 'own.band', is: 'small' },
  { fact: 'chosen.room', is: 'bath' },
  { fact: 'number.days', atLeast: 2 },
  { fact: 'first.days', is: 1 },
  { fact: 'chosen.mug', atMost: 1 },
]
const OF_FAMILY_AND_PERSON: Condition[] = [{ fact: 'own.child', atLeast: 2 }]
const SECRET: Condition[] = [{ fact: 'code', is: CODE }, { not: { fact: 'code', in: [CODE, 'inny'] } }]

const OF_SECRET: Condition[] = [
  { fact: 'own.secret', is: 'guest' },
  { not: { fact: 'own.secret', is: 'friend' } },
]

function conditions(traits: EventTraits, ofPerson: boolean): fc.Arbitrary<Condition> {
  const leaf = fc.constantFrom(
    ...OF_ALL,
    ...(traits.family ? OF_FAMILY : []),
    ...(ofPerson ? OF_PERSON : []),
    ...(traits.family && ofPerson ? OF_FAMILY_AND_PERSON : []),
    ...(traits.code ? [...SECRET, ...SECRET, ...SECRET, ...SECRET, ...SECRET, ...SECRET] : []),
    ...(traits.code ? OF_SECRET : []),
  )
  const parts = fc.array(leaf, { minLength: 1, maxLength: 2 })
  return fc.oneof(
    { weight: 4, arbitrary: leaf },
    { weight: 1, arbitrary: parts.map((all) => ({ all })) },
    { weight: 1, arbitrary: parts.map((any) => ({ any })) },
    { weight: 1, arbitrary: leaf.map((not) => ({ not })) },
  )
}

/** Everything that is built from conditions of one kind, of a person or of the registration. */
function parts(traits: EventTraits, ofPerson: boolean) {
  const when = conditions(traits, ofPerson)
  const number = fc.constantFrom(
    ...(ofPerson ? ['number.days', 'number.mug'] : []),
    ...(traits.family ? ['people', 'own.kids'] : []),
    ...(ofPerson || traits.family ? [] : ['answer.cars']),
  )
  const each = fc.record({ amount, of: number, above: fc.nat(2), atMost: fc.integer({ min: 1, max: 4 }) })
  const row = joined(
    maybe(when, 'when'),
    amount.map((value) => ({ amount: value })),
    maybe(each, 'each'),
  )
  const table = fc
    .array(fc.option(amount, { freq: 14 }), { minLength: 4, maxLength: 4 })
    .map(([a, b, c, d]) => ({
      rows: traits.code ? 'own.secret' : 'own.band',
      columns: 'type',
      amounts: {
        [traits.code ? 'friend' : 'small']: { adult: a, child: b },
        [traits.code ? 'guest' : 'big']: { adult: c, child: d },
      },
    }))
  const last = amount.map((value) => [{ amount: value }])
  const rows = fc.tuple(
    some(row, 3),
    fc.oneof(
      { weight: 3, arbitrary: last },
      last.map(() => []),
    ),
  )
  const price = fc.oneof(
    amount,
    rows.map(([first, end]) => (first.length + end.length === 0 ? 700 : [...first, ...end])),
    ...(ofPerson ? [table] : []),
  )
  const window = joined(
    maybe(fc.constantFrom('2026-06-01T00:00:00', '2026-06-11T08:00:00'), 'opens'),
    maybe(when, 'when'),
    maybe(fc.constant([{ from: '08:00', to: '20:00' }]), 'hours'),
  )
  const gate = joined(
    rarely(when, 'when'),
    ofPerson ? rarely(fc.record({ from: fc.nat(12) }), 'ages') : fc.constant({}),
    rarely(fc.array(window, { minLength: 1, maxLength: 2 }), 'windows'),
  )
  const claim = joined(
    fc.constantFrom('all', 'few', 'plenty').map((pool) => ({ pool })),
    maybe(when, 'when'),
    maybe(fc.integer({ min: 2, max: 4 }), traits.family ? 'sharedBy' : 'units'),
  )
  return { when, price, gate, claims: some(claim, 1).map((claims): Json => ({ claims })) }
}

/** Mostly left out: an event to which nobody may come says little. */
const rarely = <T>(arbitrary: fc.Arbitrary<T>, key: string): fc.Arbitrary<Json> =>
  fc.oneof(
    { weight: 14, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: arbitrary.map((value) => ({ [key]: value })) },
  )

const few = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant<T[]>([]) },
    arbitrary.map((one) => [one]),
  )

/** Not open yet at the moment of the tests. */
const CLOSED = { windows: [{ opens: '2026-06-11T08:00:00' }] }
const KIND = { category: 'other', legalKind: 'goods' }

function items(traits: EventTraits): fc.Arbitrary<Json[]> {
  const mine = parts(traits, true)
  const whole = parts(traits, false)
  const options = (ids: readonly string[], of: typeof mine) =>
    fc.tuple(
      ...ids.map((id) => joined(of.gate, of.claims, maybe(of.price, 'price')).map((part) => named(id, part))),
    )
  const item = (id: string, choose: string, of: typeof mine, ids: readonly string[] = [], rest: Json = {}) =>
    joined(
      of.gate,
      of.claims,
      of.price.map((price) => ({ price })),
      options(ids, of).map((all) => ({ options: all })),
      fc.constantFrom({}, {}, { vat: { rate: 23, prices: 'net' } }),
    ).map((part) =>
      named(id, { ...KIND, per: of === mine ? 'person' : 'registration', choose, ...part, ...rest }),
    )
  return fc
    .tuple(
      item('fee', 'always', mine, [], { category: 'participation' }),
      joined(item('room', 'one', mine, ['bath', 'plain']), fc.constantFrom({}, { ages: { from: 7 } })),
      item('days', 'span', mine, ['fri', 'sat', 'sun'], { min: 1 }),
      joined(item('coach', 'optional', mine, ['near', 'far']), fc.constantFrom({}, {}, {}, CLOSED)),
      item('mug', 'quantity', mine, [], { max: 4 }),
      item('gift', 'amount', mine, [], { category: 'donation' }),
      item('tax', 'always', mine, [], { paid: 'on-site' }),
      item('tent', 'quantity', whole),
    )
    .map((all) => all.filter(({ id }) => traits.family || id !== 'tent'))
}

function adjustments(traits: EventTraits): fc.Arbitrary<Json[]> {
  const per = fc.constantFrom('person', ...(traits.family ? ['registration'] : []))
  const percent = fc.constantFrom(0.5, 10, 33, 50, 100)
  const rounding = fc.record({
    to: fc.constantFrom(100, 1000),
    direction: fc.constantFrom('nearest', 'down', 'up'),
  })
  const effect = fc.oneof<fc.Arbitrary<Json>[]>(
    amount.map((to) => ({ to })),
    fc.record({ off: amount, per: fc.oneof(fc.constant('piece'), per) }),
    joined(
      fc.record({ percentOff: percent, of: fc.constantFrom('left', 'list') }),
      rarely(rounding, 'round'),
    ),
    amount.map((plus) => ({ plus })),
    joined(
      percent.map((percentPlus) => ({ percentPlus })),
      rarely(rounding, 'round'),
    ),
    fc.record({ cap: amount, per }),
    ...(traits.family ? [fc.constant({ freeFor: 'people', each: 2 })] : []),
  )
  const ranked = fc
    .record({
      order: fc.constantFrom('cheapest', 'dearest'),
      from: fc.constantFrom(1, 2),
      of: fc.constantFrom('person', 'piece'),
    })
    .map((rank) => ({ rank }))
  const rule = joined(
    fc.subarray(['fee', 'room', 'coach', 'mug'], { minLength: 1 }).map((ids) => ({ items: ids })),
    effect.map((value) => ({ effect: value })),
    maybe(parts(traits, true).when, 'when'),
    rarely(fc.constant('Gmina'), 'paidBy'),
    rarely(fc.constant('best'), 'choiceGroup'),
    traits.family ? fc.oneof(rarely(fc.constant('tier'), 'pool'), ranked) : fc.constant({}),
  ).map((rule) => ('rank' in rule ? { ...rule, choiceGroup: undefined } : rule))
  return some(rule, 4).map((all) => all.map((part, i) => named(`a${i}`, part)))
}

const FACTS = [
  named('band', {
    kind: 'class',
    values: [named('small', { when: { fact: 'age', atMost: 12 } }), named('big')],
  }),
  named('kids', { kind: 'count', when: { fact: 'age', atMost: 16 } }),
  named('child', { kind: 'rank', among: { fact: 'age', atMost: 16 } }),
  named('sum', { kind: 'sum', of: ['own.kids', 'total.mug'] }),
  named('secret', {
    kind: 'class',
    values: [
      named('friend', { when: { fact: 'code', is: CODE } }),
      named('guest', { when: { fact: 'type', is: 'adult' } }),
    ],
  }),
]

/** A random event; the code only where it is asked for. */
export function randomEvents(traits: EventTraits): fc.Arbitrary<EventDefinition> {
  const mine = parts(traits, true)
  const places = (ids: readonly string[]) =>
    fc.tuple(...ids.map((id) => joined(mine.gate, mine.claims).map((part) => named(id, part))))
  const part = fc.record({
    name: fc.constant('Rata'),
    amount: fc.oneof(
      fc.record({ perPerson: mine.price }),
      amount.map((fixed) => ({ fixed })),
      fc.constantFrom({ percent: 30 }, { percent: 33.3 }),
    ),
    due: fc.constantFrom<Json[]>(
      { on: '2026-06-20' },
      { daysBefore: 20 },
      { workingDaysAfterRegistration: 3 },
      { daysAfterRegistration: 9, notAfter: { on: '2026-06-12' } },
    ),
  })
  const rest = { name: 'Reszta', amount: 'rest', due: { on: null } }
  return fc
    .record({
      groups: places(['red', 'blue']),
      types: places(['adult', 'child']),
      items: items(traits),
      adjustments: adjustments(traits),
      choiceGroups: fc.constantFrom([], [{ id: 'best', per: traits.family ? 'registration' : 'person' }]),
      claims: mine.claims.map(({ claims }) => claims),
      requirements: few(mine.when).map((all) =>
        all.map((must, i) => ({ id: `r${i}`, of: 'person', must, code: 'not_eligible', message: 'Nie.' })),
      ),
      approvals: some(mine.when, 1).map((all) => all.map((when, i) => named(`ok${i}`, { when }))),
      statements: some(mine.when, 1).map((all) =>
        all.map((when, i) => ({ id: `s${i}`, version: 1, text: 'Tak.', required: true, when })),
      ),
      plans: some(part).map((all) => [
        named('whole', { parts: [rest] }),
        named('parts', { parts: [...all, rest] }),
      ]),
    })
    .map((event) =>
      definitionSchema.parse({
        ...event,
        schemaVersion: 2,
        title: 'Rajd',
        kind: 'other',
        dates: { start: '2026-08-05', end: '2026-08-14' },
        facts: FACTS,
        questions: [
          { id: 'student', of: 'person', type: 'checkbox', label: 'Studiuję' },
          { id: 'cars', of: 'registration', type: 'number', label: 'Liczba aut' },
        ],
        pools: ['all', 'few', 'plenty', 'tier'].map((id, i) =>
          named(id, { capacity: [9, 4, null, 2][i], refusal: 'event_full' }),
        ),
      }),
    )
    .filter((event) => checkCycles(event).length === 0)
}

const person = fc.record({
  birthDate: fc.oneof({ weight: 30, arbitrary: fc.constantFrom(...BIRTHS) }, fc.constant(null)),
  type: fc.constantFrom('adult', 'adult', 'child'),
  group: fc.constantFrom('red', 'blue'),
  answers: fc.record({ student: fc.boolean() }),
  choices: fc.record({
    room: fc.oneof({ weight: 14, arbitrary: fc.constantFrom('bath', 'plain') }, fc.constant('')),
    days: fc.oneof(
      { weight: 14, arbitrary: fc.constantFrom(['fri'], ['fri', 'sat'], ['sat', 'sun']) },
      fc.constant(['fri', 'sun']),
    ),
    coach: fc.oneof({ weight: 14, arbitrary: fc.constantFrom('', '', 'near', 'far') }, fc.constant('moon')),
    mug: fc.nat(4),
    gift: fc.constantFrom(0, 500),
  }),
})

/** Drafts of such events that may well have no problem; nobody of them registers. */
export const randomDrafts = (most = 5): fc.Arbitrary<Json> =>
  fc.record({
    people: fc
      .array(person, { minLength: 1, maxLength: most })
      .map((people) =>
        people.map((each, i) => ({ ...each, ref: `p${i}`, firstName: 'Anna', lastName: 'Kowalska' })),
      ),
    registeredBy: fc.constant(null),
    registrantRole: fc.constant('guardian'),
    plan: fc.constantFrom(null, 'whole', 'parts'),
    answers: fc.record({ cars: fc.nat(3) }),
    statements: fc.constantFrom(['s0'], ['s0'], ['s0'], []),
  })
