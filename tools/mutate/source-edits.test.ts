import { expect, test } from 'vitest'
import { changesTree, edited, sourceEdits } from './source-edits.ts'

/** All faults of a source, as sources. */
const faultsOf = (source: string) => sourceEdits(source).map((edit) => edited(source, edit))

test.each<[string, string, string[]]>([
  ['a boundary', 'f = a < b', ['f = a <= b']],
  ['an equality', 'f = a === b', ['f = a !== b']],
  ['a sum', 'f = a + b', ['f = a - b']],
  ['one that is counted', 'f = a + 1', ['f = a - 1', 'f = a']],
  ['a condition', 'f = a && b', ['f = a || b', 'f = a', 'f = b']],
  [
    'a tie-break',
    'f = byDay(a) || byName(a)',
    ['f = byDay(a) && byName(a)', 'f = byDay(a)', 'f = byName(a)'],
  ],
  ['a default', 'f = a ?? b', ['f = a', 'f = b']],
  ['a negation', 'f = !(a.b)', ['f = (a.b)']],
  ['a clamp', 'f = Math.max(0, a)', ['f = Math.min(0, a)', 'f = (0)', 'f = (a)']],
  ['rounding', 'f = Math.floor(a)', ['f = Math.round(a)']],
  ['a choice', 'f = a ? b : c', ['f = b', 'f = c']],
  ['a filter', 'f = a.filter(b)', ['f = a']],
  ['some', 'f = a.some(b)', ['f = a.every(b)']],
  ['a truth', 'f = true', ['f = false']],
  ['elements', 'f = [a, b]', ['f = [ b]', 'f = [a]']],
  ['a spread part', 'f = { a, ...(b()) }', ['f = { a }']],
])('%s', (_, source, faults) => {
  const own = faultsOf(source).filter((fault) => fault !== ';')
  expect(own.toSorted()).toEqual(faults.toSorted())
})

test('a guard and a statement are removed, a choice of two ways becomes one', () => {
  expect(faultsOf('function f() { if (a) return\ng() }')).toEqual([
    'function f() { ;\ng() }',
    'function f() { if (a) return\n; }',
  ])
  expect(faultsOf('function f() { if (a) { return 1 } else { return 2 } }')).toEqual([
    'function f() { { return 2 } }',
  ])
})

test('texts that are joined and types stay as they are', () => {
  expect(faultsOf("const f = 'a' + b")).toEqual([])
  expect(faultsOf('type A = { readonly b: true; readonly c: [A, A] }')).toEqual([])
})

test('what parses to the same tree, or does not parse, is no fault', () => {
  expect(changesTree('f = a', 'f = (a)')).toBe(false)
  expect(changesTree('f = a', 'f = a +')).toBe(false)
  expect(changesTree('f = a', 'f = b')).toBe(true)
})
