import { describe, expect, test } from 'vitest'
import { ROLES } from './rights.ts'
import { mayGiveRole, refusalOfChange } from './team.ts'

test('owners give every role, administrators every one but that of an owner, nobody else gives any', () => {
  const given = ROLES.map((own) => [own, ROLES.filter((role) => mayGiveRole(own, role))])
  expect(Object.fromEntries(given)).toEqual({
    owner: ROLES,
    administrator: ROLES.filter((role) => role !== 'owner'),
    ...{ registrations: [], finance: [], check_in: [], read_only: [], group_leader: [] },
  })
})

describe('a change of a member', () => {
  const change = { own: 'owner', from: 'finance', to: 'check_in', owners: 1 } as const

  test('is allowed to who may give both roles', () => {
    expect(refusalOfChange(change)).toBeNull()
    expect(refusalOfChange({ ...change, to: null })).toBeNull()
    expect(refusalOfChange({ ...change, own: 'administrator', to: 'administrator' })).toBeNull()
  })

  test.each([
    { own: 'administrator', from: 'owner', to: null, owners: 2 },
    { own: 'administrator', from: 'owner', to: 'finance', owners: 2 },
    { own: 'administrator', from: 'finance', to: 'owner', owners: 2 },
    { own: 'finance', from: 'check_in', to: null, owners: 2 },
  ] as const)('$own: $from to $to is forbidden', (forbidden) => {
    expect(refusalOfChange(forbidden)).toBe('forbidden')
  })

  test.each([
    [1, null, 'last_owner'],
    [1, 'administrator', 'last_owner'],
    [1, 'owner', null],
    [2, null, null],
    [2, 'administrator', null],
  ] as const)('of one of %i owners to %s: %s', (owners, to, refusal) => {
    expect(refusalOfChange({ own: 'owner', from: 'owner', to, owners })).toBe(refusal)
  })
})
