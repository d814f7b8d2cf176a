import { expect, test } from 'vitest'
import { wordsOfNow } from './limit-words.ts'

const LIVE = { pool: 'biala', name: 'Biała', capacity: 60, taken: 37, waiting: 0, over: 0 }
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('how much is taken is told beside the number of the draft, and what the next publication brings', () => {
  const words = (
    live: typeof LIVE | (Omit<typeof LIVE, 'capacity'> & { capacity: null }),
    draft: number | null,
  ) => plain(wordsOfNow(live, { isForAll: true, draft }))
  expect(words(LIVE, 60)).toBe('Zajęte 37 z 60')
  expect(words(LIVE, 82)).toBe('Zajęte 37 z 60; po publikacji 82 miejsca')
  expect(words(LIVE, null)).toBe('Zajęte 37 z 60; po publikacji bez limitu')
  expect(words({ ...LIVE, capacity: null }, null)).toBe('Zajęte 37')
  expect(words({ ...LIVE, capacity: 30, over: 7, waiting: 3 }, 30)).toBe(
    'Zajęte 37 z 30, ponad limit 7, czeka 3',
  )
})

test('of a limit of each hour it is not told how much is taken', () => {
  const words = (draft: number) =>
    plain(wordsOfNow({ ...LIVE, capacity: 2, taken: 0 }, { isForAll: false, draft }))
  expect(words(2)).toBe('')
  expect(words(5)).toBe('Teraz 2 miejsca; po publikacji 5 miejsc')
})
