import { expect, test } from 'vitest'
import { eventState, fullness } from './event-facts.ts'

test('fullness is whole percent, never over 100, and 100 only when truly full', () => {
  expect(fullness(0, 1200)).toBe(0)
  expect(fullness(742, 1200)).toBe(61)
  expect(fullness(1199, 1200)).toBe(99)
  expect(fullness(1200, 1200)).toBe(100)
  expect(fullness(1300, 1200)).toBe(100)
})

test('without a limit there is no fullness; a limit of zero is full', () => {
  expect(fullness(5, null)).toBeNull()
  expect(fullness(0, 0)).toBe(100)
})

test('a draft stays a draft regardless of the number of people; a published event is full at its limit', () => {
  expect(eventState({ state: 'draft', archived: false, people: 9, capacity: 1 })).toBe('draft')
  expect(eventState({ state: 'published', archived: false, people: 9, capacity: null })).toBe('published')
  expect(eventState({ state: 'published', archived: false, people: 49, capacity: 50 })).toBe('published')
  expect(eventState({ state: 'published', archived: false, people: 50, capacity: 50 })).toBe('full')
})

test('an event in the archive is there, whatever else it was', () => {
  expect(eventState({ state: 'published', archived: true, people: 50, capacity: 50 })).toBe('archived')
  expect(eventState({ state: 'draft', archived: true, people: 0, capacity: null })).toBe('archived')
})
