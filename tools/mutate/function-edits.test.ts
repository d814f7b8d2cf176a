import { expect, test } from 'vitest'
import { functionEdits } from './function-edits.ts'
import { edited } from './source-edits.ts'

const HEAD = 'CREATE FUNCTION f(a integer DEFAULT 1 + 1) RETURNS integer LANGUAGE plpgsql AS $$\n'
const faultsOf = (line: string) =>
  functionEdits(HEAD + line).map((edit) => edited(HEAD + line, edit).slice(HEAD.length))

test.each<[string, string, string[]]>([
  ['a boundary', 'IF a < b THEN', ['IF a <= b THEN']],
  ['an equality of a condition', 'IF a = b THEN', ['IF a <> b THEN']],
  [
    'terms',
    ' WHERE a = 1 AND b IS NULL;',
    [
      ' WHERE a <> 1 AND b IS NULL;',
      ' WHERE a = 1 OR b IS NULL;',
      ' WHERE a = 1;',
      ' WHERE b IS NULL;',
      ' WHERE a = 1 AND b IS NOT NULL;',
    ],
  ],
  ['a sum', 'SELECT a - b', ['SELECT a + b']],
  [
    'an order',
    'SELECT a ORDER BY b, c LIMIT 1;',
    ['SELECT a ORDER BY b, c;', 'SELECT a LIMIT 1;', 'SELECT a ORDER BY b LIMIT 1;'],
  ],
  ['a default', 'SELECT coalesce(a, 0)', ['SELECT a']],
  ['a limit', 'SELECT greatest(0, a)', ['SELECT least(0, a)']],
  ['a guard', 'IF NOT FOUND THEN RETURN; END IF;', ['']],
  ['a statement', '  PERFORM g();', ['']],
])('%s', (_, line, faults) => {
  expect(faultsOf(line).toSorted()).toEqual(faults.toSorted())
})

test('what is set, comments and the head stay as they are', () => {
  expect(faultsOf("UPDATE t SET a = 'b'")).toEqual([])
  expect(faultsOf('-- a < b')).toEqual([])
})
