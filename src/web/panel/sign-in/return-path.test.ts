import { expect, test } from 'vitest'
import { readSignInSearch } from './return-path.ts'

test('keeps a path of this host', () => {
  expect(readSignInSearch({ powrot: '/wydarzenia/1/zgloszenia?stan=confirmed' })).toEqual({
    powrot: '/wydarzenia/1/zgloszenia?stan=confirmed',
  })
  expect(readSignInSearch({ powrot: '/skaner' })).toEqual({ powrot: '/skaner' })
})

test.each([
  'https://elsewhere.example.org/',
  '//elsewhere.example.org/',
  '//[',
  '/\\elsewhere.example.org/',
  '/\t/elsewhere.example.org/',
  'javascript:alert(1)',
  '/logowanie?powrot=/',
  '',
])('drops %j', (powrot) => {
  expect(readSignInSearch({ powrot })).toEqual({})
})

test('drops what is not a text', () => {
  expect(readSignInSearch({ powrot: ['/a'] })).toEqual({})
  expect(readSignInSearch({})).toEqual({})
})
