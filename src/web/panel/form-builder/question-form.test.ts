import { expect, test } from 'vitest'
import { QUESTION_TYPE_NAMES } from '#domain/event/definition/definition-questions.ts'
import type { Question } from '#domain/event/draft/questions/blocks.ts'
import { controlsOf, type Form, typeInto } from '#domain/form/form.ts'
import { questionTypes } from '#domain/form/question-types.ts'
import { createQuestionForm, FIELD, readQuestionForm, textsOf, withTexts } from './question-form.ts'

const questionOf = (part: Partial<Question>): Question => ({
  ...{ id: 'q', of: 'person', type: 'text', label: 'Pytanie', required: false, options: [] },
  ...part,
})

/** A question that has all that its type may have. */
function fullOf(type: Question['type']): Question {
  const { bounds, pattern } = questionTypes[type].settings
  const [min, max] = bounds === 'day' ? ['2027-05-01', '2027-05-03'] : [2, 30]
  return questionOf({
    ...{ type, help: 'Po co', keepDays: 30 },
    ...(bounds === undefined ? {} : { min, max }),
    ...(pattern === true ? { pattern: { expression: '[a-z]{2,9}', message: 'Małe litery.' } } : {}),
  })
}

test.each(QUESTION_TYPE_NAMES)(
  'what a question of type %s says is read and written without a change',
  (type) => {
    for (const question of [questionOf({ type }), fullOf(type)]) {
      const texts = textsOf(question)
      const read = readQuestionForm(createQuestionForm(texts), texts)
      expect(read).toEqual(texts)
      expect(withTexts(question, read)).toEqual(question)
    }
  },
)

/** The form with a text typed into a field of one line. */
function typed(form: Form, id: string, text: string): Form {
  const control = controlsOf(form).find((each) => each.id === id)
  if (control?.type === 'text') return typeInto(form, { id, type: 'text' }, text)
  return typeInto(form, { id, type: 'number' }, text)
}

test('one changed value comes back, and nothing else changes', () => {
  const texts = textsOf(fullOf('text'))
  const form = createQuestionForm(texts)
  expect(readQuestionForm(typed(form, FIELD.label, ' Ile? '), texts)).toEqual({ ...texts, label: 'Ile?' })
  expect(readQuestionForm(typed(form, FIELD.max, '40'), texts)).toEqual({ ...texts, max: 40 })
  expect(readQuestionForm(typed(form, FIELD.max, ''), texts)).toEqual({ ...texts, max: undefined })
  expect(readQuestionForm(typed(form, FIELD.keepDays, '7'), texts)).toEqual({ ...texts, keepDays: 7 })
})

test.each([
  [FIELD.label, ''],
  [FIELD.max, 'dużo'],
  [FIELD.keepDays, '-3'],
  [FIELD.pattern, '(a+)+'],
])('what is wrong in %s stays in its field, and the draft keeps what it had', (id, text) => {
  const texts = textsOf(fullOf('text'))
  const form = typed(createQuestionForm(texts), id, text)
  expect(readQuestionForm(form, texts)).toEqual(texts)
  expect(controlsOf(form).filter(({ error }) => error !== null)).toHaveLength(1)
})

test('a notation holds together with its words', () => {
  const texts = textsOf(questionOf({}))
  const form = typed(createQuestionForm(texts), FIELD.pattern, '[0-9]{2}')
  expect(readQuestionForm(form, texts)).toEqual(texts)
  const whole = typed(form, FIELD.message, 'Dwie cyfry.')
  const pattern = { expression: '[0-9]{2}', message: 'Dwie cyfry.' }
  expect(readQuestionForm(whole, texts)).toEqual({ ...texts, pattern })
  expect(readQuestionForm(typed(whole, FIELD.message, ''), { ...texts, pattern })).toEqual(texts)
})
