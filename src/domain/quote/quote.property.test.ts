import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import borowska from '../../../db/demo/borowska-pielgrzymka.json' with { type: 'json' }
import { parseDefinition } from '../event/check/check-definition.ts'
import { registrationDraftSchema } from '../registration/draft.ts'
import { sumMoney } from '../values/money.ts'
import { compileDefinition } from './compile.ts'
import { compiled, context, item } from './quote.fixture.ts'
import { quote } from './quote.ts'

/** One event with a bit of everything, so that arbitrary drafts meet every rule. */
const everything = compiled({
  groups: ['red', 'blue'].map((id) => ({ id, name: id, claims: [{ pool: id }] })),
  types: [
    { id: 'adult', name: 'Dorosły' },
    { id: 'child', name: 'Dziecko', when: { fact: 'age', atMost: 17 } },
  ],
  questions: [
    { id: 'student', of: 'person', type: 'checkbox', label: 'Studiuję' },
    {
      id: 'years',
      of: 'person',
      type: 'number',
      label: 'Który raz',
      when: { fact: 'answer.student', is: true },
    },
  ],
  items: [
    item({
      price: [
        { when: { fact: 'age', atMost: 6 }, amount: 0 },
        { when: { fact: 'answer.student', is: true }, amount: 12345 },
        { when: { fact: 'slotWeekday', in: [6, 7] }, amount: 30001 },
        { amount: 26000 },
      ],
      claims: [{ pool: 'all' }],
    }),
    item({
      id: 'coach',
      choose: 'optional',
      price: 5500,
      options: [
        { id: 'near', name: 'Blisko', claims: [{ pool: 'seats' }] },
        { id: 'far', name: 'Daleko', price: 6500, claims: [{ pool: 'seats' }] },
      ],
    }),
    item({ id: 'mug', choose: 'quantity', max: 5, price: 1999, claims: [{ pool: 'mugs', units: 2 }] }),
    item({ id: 'tent', per: 'registration', choose: 'quantity', price: 7000 }),
  ],
  facts: [
    { id: 'child', name: 'Które dziecko', kind: 'rank', among: { fact: 'age', atLeast: 7, atMost: 17 } },
  ],
  adjustments: [
    {
      id: 'third',
      name: 'Trzecie dziecko',
      items: ['fee'],
      when: { fact: 'own.child', atLeast: 3 },
      effect: { kind: 'to', amount: 0 },
    },
    {
      id: 'red',
      name: 'Czerwona',
      items: ['fee', 'coach'],
      when: { fact: 'group', is: 'red' },
      effect: { kind: 'percent-off', percent: 33 },
    },
  ],
  pools: [
    ...['red', 'blue'].map((id) => ({ id, name: id, capacity: 6, refusal: 'group_full' as const })),
    { id: 'all', name: 'Wszyscy', capacity: 9, refusal: 'event_full' },
    { id: 'seats', name: 'Autokar', capacity: 4, refusal: 'product_full' },
    { id: 'mugs', name: 'Kubki', capacity: null, refusal: 'product_full' },
  ],
  slots: { everyMinutes: 30, first: '10:00', last: '12:00', from: '2026-06-01', to: null, capacity: 5 },
  plans: [
    {
      id: 'parts',
      name: 'Raty',
      parts: [
        { name: 'Zaliczka', amount: { perPerson: 10000 }, due: { on: '2026-06-16' } },
        { name: 'Rata', amount: { percent: 33 }, due: { days: 20, after: 'registration' } },
        { name: 'Reszta', amount: 'rest', due: { on: '2026-07-15' } },
      ],
    },
  ],
})

const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom('red', 'blue', 'adult', 'child', 'near', 'far', ''),
)
const choice = fc.oneof(text, fc.array(text, { maxLength: 3 }), fc.nat(999), fc.boolean())
const key = fc.oneof(fc.constantFrom('fee', 'coach', 'mug', 'tent'), fc.string({ maxLength: 8 }))
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const answer = fc.oneof(
  text,
  fc.boolean(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constant(null),
)
const person = fc.record({
  ref: fc.constantFrom('a', 'b', 'c', 'd'),
  firstName: text,
  lastName: text,
  birthDate: fc.option(day),
  sex: fc.option(fc.constantFrom('MALE', 'FEMALE')),
  type: fc.option(text),
  group: fc.option(text),
  answers: fc.dictionary(fc.oneof(fc.constantFrom('student', 'years'), text), answer, { maxKeys: 3 }),
  choices: fc.dictionary(key, choice, { maxKeys: 4 }),
})
const drafts = fc
  .record({
    people: fc.array(person, { minLength: 1, maxLength: 6 }),
    registeredBy: fc.option(fc.constantFrom('a', 'b', 'z')),
    registrantRole: fc.constantFrom('participant', 'guardian', 'staff'),
    choices: fc.dictionary(key, choice, { maxKeys: 2 }),
    slot: fc.option(fc.constantFrom('2026-06-13T10:30:00', '2026-06-12T10:30:00', '2026-06-12T10:31:00')),
  })
  .map((draft) => registrationDraftSchema.parse(draft))
/** Drafts that often have no problem at all. */
const likely = fc
  .record({
    people: fc.array(
      fc.record({
        birthDate: day,
        type: fc.constantFrom('adult', 'adult', 'child'),
        group: fc.constantFrom('red', 'blue'),
        answers: fc.record({ student: fc.boolean() }),
        choices: fc.record({ coach: fc.constantFrom('', 'near', 'far'), mug: fc.nat(5) }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    choices: fc.record({ tent: fc.nat(2) }),
  })
  .map(({ people, choices }) =>
    registrationDraftSchema.parse({
      people: people.map((each, index) => ({
        ref: `p${index}`,
        firstName: 'Anna',
        lastName: 'Kowalska',
        ...each,
      })),
      registeredBy: 'p0',
      choices,
      slot: '2026-06-13T10:30:00',
    }),
  )
const free = fc.dictionary(fc.constantFrom('red', 'blue', 'all', 'seats', 'mugs'), fc.nat(8))

describe('any draft of the right shape', () => {
  test('gets a quote: lines add up to the total, dues to the total, nothing is negative', () => {
    fc.assert(
      fc.property(drafts, free, (draft, units) => {
        const result = quote(everything, draft, context('2026-06-10T12:00:00', { free: units }))
        expect(sumMoney(result.lines.map(({ amount }) => amount))).toBe(result.total)
        expect(sumMoney(result.due.map(({ amount }) => amount))).toBe(result.total)
        for (const { amount, listAmount } of result.lines) {
          expect(amount).toBeGreaterThanOrEqual(0)
          expect(amount).toBeLessThanOrEqual(listAmount)
        }
        expect(result.due.every(({ amount }) => amount > 0)).toBe(true)
      }),
    )
  })

  test('the reductions equal the sums in the reasons', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        for (const { amount, listAmount, reasons } of quote(everything, draft, context()).lines) {
          const off = reasons
            .filter(({ code }) => code === 'adjusted')
            .map(({ params }) => Number(params.amount))
          expect(listAmount - sumMoney(off)).toBe(amount)
        }
      }),
    )
  })

  test('a registration without problems has a fee', () => {
    fc.assert(
      fc.property(likely, (draft) => {
        const { lines, problems } = quote(everything, draft, context())
        fc.pre(problems.length === 0)
        const paying = new Set(lines.filter(({ item: id }) => id === 'fee').map(({ person: ref }) => ref))
        expect(draft.people.every(({ ref }) => paying.has(ref))).toBe(true)
      }),
    )
  })

  test('claims equal the choices', () => {
    fc.assert(
      fc.property(fc.oneof(drafts, likely), (draft) => {
        const { lines, claims } = quote(everything, draft, context())
        const unitsOf = (pool: string) => claims.find((claim) => claim.pool === pool)?.units ?? 0
        const quantity = (id: string) =>
          lines.filter((line) => line.item === id).reduce((sum, line) => sum + line.quantity, 0)
        expect(unitsOf('all')).toBe(quantity('fee'))
        expect(unitsOf('seats')).toBe(quantity('coach'))
        expect(unitsOf('mugs')).toBe(2 * quantity('mug'))
        for (const id of ['red', 'blue']) {
          expect(unitsOf(id)).toBe(draft.people.filter(({ group }) => group === id).length)
        }
        expect(claims.map(({ pool }) => pool)).toEqual(claims.map(({ pool }) => pool).sort())
      }),
    )
  })

  test('the same input has the same result', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        expect(quote(everything, draft, context())).toEqual(quote(everything, draft, context()))
      }),
    )
  })
})

describe('families of the demo pilgrimage', () => {
  const parsed = parseDefinition(borowska.definition)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const event = compileDefinition(parsed.definition)
  const births = fc.uniqueArray(day, { minLength: 1, maxLength: 8 })

  test('the order of typing changes no price, where no two people are born on one day', () => {
    fc.assert(
      fc.property(
        births.chain((days) =>
          fc.tuple(fc.constant(days), fc.shuffledSubarray(days, { minLength: days.length })),
        ),
        ([typed, shuffled]) => {
          const pricesOf = (days: readonly string[]) => {
            const people = days.map((birthDate) => ({
              ref: birthDate,
              firstName: 'Anna',
              lastName: 'Kowalska',
              birthDate,
              group: 'zlota',
            }))
            const draft = registrationDraftSchema.parse({ people, registeredBy: null })
            const lines = quote(event, draft, context()).lines.map(
              ({ person: ref, amount }) => `${ref} ${amount}`,
            )
            return lines.sort()
          }
          expect(pricesOf(shuffled)).toEqual(pricesOf(typed))
        },
      ),
    )
  })

  test('a further child never makes the family dearer than its own price', () => {
    fc.assert(
      fc.property(births, day, (days, child) => {
        fc.pre(!days.includes(child))
        const totalOf = (all: readonly string[]) => {
          const people = all.map((birthDate) => ({
            ref: birthDate,
            firstName: 'Anna',
            lastName: 'Kowalska',
            birthDate,
            group: 'zlota',
          }))
          return quote(event, registrationDraftSchema.parse({ people, registeredBy: null }), context()).total
        }
        expect(totalOf([...days, child])).toBeLessThanOrEqual(totalOf(days) + 26000)
      }),
    )
  })
})
