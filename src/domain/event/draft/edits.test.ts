import { expect, test } from 'vitest'
import { definitionOf } from '../definition/definition.fixture.ts'
import { applyEdits, editsBetween, reversed } from './edits.ts'

const item = (id: string, part: object = {}) => ({
  ...{ id, name: id, category: 'other', per: 'person', choose: 'optional' },
  ...part,
})
const event = (part: object = {}) =>
  definitionOf({
    schemaVersion: 3,
    title: 'Rajd',
    kind: 'other',
    dates: { start: '2026-08-05', end: null },
    items: [item('fee', { price: 100 }), item('mug'), item('cap')],
    ...part,
  })

/** Edits one document, applies them to another that somebody else has changed. */
function merged(mine: object, theirs: object) {
  const edited = applyEdits(theirs, editsBetween(event(), mine))
  return edited.ok ? edited.value : edited.conflicts
}

test('what a person changes stands beside what another has changed elsewhere', () => {
  const mine = event({ title: 'Marsz', items: [item('fee', { price: 120 }), item('mug'), item('cap')] })
  const theirs = event({
    items: [item('fee', { price: 100, max: 2 }), item('mug'), item('cap'), item('tea')],
  })
  expect(merged(mine, theirs)).toEqual(
    event({
      title: 'Marsz',
      items: [item('fee', { price: 120, max: 2 }), item('mug'), item('cap'), item('tea')],
    }),
  )
})

test('two changes of one place conflict there, and nothing is applied', () => {
  const mine = event({ title: 'Marsz', items: [item('fee', { price: 120 }), item('mug'), item('cap')] })
  const theirs = event({ items: [item('fee', { price: 90 }), item('mug'), item('cap')] })
  expect(merged(mine, theirs)).toEqual([['items', 'fee', 'price']])
})

test('a change of a part that somebody has removed conflicts', () => {
  const mine = event({ items: [item('fee', { price: 120 }), item('mug'), item('cap')] })
  expect(merged(mine, event({ items: [item('mug'), item('cap')] }))).toEqual([['items', 'fee', 'price']])
})

test('equal edits of two people conflict: the second learns that it stands already', () => {
  expect(merged(event({ title: 'Marsz' }), event({ title: 'Marsz' }))).toEqual([['title']])
})

test('a new part stands where it was put, and parts of others behind the order', () => {
  const mine = event({ items: [item('tea'), item('cap'), item('fee', { price: 100 }), item('mug')] })
  const theirs = event({ items: [item('fee', { price: 100 }), item('mug'), item('cap'), item('hat')] })
  expect(merged(mine, theirs)).toEqual(
    event({ items: [item('tea'), item('cap'), item('fee', { price: 100 }), item('mug'), item('hat')] }),
  )
})

test('the reverse takes edits back, order and removed parts too', () => {
  const after = event({
    title: 'Marsz',
    items: [item('cap', { price: 5 }), item('fee', { price: 100 })],
    limit: 80,
  })
  const edits = editsBetween(event(), after)
  expect(applyEdits(after, reversed(edits))).toEqual({ ok: true, value: event() })
})

test('edits of a place within a value, or of one that is not there, conflict instead of making shapes', () => {
  const edits = [{ path: ['items', 'fee', 'price', 'rows'], before: 1, after: 2 }]
  expect(applyEdits(event(), edits)).toEqual({ ok: false, conflicts: [['items', 'fee', 'price', 'rows']] })
  const own = [{ path: ['constructor', 'name'], after: 2 }]
  expect(applyEdits(event(), own).ok).toBe(true)
  expect(applyEdits(event(), [{ path: ['__proto__', 'polluted'], after: true }]).ok).toBe(true)
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})
