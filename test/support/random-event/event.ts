import fc from 'fast-check'
import { checkCycles } from '#domain/event/check/check-cycles.ts'
import { definitionOf } from '#domain/event/definition/definition.fixture.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { adjustments } from './adjustments.ts'
import { amount, few, type Json, joined, named, some } from './arbitraries.ts'
import { CODE, type EventTraits } from './conditions.ts'
import { items } from './items.ts'
import { parts } from './parts.ts'

/**
 * Random events from a small vocabulary: every part of the language that moves money, places or refusals. They are
 * always of the right shape, name only facts that are in view and have no circles; some of their rules never hold, as in life.
 */

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
      { days: 20, before: 'start' },
      { workingDays: 3, after: 'registration' },
      { days: 9, after: 'registration', notAfter: { on: '2026-06-12' } },
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
      definitionOf({
        ...event,
        schemaVersion: 3,
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
