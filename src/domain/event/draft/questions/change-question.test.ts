import { describe, expect, test } from 'vitest'
import { eventAsking, NEW_EVENT, questionOf, SHOWN_EVENTS } from '#test/support/question-forms.ts'
import { questionTypes } from '../../../form/question-types.ts'
import { sameValue } from '../../../values/same-value.ts'
import { parseDefinition } from '../../check/check-definition.ts'
import { QUESTION_TYPE_NAMES } from '../../definition/definition-questions.ts'
import { differenceOf } from '../../difference.ts'
import {
  addQuestion,
  changeQuestion,
  duplicateQuestion,
  withFields,
  withOffice,
  withType,
} from './change-question.ts'
import { sortsOf, sortsText, withFileRules } from './files.ts'
import { idOfName } from './id-of-name.ts'
import { addOptions, moveOption, removeOption, renameOption } from './options.ts'

const FRONT = { block: 0, at: 0 }

test.each([
  ['Jedzenie', [], 'jedzenie'],
  ['Jedzenie', ['jedzenie', 'jedzenie-2'], 'jedzenie-3'],
  ['Czy zgadzasz się na wykonywanie i publikowanie zdjęć?', [], 'czy-zgadzasz-sie-na-wykonywanie-i'],
  ['constructor', [], 'constructor-2'],
])('the id of %s beside %s is %s', (name, taken, id) => {
  expect(idOfName(name, taken)).toBe(id)
  expect(id).toMatch(/^[a-z0-9][a-z0-9-]{0,39}$/)
})

describe('a question of every type', () => {
  const some = { options: [{ id: 'a', name: 'A' }] }
  test.each(QUESTION_TYPE_NAMES)('%s can be added and published', (type) => {
    const options = questionTypes[type].settings.options === true ? some : {}
    const added = addQuestion(NEW_EVENT, { label: 'Pytanie', type, ...options }, FRONT)
    expect(added.id).toBe('pytanie')
    expect(added.document.questions).toHaveLength(1)
    expect(parseDefinition(added.document).ok).toBe(true)
  })

  test('has the id of no item: rules name both in one field', () => {
    const added = addQuestion(NEW_EVENT, { label: 'Fee', type: 'text' }, FRONT)
    expect(added.id).toBe('fee-2')
  })
})

describe('of the shown cases and the demo', () => {
  const asking = SHOWN_EVENTS.filter(({ document }) => document.questions.length > 0)
  test.each(asking)('a changed value of $file comes back, and nothing else changes', ({ document }) => {
    for (const question of document.questions) {
      const label = `${question.label}!`
      const changed = changeQuestion(document, question.id, (each) => ({ ...each, label }))
      expect(differenceOf(document, changed).map(({ path }) => path)).toEqual([
        ['questions', question.id, 'label'],
      ])
      const back = changeQuestion(changed, question.id, (each) => ({ ...each, label: question.label }))
      expect(back).toEqual(document)
      expect(changeQuestion(document, question.id, (each) => withType(each, each.type))).toEqual(document)
      expect(changeQuestion(document, question.id, (each) => withFields(each, {}))).toEqual(document)
    }
  })
})

test('a field that is left empty is not there', () => {
  const asked = withFields(questionOf('q'), { help: 'Po co', min: 2, keepDays: 30, staffOnly: true })
  expect(asked).toEqual(questionOf('q', { help: 'Po co', min: 2, keepDays: 30, staffOnly: true }))
  expect(
    withFields(asked, { help: undefined, min: undefined, keepDays: undefined, staffOnly: undefined }),
  ).toEqual(questionOf('q'))
})

describe('another type', () => {
  const options = [
    { id: 'a', name: 'A' },
    { id: 'b', name: 'B' },
  ]
  test('keeps what it has too, and drops the rest', () => {
    const radio = questionOf('q', { type: 'radio', options, default: 'a' })
    expect(withType(radio, 'select')).toEqual({ ...radio, type: 'select' })
    expect(withType(radio, 'checkboxes')).toEqual(questionOf('q', { type: 'checkboxes', options }))
    expect(withType(radio, 'text')).toEqual(questionOf('q'))
    const text = questionOf('q', {
      min: 2,
      max: 9,
      pattern: { expression: '[a-z]{2,9}', message: 'Małe litery.' },
    })
    expect(withType(text, 'textarea')).toEqual(questionOf('q', { type: 'textarea', min: 2, max: 9 }))
    expect(withType(text, 'number')).toEqual(questionOf('q', { type: 'number' }))
  })

  test('rules for files are those of a file alone', () => {
    const file = questionOf('q', { type: 'file', files: { max: 2 } })
    expect(withType(file, 'text')).toEqual(questionOf('q'))
    expect(withFileRules(file, { accept: ['pdf'] })).toEqual({ ...file, files: { max: 2, accept: ['pdf'] } })
    expect(sortsOf(sortsText(['document', 'pdf']))).toEqual(['pdf', 'document'])
  })

  test('of any question to any type is no problem of its own', () => {
    for (const type of QUESTION_TYPE_NAMES) {
      const full = questionOf('q', { type: 'text', max: 9, default: 'a', options: [] })
      const event = eventAsking([withType(full, type)])
      const parsed = parseDefinition({ ...event, sections: [] })
      const expected = questionTypes[type].settings.options === true
      expect([type, parsed.ok]).toEqual([type, !expected])
    }
  })
})

test('what the office answers cannot be required', () => {
  const required = questionOf('q', { required: true })
  expect(withOffice(required, { staffOnly: true })).toEqual(questionOf('q', { staffOnly: true }))
  expect(withOffice(required, { askedAt: 'gate' })).toEqual(questionOf('q', { askedAt: 'gate' }))
  expect(withOffice(required, { staffOnly: undefined })).toEqual(required)
})

test('a copy stands right behind, in the same section', () => {
  const document = eventAsking([
    questionOf('q1', { section: 'b', help: 'Po co' }),
    questionOf('q2', { section: 'b' }),
  ])
  const copied = duplicateQuestion(document, 'q1')
  expect(copied.document.questions.map(({ id }) => id)).toEqual(['q1', 'q1-kopia', 'q2'])
  expect(copied.document.questions[1]).toMatchObject({ label: 'q1 (kopia)', section: 'b', help: 'Po co' })
  expect(sameValue(duplicateQuestion(document, 'unknown').document, document)).toBe(true)
})

describe('options', () => {
  const three = addOptions(questionOf('q', { type: 'select' }), ['Mały', ' Duży ', '', 'Mały', 'Żaden'])
  const ids = (each: typeof three) => each.options.map(({ id }) => id)

  test('of a pasted list, each once', () => {
    expect(three.options).toEqual([
      { id: 'maly', name: 'Mały' },
      { id: 'duzy', name: 'Duży' },
      { id: 'zaden', name: 'Żaden' },
    ])
  })

  test('keep their ids under another name and in another order', () => {
    expect(renameOption(three, 'maly', 'Najmniejszy').options[0]).toEqual({ id: 'maly', name: 'Najmniejszy' })
    expect(ids(moveOption(three, 'maly', 'down'))).toEqual(['duzy', 'maly', 'zaden'])
    expect(moveOption(three, 'maly', 'up')).toBe(three)
    expect(moveOption(three, 'zaden', 'down')).toBe(three)
  })

  test('that go are proposed no more', () => {
    expect(removeOption({ ...three, default: 'maly' }, 'maly')).not.toHaveProperty('default')
    expect(removeOption({ ...three, default: 'duzy' }, 'maly')).toHaveProperty('default', 'duzy')
    const several = { ...three, type: 'checkboxes', default: ['maly', 'duzy'] } as const
    expect(removeOption({ ...several, default: [...several.default] }, 'maly')).toHaveProperty('default', [
      'duzy',
    ])
    expect(removeOption({ ...three, default: ['maly'] }, 'maly')).not.toHaveProperty('default')
  })
})
