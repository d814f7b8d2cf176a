import { expect, test } from 'vitest'
import { leastPeopleWords } from './least-people.ts'

const wordsAt = (people: number, now: string) => {
  const words = leastPeopleWords({ leastPeople: { people, decidedOn: '2026-05-01' } }, now)
  return words === null ? null : `${words.condition} ${words.decision}`.replaceAll('\u00a0', ' ')
}

test('the text states the minimum number and the day of the decision, until that day is over', () => {
  expect(wordsAt(20, '2026-02-01T12:00:00')).toBe(
    'Odbędzie się, jeśli zapisze się co najmniej 20 osób. Decyzja: 1 maja.',
  )
  expect(wordsAt(3, '2026-05-01T23:59:00')).toBe(
    'Odbędzie się, jeśli zapiszą się co najmniej 3 osoby. Decyzja: 1 maja.',
  )
  expect(wordsAt(1, '2025-11-01T12:00:00')).toBe(
    'Odbędzie się, jeśli zapisze się co najmniej 1 osoba. Decyzja: 1 maja 2026.',
  )
  expect(wordsAt(20, '2026-05-02T00:00:00')).toBeNull()
  expect(leastPeopleWords({ leastPeople: null }, '2026-02-01T12:00:00')).toBeNull()
})
