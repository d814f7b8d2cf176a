import { expect, test } from 'vitest'
import { readPath } from './read-path.ts'

const read = (path: string) => readPath(path, new URLSearchParams())

test('the form of an event that has the name of another page is found', () => {
  for (const slug of ['darowizna', 'moje-zgloszenia', 'przekazane', 'rajd'])
    expect(read(`/${slug}/zapisy`)).toEqual({ page: 'register', slug })
})

test('the links of mails are found by their first word', () => {
  expect(read('/darowizna/abc')).toEqual({ page: 'donation', token: 'abc' })
  expect(read('/moje-zgloszenia/abc')).toEqual({ page: 'mailbox', token: 'abc' })
  expect(read('/zgloszenie/abc/platnosc')).toEqual({ page: 'payment', token: 'abc' })
})

test('what no page has is none', () => {
  expect(read('/rajd/zapisy/dalej')).toBe(null)
  expect(read('/rajd/inne')).toBe(null)
})
