import { expect, test } from 'vitest'
import { QUESTION_TYPE_NAMES } from '../event/definition/definition-questions.ts'
import { readAnswer } from '../form/answer.ts'
import { exampleAnswers } from './example-answers.ts'

const TODAY = Temporal.PlainDate.from('2026-05-01')

test.each(QUESTION_TYPE_NAMES)('every example answer to a question of the type %s is valid', (type) => {
  const field = { type, required: true, options: [{ id: 'a', name: 'Pierwsza' }] }
  const readings = exampleAnswers(field, TODAY).map((answer) => readAnswer(field, answer))
  expect(readings.filter(({ state }) => state !== 'given')).toEqual([])
})
