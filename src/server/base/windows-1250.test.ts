import { expect, test } from 'vitest'
import { toWindows1250 } from './windows-1250.ts'

test('Polish letters are one byte each, and come back as they were', () => {
  const text = 'Zażółć gęślą jaźń, ZAŻÓŁĆ GĘŚLĄ JAŹŃ 123'
  const bytes = toWindows1250(text)
  expect(bytes).toHaveLength(text.length)
  expect(new TextDecoder('windows-1250').decode(bytes)).toBe(text)
  expect(toWindows1250('ł')).toEqual(Buffer.from([0xb3]))
})

test('a sign that the code page has not becomes a question mark', () => {
  expect(toWindows1250('a😀б').toString('latin1')).toBe('a??')
})
