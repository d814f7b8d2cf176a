import { expect, test } from 'vitest'
import { definitionOf } from './definition/definition.fixture.ts'
import { differenceOf, withDifferences } from './difference.ts'

const item = (id: string, part: object = {}) => ({
  ...{ id, name: id, category: 'other', legalKind: 'goods', per: 'person', choose: 'optional' },
  ...part,
})
const event = (part: object = {}) =>
  definitionOf({
    schemaVersion: 3,
    title: 'Rajd',
    kind: 'other',
    dates: { start: '2026-08-05', end: null },
    items: [item('fee', { price: 100, when: { fact: 'age', atLeast: 7 } }), item('mug'), item('cap')],
    ...part,
  })

const of = (part: object) => differenceOf(event(), event(part))

test('equal definitions have no difference', () => expect(of({})).toEqual([]))

test('fields by their path, with both sides', () => {
  expect(of({ title: 'Marsz', dates: { start: '2026-08-06', end: null } })).toEqual([
    { kind: 'changed', path: ['title'], before: 'Rajd', after: 'Marsz' },
    { kind: 'changed', path: ['dates', 'start'], before: '2026-08-05', after: '2026-08-06' },
  ])
})

test('parts by their ids: new, gone, changed, moved', () => {
  const items = [
    item('cap', { min: 2 }),
    item('fee', { price: 120, when: { fact: 'age', atLeast: 7 } }),
    item('tea'),
  ]
  const [, fee, , added] = event({ items: [...items.slice(0, 2), item('x'), items[2]] }).items
  const mug = event().items[1]
  expect(fee?.id).toBe('fee')
  expect(of({ items })).toEqual([
    { kind: 'added', path: ['items', 'cap', 'min'], before: undefined, after: 2 },
    { kind: 'changed', path: ['items', 'fee', 'price'], before: 100, after: 120 },
    { kind: 'added', path: ['items', 'tea'], before: undefined, after: added },
    { kind: 'removed', path: ['items', 'mug'], before: mug, after: undefined },
    { kind: 'moved', path: ['items'], before: ['fee', 'cap'], after: ['cap', 'fee'] },
  ])
})

test('a condition and a price are reported whole', () => {
  const when = { all: [{ fact: 'age', atLeast: 7 }] }
  const price = [{ amount: 100 }]
  const items = [item('fee', { price, when }), item('mug'), item('cap')]
  expect(of({ items }).map(({ path }) => path.join('.'))).toEqual(['items.fee.when', 'items.fee.price'])
})

test('with all differences applied, the one equals the other; new parts come last', () => {
  const items = [
    item('cap', {
      min: 2,
      options: [
        { id: 's', name: 'S' },
        { id: 'm', name: 'M' },
      ],
    }),
    item('fee', { price: [{ amount: 3 }] }),
    item('tea'),
  ]
  const after = event({ items, title: 'Marsz', slots: null, ages: { from: 3 } })
  expect(withDifferences(event(), differenceOf(event(), after))).toEqual(after)
  const back = withDifferences(after, differenceOf(after, event()))
  expect(differenceOf(back, event()).map(({ kind }) => kind)).toEqual(['moved'])
})

test('with some of them applied, the others are left', () => {
  const after = event({ title: 'Marsz', kind: 'camp' })
  const made = differenceOf(event(), after).filter(({ path }) => path[0] === 'title')
  expect(differenceOf(withDifferences(event(), made), after)).toEqual([
    { kind: 'changed', path: ['kind'], before: 'other', after: 'camp' },
  ])
})
