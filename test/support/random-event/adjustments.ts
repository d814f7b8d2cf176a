import fc from 'fast-check'
import { amount, type Json, joined, maybe, named, rarely, some } from './arbitraries.ts'
import type { EventTraits } from './conditions.ts'
import { parts } from './parts.ts'

/** Up to four reductions and surcharges of these items, of every effect. */
export function adjustments(traits: EventTraits): fc.Arbitrary<Json[]> {
  const rule = joined(
    fc.subarray(['fee', 'room', 'coach', 'mug'], { minLength: 1 }).map((ids) => ({ items: ids })),
    effects(traits).map((effect) => ({ effect })),
    maybe(parts(traits, true).when, 'when'),
    rarely(fc.constant('Gmina'), 'paidBy'),
    rarely(fc.constant('best'), 'choiceGroup'),
    traits.family ? fc.oneof(rarely(fc.constant('tier'), 'pool'), ranked(traits)) : fc.constant({}),
  ).map((rule) => ('rank' in rule ? { ...rule, choiceGroup: undefined } : rule))
  return some(rule, 4).map((all) => all.map((part, i) => named(`a${i}`, part)))
}

function effects(traits: EventTraits): fc.Arbitrary<Json> {
  const per = fc.constantFrom('person', ...(traits.family ? ['registration'] : []))
  const percent = fc.constantFrom(0.5, 10, 33, 50, 100)
  const rounding = fc.record({
    to: fc.constantFrom(100, 1000),
    direction: fc.constantFrom('nearest', 'down', 'up'),
  })
  const kind = (name: string, part: Record<string, fc.Arbitrary<unknown>>) =>
    fc.record({ kind: fc.constant(name), ...part })
  const sum = (of: 'person' | 'registration') => fc.oneof(amount, parts(traits, of === 'person').price)
  const bound = (name: string, of: 'person' | 'registration') =>
    kind(name, { amount: sum(of), per: fc.constant(of) })
  return fc.oneof<fc.Arbitrary<Json>[]>(
    kind('to', { amount }),
    kind('off', { amount, per: fc.oneof(fc.constant('piece'), per) }),
    joined(
      kind('percent-off', { percent, of: fc.constantFrom('left', 'list') }),
      rarely(rounding, 'round'),
      rarely(fc.record({ amount, per: fc.oneof(fc.constant('piece'), per) }), 'most'),
    ),
    kind('plus', { amount }),
    joined(kind('percent-plus', { percent }), rarely(rounding, 'round')),
    kind('floor', { amount }),
    kind('floor-percent', { percent }),
    kind('most-off', { amount, per }),
    bound('cap', 'person'),
    bound('least', 'person'),
    ...(traits.family
      ? [
          bound('cap', 'registration'),
          bound('least', 'registration'),
          fc.constant({ kind: 'free-for-each', of: 'people', each: 2 }),
        ]
      : []),
  )
}

/** Places by price and by age. */
function ranked(traits: EventTraits): fc.Arbitrary<Json> {
  const from = fc.constantFrom(1, 2)
  const byPrice = fc.record({
    order: fc.constantFrom('cheapest', 'dearest'),
    of: fc.constantFrom('person', 'piece'),
    from,
  })
  const byAge = joined(
    fc.record({ order: fc.constantFrom('oldest', 'youngest', 'typed'), from }),
    maybe(parts(traits, true).when, 'among'),
  )
  return fc.oneof(byPrice, byAge).map((rank) => ({ rank }))
}
