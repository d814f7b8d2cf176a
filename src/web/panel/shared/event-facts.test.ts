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

const open = { sale: { kind: 'open' }, isTest: false, archived: false, people: 9, capacity: null } as const

test('a draft stays a draft regardless of the number of people; an open event is full at its limit', () => {
  expect(eventState({ ...open, sale: null, capacity: 1 })).toBe('draft')
  expect(eventState(open)).toBe('open')
  expect(eventState({ ...open, people: 49, capacity: 50 })).toBe('open')
  expect(eventState({ ...open, people: 50, capacity: 50 })).toBe('full')
})

test('an event that takes no registrations says so, full or not', () => {
  for (const kind of ['soon', 'closed', 'called_off'] as const)
    expect(eventState({ ...open, sale: { kind }, people: 50, capacity: 50 })).toBe(kind)
})

test('an event that is tried out says so, unless it was called off', () => {
  expect(eventState({ ...open, isTest: true, sale: { kind: 'soon' } })).toBe('test')
  expect(eventState({ ...open, isTest: true, sale: { kind: 'called_off' } })).toBe('called_off')
})

test('an event in the archive is there, whatever else it was', () => {
  expect(eventState({ ...open, archived: true, people: 50, capacity: 50 })).toBe('archived')
  expect(eventState({ ...open, archived: true, sale: null })).toBe('archived')
})
