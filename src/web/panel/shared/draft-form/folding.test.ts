import { expect, test } from 'vitest'
import { definitionOf } from '#domain/event/definition/definition.fixture.ts'
import { outing } from '#test/support/outing.ts'
import { foldedQuestions } from './folding.ts'

const { questions } = definitionOf({
  ...outing(),
  questions: ['a', 'b', 'c', 'd'].map((id) => ({ id, of: 'person', type: 'text', label: id })),
})
const setting = {
  answers: {},
  kept: new Set<string>(),
  deciding: new Set<string>(),
  isWrong: () => false,
}
const folded = (other: Partial<typeof setting>) =>
  foldedQuestions(questions, { ...setting, ...other }).map(({ id }) => id)

test('questions that decide nothing and have no answer wait together', () => {
  expect(folded({})).toEqual(['a', 'b', 'c', 'd'])
  expect(folded({ answers: { b: 'tak' } })).toEqual(['a', 'c', 'd'])
  expect(folded({ deciding: new Set(['answer.c']) })).toEqual(['a', 'b', 'd'])
})

test('a field stays while its answer is deleted, and where something is wrong', () => {
  expect(folded({ kept: new Set(['a']) })).toEqual(['b', 'c', 'd'])
  expect(foldedQuestions(questions, { ...setting, isWrong: (id) => id === 'd' })).toHaveLength(3)
})

test('two questions are shown at once', () => {
  expect(folded({ answers: { a: 'tak', b: 'nie' } })).toEqual([])
})
