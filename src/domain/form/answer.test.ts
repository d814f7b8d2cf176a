import { describe, expect, test } from 'vitest'
import type { Question } from '../event/definition/definition.ts'
import { readAnswer } from './answer.ts'
import type { Answer } from './fields/answer-schema.ts'

const question = (type: Question['type'], required = false): Question => ({
  id: 'q',
  of: 'person',
  type,
  label: 'Pytanie',
  required,
  options: [
    { id: 'one', name: 'Jeden' },
    { id: 'two', name: 'Dwa' },
  ],
})
const read = (type: Question['type'], answer: Answer | undefined, required = false) => {
  const reading = readAnswer(question(type, required), answer)
  if (reading.state === 'given') return reading.value
  return reading.state === 'wrong' ? reading.code : reading.state
}

describe('answers by the type of their question', () => {
  test.each([
    ['text', ' tak ', 'tak'],
    ['text', '  ', 'empty'],
    ['text', null, 'empty'],
    ['text', 5, 'field_invalid'],
    ['textarea', 'a\nb', 'a\nb'],
    ['select', 'one', 'one'],
    ['select', 'three', 'no_such_option'],
    ['select', ['one'], 'no_such_option'],
    ['text', ['one'], 'field_invalid'],
    ['checkboxes', ['two', 'one'], ['one', 'two']],
    ['checkboxes', [], 'empty'],
    ['checkboxes', null, 'empty'],
    ['checkboxes', ['one', 'three'], 'no_such_option'],
    ['checkboxes', ['one', 'one'], 'field_invalid'],
    ['checkboxes', 'one', 'field_invalid'],
    ['radio', true, 'no_such_option'],
    ['number', 12, 12],
    ['number', '12,5', 12.5],
    ['number', 'dwa', 'field_invalid'],
    ['number', Number.NaN, 'field_invalid'],
    ['date', '2026-02-28', '2026-02-28'],
    ['date', '2026-02-30', 'field_invalid'],
    ['phone', '+48 600-100-200', '+48 600-100-200'],
    ['phone', '60010020', 'field_invalid'],
    ['phone', '+12345678901234567', 'field_invalid'],
    ['otherPhone', '600 100 200 w. 5', 'field_invalid'],
    ['email', 'anna.kowalska@example.org', 'anna.kowalska@example.org'],
    ['email', 'żuk@example.org', 'field_invalid'],
    ['email', 'anna@example', 'field_invalid'],
    ['email', `${'a'.repeat(250)}@example.org`, 'field_invalid'],
    ['pesel', '440514 01359', '44051401359'],
    ['pesel', '44051401358', 'field_invalid'],
  ] as [Question['type'], Answer, unknown][])('%s %j → %j', (type, answer, outcome) => {
    expect(read(type, answer)).toEqual(outcome)
  })

  test('an unticked box is a plain no, and empty where it is required (specification §5)', () => {
    expect(read('checkbox', undefined)).toBe(false)
    expect(read('checkbox', false)).toBe(false)
    expect(read('checkbox', true, true)).toBe(true)
    expect(read('checkbox', false, true)).toBe('empty')
    expect(read('checkbox', 'yes')).toBe('field_invalid')
  })
})
