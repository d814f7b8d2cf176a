import fc from 'fast-check'
import { type Json, joined, maybe, named } from './arbitraries.ts'
import type { EventTraits } from './conditions.ts'
import { parts } from './parts.ts'

/** Not open yet at the moment of the tests. */
const CLOSED = { windows: [{ opens: '2026-06-11T08:00:00' }] }
const KIND = { category: 'other', legalKind: 'goods' }

/** Items of every way to choose; one of the registration only where a family changes prices. */
export function items(traits: EventTraits): fc.Arbitrary<Json[]> {
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
