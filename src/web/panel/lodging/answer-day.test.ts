import { expect, test } from 'vitest'
import { answerDays, wrongAnswerDay } from './answer-day.ts'

const NOW = Temporal.Instant.from('2026-06-10T10:00:00Z')

test('an answer may be asked for from today until the first day of the event', () => {
  const days = answerDays(NOW, '2026-06-13')
  expect(days.usual.toString()).toBe('2026-06-13')
  expect(['2026-06-10', '2026-06-13'].map((day) => wrongAnswerDay(day, days))).toEqual([null, null])
  expect(wrongAnswerDay('2026-06-09', days)).toContain('już minął')
  expect(wrongAnswerDay('2026-06-14', days)).toContain('najpóźniej')
  expect(wrongAnswerDay('', days)).toBe('Podaj dzień.')
  expect(wrongAnswerDay('2026-06-10', answerDays(NOW, '2026-06-01'))).toContain('już się zaczęło')
})

test('without a known first day places are kept for at most sixty days', () => {
  const days = answerDays(NOW, null)
  expect(days.usual.toString()).toBe('2026-06-14')
  expect(wrongAnswerDay('2026-08-08', days)).toBeNull()
  expect(wrongAnswerDay('2026-08-09', days)).toContain('najpóźniej')
})

test('a reminder is promised only when it is sent: with more than two days to answer', () => {
  const { isReminded } = answerDays(NOW, '2026-07-01')
  expect(['2026-06-10', '2026-06-11', '2026-06-12', ''].map(isReminded)).toEqual([false, false, true, false])
})
