import { expect, test } from 'vitest'
import { documentState } from './document-state.ts'

test('without a decision a document is missing until a file is there', () => {
  expect(documentState([], null)).toBe('missing')
  expect(documentState(['a'], null)).toBe('delivered')
})

test('a decision holds for the files that it was made about', () => {
  expect(documentState(['a'], { state: 'checked', files: ['a'] })).toBe('checked')
  expect(documentState(['a'], { state: 'rejected', files: ['a'] })).toBe('rejected')
  expect(documentState(['a'], { state: 'withdrawn', files: ['a'] })).toBe('withdrawn')
})

test('another file is to be checked, also beside one that was', () => {
  expect(documentState(['b'], { state: 'rejected', files: ['a'] })).toBe('delivered')
  expect(documentState(['a', 'b'], { state: 'checked', files: ['a'] })).toBe('delivered')
})

test('a checked document stays checked when its file is removed, and one seen on paper needs none', () => {
  expect(documentState([], { state: 'checked', files: ['a'] })).toBe('checked')
  expect(documentState([], { state: 'checked', files: [] })).toBe('checked')
  expect(documentState(['a'], { state: 'checked', files: [] })).toBe('delivered')
})
