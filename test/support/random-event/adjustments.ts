import fc from 'fast-check'
import { amount, type Json, joined, maybe, named, rarely, some } from './arbitraries.ts'
import type { EventTraits } from './conditions.ts'
import { parts } from './parts.ts'

/** Up to four reductions and surcharges of these items, of every effect. */
export function adjustments(traits: EventTraits): fc.Arbitrary<Json[]> {
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
