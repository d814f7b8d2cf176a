import { expect, test } from 'vitest'
import { fitsRole, holdsIn, ledGroups, type Scope } from './scope.ts'

const WHOLE_EVENT: Scope = [{ eventId: 'a', groups: null }]
const GROUP: Scope = [{ eventId: 'a', groups: ['biala'] }]

test('who manages the account does it everywhere', () => {
  for (const role of ['owner', 'administrator'] as const) {
    expect(fitsRole(role, null)).toBe(true)
    expect(fitsRole(role, WHOLE_EVENT)).toBe(false)
  }
})

test('a group leader leads named groups; other roles are limited to events, not to groups', () => {
  expect(fitsRole('group_leader', GROUP)).toBe(true)
  expect(fitsRole('group_leader', WHOLE_EVENT)).toBe(false)
  expect(fitsRole('group_leader', [{ eventId: 'a', groups: [] }])).toBe(false)
  expect(fitsRole('registrations', WHOLE_EVENT)).toBe(true)
  expect(fitsRole('registrations', GROUP)).toBe(false)
  expect(fitsRole('check_in', [])).toBe(false)
  expect(fitsRole('check_in', null)).toBe(true)
})

test('a role without a scope holds in every event, with one only in those named', () => {
  expect(holdsIn(null, 'b')).toBe(true)
  expect(holdsIn(WHOLE_EVENT, 'a')).toBe(true)
  expect(holdsIn(WHOLE_EVENT, 'b')).toBe(false)
})

test('groups are led only in the event in which they are', () => {
  expect(ledGroups(GROUP, 'a')).toEqual(['biala'])
  expect(ledGroups(GROUP, 'b')).toEqual([])
  expect(ledGroups(null, 'a')).toEqual([])
})
