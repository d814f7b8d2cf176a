import fc from 'fast-check'
import type { Condition } from '#domain/event/definition/condition.ts'
import { amount, type Json, joined, maybe, rarely, some } from './arbitraries.ts'
import { conditions, type EventTraits } from './conditions.ts'

type When = fc.Arbitrary<Condition>

/** Everything that is built from conditions of one kind, of a person or of the registration. */
export function parts(traits: EventTraits, ofPerson: boolean) {
  const when = conditions(traits, ofPerson)
  return {
    when,
    price: prices(traits, ofPerson, when),
    gate: gates(ofPerson, when),
    claims: claims(traits, when),
  }
}

function prices(traits: EventTraits, ofPerson: boolean, when: When) {
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
  const last = amount.map((value) => [{ amount: value }])
  const rows = fc.tuple(
    some(row, 3),
    fc.oneof(
      { weight: 3, arbitrary: last },
      last.map(() => []),
    ),
  )
  return fc.oneof(
    amount,
    rows.map(([first, end]) => (first.length + end.length === 0 ? 700 : [...first, ...end])),
    ...(ofPerson ? [table(traits)] : []),
  )
}

/** Prices by an own fact and the type of the person. */
const table = (traits: EventTraits) =>
  fc.array(fc.option(amount, { freq: 14 }), { minLength: 4, maxLength: 4 }).map(([a, b, c, d]) => ({
    by: [traits.code ? 'own.secret' : 'own.band', 'type'],
    amounts: {
      [traits.code ? 'friend' : 'small']: { adult: a, child: b },
      [traits.code ? 'guest' : 'big']: { adult: c, child: d },
    },
  }))

function gates(ofPerson: boolean, when: When) {
  const window = joined(
    maybe(fc.constantFrom('2026-06-01T00:00:00', '2026-06-11T08:00:00'), 'opens'),
    maybe(when, 'when'),
    maybe(fc.constant([{ from: '08:00', to: '20:00' }]), 'hours'),
  )
  return joined(
    rarely(when, 'when'),
    ofPerson ? rarely(fc.record({ from: fc.nat(12) }), 'ages') : fc.constant({}),
    rarely(fc.array(window, { minLength: 1, maxLength: 2 }), 'windows'),
  )
}

function claims(traits: EventTraits, when: When) {
  const claim = joined(
    fc.constantFrom('all', 'few', 'plenty').map((pool) => ({ pool })),
    maybe(when, 'when'),
    maybe(fc.integer({ min: 2, max: 4 }), traits.family ? 'sharedBy' : 'units'),
  )
  return some(claim, 1).map((claims): Json => ({ claims }))
}
