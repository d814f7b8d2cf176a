import { expect, test } from 'vitest'
import { readTime } from './typed-time.ts'

test('an hour is read as people write it, and nothing else is', () => {
  expect(['9', '9:30', '9.30', '0930', '17:15', ' 8:05 '].map(readTime)).toEqual([
    ...['09:00', '09:30', '09:30', '09:30', '17:15', '08:05'],
  ])
  for (const text of ['', '24:00', '12:60', '9:3', 'rano', '12:30:00']) expect(readTime(text)).toBeNull()
})
