import { expect, test } from 'vitest'
import { isReductionOnly } from './is-reduction-only.ts'
import { draft } from './quote.fixture.ts'

const shirt = { choices: { shirt: 'm', days: ['fri', 'sat'], cups: 2, coach: true } }
const agreed = draft([shirt, { choices: {} }], { choices: { tent: 1 }, code: 'LATO' })
const changedTo = (people: Record<string, unknown>[], rest: Record<string, unknown> = {}) =>
  isReductionOnly(agreed, draft(people, { choices: { tent: 1 }, code: 'LATO', ...rest }))

test('the same, another name, another statement', () => {
  expect(isReductionOnly(agreed, agreed)).toBe(true)
  expect(changedTo([{ ...shirt, firstName: 'Hanna' }, {}], { statements: ['photo'] })).toBe(true)
})

test('a person leaves', () => expect(changedTo([shirt])).toBe(true))

test.each([
  { choices: {} },
  { choices: { shirt: '', days: [], cups: 0, coach: false } },
  { choices: { shirt: 'm', days: ['sat'], cups: 1, coach: true } },
])('choices are given up: %j', (person) => expect(changedTo([person, {}])).toBe(true))

test.each([
  { choices: { ...shirt.choices, shirt: 'l' } },
  { choices: { ...shirt.choices, days: ['fri', 'sun'] } },
  { choices: { ...shirt.choices, cups: 3 } },
  { choices: { ...shirt.choices, boat: true } },
  { ...shirt, birthDate: '2015-01-01' },
  { ...shirt, type: 'child' },
  { ...shirt, group: 'blue' },
  { ...shirt, sex: 'MALE' },
  { ...shirt, answers: { diet: 'vegan' } },
])('something differs: %j', (person) => expect(changedTo([person, {}])).toBe(false))

test('a person joins, also in place of one who leaves', () => {
  expect(changedTo([shirt, {}, {}])).toBe(false)
  expect(changedTo([shirt, { ref: 'x' }])).toBe(false)
})

test('the whole registration differs', () => {
  expect(changedTo([shirt, {}], { code: null })).toBe(false)
  expect(changedTo([shirt, {}], { slot: '2026-08-05T10:00:00' })).toBe(false)
  expect(changedTo([shirt, {}], { choices: { tent: 2 } })).toBe(false)
  expect(changedTo([shirt, {}], { choices: {} })).toBe(true)
})
