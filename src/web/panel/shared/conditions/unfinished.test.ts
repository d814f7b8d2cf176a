import { expect, test } from 'vitest'
import type { AskableFact } from '#domain/event/draft/questions/askable-facts.ts'
import type { Chip } from '#domain/event/draft/questions/who.ts'
import { isAnswered, unanswered, unansweredWords } from './unfinished.ts'

const values = [
  { value: 'usual', name: 'zwykłe' },
  { value: 'other', name: 'inne' },
]
const fact = (name: string, offered = values): AskableFact => ({ name, compared: 'values', values: offered })
const chip = (name: string): Chip => ({ kind: 'values', fact: name, values: ['usual'], not: false })

test('a condition on one of several answers begins with none, and is not kept until there is one', () => {
  const begun = unanswered(chip('answer.food'), fact('answer.food'))
  expect(begun).toEqual({ ...chip('answer.food'), values: [] })
  expect(isAnswered(begun)).toBe(false)
  expect(unansweredWords(begun, () => 'Jedzenie')).toBe('Jedzenie: wybierz niżej')
  expect(isAnswered(chip('answer.food'))).toBe(true)
})

test('what has one value, or is mostly the office, begins with it', () => {
  expect(unanswered(chip('type'), fact('type', values.slice(0, 1)))).toEqual(chip('type'))
  expect(unanswered(chip('channel'), fact('channel'))).toEqual(chip('channel'))
  const given: Chip = { kind: 'given', fact: 'answer.note', given: true }
  expect(unanswered(given, fact('answer.note'))).toEqual(given)
  expect(isAnswered(given)).toBe(true)
})
