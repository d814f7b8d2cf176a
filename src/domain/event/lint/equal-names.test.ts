import { expect, test } from 'vitest'
import { warningsIn } from '#test/support/definition-problems.ts'
import { item } from '../check/check.fixture.ts'

test('names that cannot be distinguished', () => {
  const twice = (name: string, ...more: Record<string, unknown>[]) =>
    more.map((each, i) => ({ id: `n${i}`, name, ...each }))
  const SAME = 'Nazwa „S” jest na tej liście dwa razy: nie da się ich odróżnić.'
  expect(warningsIn({ items: [item({ choose: 'one', options: twice('S', {}, {}) })] })).toEqual([
    `items.0.options.1: ${SAME}`,
  ])
  expect(warningsIn({ groups: twice('S', {}, {}) })).toEqual([`groups.1: ${SAME}`])
  expect(warningsIn({ types: twice('S', { ages: { to: 6 } }, { ages: { from: 7 } }) })).toEqual([])
})
