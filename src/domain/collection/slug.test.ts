import { expect, test } from 'vitest'
import { collectionSlug, numberedSlug } from './slug.ts'

test('a title becomes letters, digits and hyphens', () => {
  expect(collectionSlug('Ciepły dom')).toBe('cieply-dom')
  expect(collectionSlug('  „Żółć” – 2026! ')).toBe('zolc-2026')
  expect(collectionSlug('🎁')).toBe('zbiorka')
  expect(collectionSlug(`${'a'.repeat(49)} bcd`)).toBe('a'.repeat(49))
})

test('an address below an event is not taken', () => {
  expect(collectionSlug('Zapisy')).toBe('zapisy-zbiorka')
})

test('the second of the same title has a number', () => {
  expect([numberedSlug('cieply-dom', 1), numberedSlug('cieply-dom', 2)]).toEqual([
    'cieply-dom',
    'cieply-dom-2',
  ])
})
