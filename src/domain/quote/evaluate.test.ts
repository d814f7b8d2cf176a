import { describe, expect, test } from 'vitest'
import type { Condition } from '../event/definition/condition.ts'
import { compare, compileCondition } from './evaluate.ts'
import { context, draft } from './quote.fixture.ts'
import { type Known, wholeScope } from './scope.ts'

const VALUES: Record<string, Known> = {
  age: 12,
  day: '2026-06-10',
  student: true,
  rooms: ['bath', 'nobath'],
  absent: null,
  unknown: undefined,
}
const scope = wholeScope(draft([{}]), context())
const truthOf = (condition: Condition) =>
  compileCondition(condition, (name) => (name in VALUES ? () => VALUES[name] : null))(scope)

describe('one comparison', () => {
  test.each([
    [{ fact: 'age', is: 12 }, true],
    [{ fact: 'age', is: '12' }, false],
    [{ fact: 'age', in: [11, 12] }, true],
    [{ fact: 'age', atLeast: 12 }, true],
    [{ fact: 'age', atLeast: 7, atMost: 11 }, false],
    [{ fact: 'day', atMost: '2026-06-10' }, true],
    [{ fact: 'day', atLeast: '2026-06-11' }, false],
    [{ fact: 'day', atLeast: 5 }, false],
    [{ fact: 'student', is: true }, true],
    [{ fact: 'student', atLeast: 1 }, false],
    [{ fact: 'rooms', is: 'nobath' }, true],
    [{ fact: 'rooms', in: ['tent'] }, false],
    [{ fact: 'absent', is: 1 }, false],
    [{ fact: 'unknown', is: 1 }, undefined],
    [{ fact: 'no-such-fact', is: 1 }, undefined],
  ] as const)('%o is %s', (comparison, truth) => {
    expect(truthOf(comparison)).toBe(truth)
  })
})

describe('three truth values', () => {
  const [yes, no, unknown]: Condition[] = [
    { fact: 'age', is: 12 },
    { fact: 'age', is: 13 },
    { fact: 'unknown', is: 1 },
  ]
  test.each([
    [{ all: [yes, yes] }, true],
    [{ all: [yes, unknown] }, undefined],
    [{ all: [unknown, no] }, false],
    [{ any: [no, no] }, false],
    [{ any: [no, unknown] }, undefined],
    [{ any: [unknown, yes] }, true],
    [{ not: no }, true],
    [{ not: unknown }, undefined],
    [{ not: { any: [yes, no] } }, false],
  ] as [Condition, boolean | undefined][])('%j is %s', (condition, truth) => {
    expect(truthOf(condition)).toBe(truth)
  })

  test('no condition always holds', () => {
    expect(compileCondition(undefined, () => null)(scope)).toBe(true)
  })
})

test('an empty list matches nothing', () => {
  expect(compare({ fact: 'x', is: 'a' }, [])).toBe(false)
})
