import { expect, test } from 'vitest'
import { newsOf } from './news.ts'

const approvals = (count: number, urgent = 0) => [{ kind: 'approvals', eventId: 'e', count, urgent }]
const KEY = 'approvals e'

test('what was never told is news, and told once', () => {
  const first = newsOf(approvals(3), {}, 'all')
  expect(first.news).toHaveLength(1)
  expect(newsOf(approvals(3), first.told, 'all').news).toEqual([])
})

test('one more is news, one less is not, and one that comes again is', () => {
  const { told } = newsOf(approvals(3), {}, 'all')
  expect(newsOf(approvals(4), told, 'all').news).toHaveLength(1)
  const less = newsOf(approvals(2), told, 'all')
  expect(less.news).toEqual([])
  expect(newsOf(approvals(3), less.told, 'all').news).toHaveLength(1)
  expect(newsOf(approvals(3), newsOf([], told, 'all').told, 'all').news).toHaveLength(1)
})

test('an alarm is what has become urgent; the rest waits for the morning', () => {
  expect(newsOf(approvals(3), {}, 'alarms')).toEqual({ news: [], told: { [KEY]: { count: 0, urgent: 0 } } })
  const alarm = newsOf(approvals(3, 1), {}, 'alarms')
  expect(alarm.news).toHaveLength(1)
  expect(newsOf(approvals(3, 1), alarm.told, 'alarms').news).toEqual([])
  // It was told: the morning has nothing new.
  expect(newsOf(approvals(3, 1), alarm.told, 'all').news).toEqual([])
  expect(newsOf(approvals(3, 2), alarm.told, 'alarms').news).toHaveLength(1)
})

test('kinds and events are told apart', () => {
  const { told } = newsOf(approvals(3), {}, 'all')
  const other = [{ kind: 'approvals', eventId: 'f', count: 1, urgent: 0 }]
  expect(newsOf([...approvals(3), ...other], told, 'all').news).toEqual(other)
  expect(
    newsOf([{ kind: 'failedJobs', eventId: null, count: 1, urgent: 1 }], told, 'alarms').news,
  ).toHaveLength(1)
})
