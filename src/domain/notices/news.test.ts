import { expect, test } from 'vitest'
import { newsOf } from './news.ts'

const approvals = (count: number, urgent = 0) => [{ kind: 'approvals', eventId: 'e', count, urgent }]
const KEY = 'approvals e'

test('what no message has said is news, once', () => {
  const first = newsOf(approvals(3), {}, 'all')
  expect(first.news).toHaveLength(1)
  expect(newsOf(approvals(3), first.counts, 'all').news).toEqual([])
})

test('one more is news, one less is not, and one that comes again is', () => {
  const { counts } = newsOf(approvals(3), {}, 'all')
  expect(newsOf(approvals(4), counts, 'all').news).toHaveLength(1)
  const less = newsOf(approvals(2), counts, 'all')
  expect(less.news).toEqual([])
  expect(newsOf(approvals(3), less.counts, 'all').news).toHaveLength(1)
  expect(newsOf(approvals(3), newsOf([], counts, 'all').counts, 'all').news).toHaveLength(1)
})

test('an alarm is what has become urgent; the rest waits for the morning', () => {
  expect(newsOf(approvals(3), {}, 'alarms')).toEqual({ news: [], counts: { [KEY]: { count: 0, urgent: 0 } } })
  const alarm = newsOf(approvals(3, 1), {}, 'alarms')
  expect(alarm.news).toHaveLength(1)
  expect(newsOf(approvals(3, 1), alarm.counts, 'alarms').news).toEqual([])
  // A message has said so: the morning has nothing new.
  expect(newsOf(approvals(3, 1), alarm.counts, 'all').news).toEqual([])
  expect(newsOf(approvals(3, 2), alarm.counts, 'alarms').news).toHaveLength(1)
})

test('kinds and events are counted apart', () => {
  const { counts } = newsOf(approvals(3), {}, 'all')
  const other = [{ kind: 'approvals', eventId: 'f', count: 1, urgent: 0 }]
  expect(newsOf([...approvals(3), ...other], counts, 'all').news).toEqual(other)
  expect(
    newsOf([{ kind: 'failedJobs', eventId: null, count: 1, urgent: 1 }], counts, 'alarms').news,
  ).toHaveLength(1)
})
