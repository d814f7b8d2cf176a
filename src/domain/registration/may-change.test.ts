import { describe, expect, test } from 'vitest'
import { registrationDraftSchema } from './draft.ts'
import { ALL, mayCancel, mayChange, untouchable, whatMayBeDone } from './may-change.ts'
import type { RegistrationState } from './states.ts'

const STATES: readonly RegistrationState[] = [
  ...(['held', 'awaiting_approval', 'awaiting_payment', 'confirmed'] as const),
  ...(['expired', 'cancelled', 'withdrawn', 'waiting'] as const),
]

test('a registration that is agreed and holds its places may be changed, no other', () => {
  expect(STATES.filter((state) => mayChange({ state }))).toEqual(['awaiting_payment', 'confirmed'])
})

test('a registration that waits for approval may be changed once that was refused', () => {
  expect(mayChange({ state: 'awaiting_approval' })).toBe(false)
  expect(mayChange({ state: 'awaiting_approval', isRefused: true })).toBe(true)
})

test('while it waits for approval, single people may leave, and nothing else is possible', () => {
  const standing = { state: 'awaiting_approval', entered: [] } as const
  expect(whatMayBeDone(standing, 'registrant')).toEqual({ change: false, leave: true, cancel: true })
  const may = (state: RegistrationState) => whatMayBeDone({ state, entered: [] }, 'staff').leave
  expect(STATES.filter(may)).toEqual(['awaiting_approval', 'awaiting_payment', 'confirmed'])
})

describe('cancelling', () => {
  const standing = (state: RegistrationState, ...entered: string[]) => ({ state, entered })

  test('before anyone has entered, is open to both sides', () => {
    const left = STATES.filter((state) => mayCancel(standing(state), 'registrant'))
    expect(left).toEqual(['awaiting_approval', 'awaiting_payment', 'confirmed'])
  })

  test('once a person has entered, is open to the staff alone', () => {
    expect(whatMayBeDone(standing('confirmed', 'a'), 'registrant')).toMatchObject({
      change: true,
      cancel: false,
    })
    expect(whatMayBeDone(standing('confirmed', 'a'), 'staff')).toMatchObject({ change: true, cancel: true })
  })
})

describe('a person who has entered', () => {
  const people = (...names: string[]) =>
    registrationDraftSchema.parse({
      people: names.map((firstName, index) => ({
        ref: 'abc'.charAt(index),
        firstName,
        lastName: 'Mak',
        birthDate: null,
      })),
      registeredBy: 'a',
    })
  const touched = (changed: ReturnType<typeof people>, by: 'registrant' | 'staff' = 'registrant') =>
    untouchable({ entered: ['a'] }, by, people('Ola', 'Jan'), changed)

  test('stays as admitted while others change', () => {
    expect(touched(people('Ola', 'Jakub', 'Ewa'))).toEqual([])
    expect(touched(people('Ala', 'Jan'))).toEqual(['a'])
    expect(touched({ ...people('Jan'), people: people('Ola', 'Jan').people.slice(1) })).toEqual(['a'])
  })

  test('changes when the staff make the change', () =>
    expect(touched(people('Ala', 'Jan'), 'staff')).toEqual([]))
})

test('a single used ticket without names fixes the number and the hour', () => {
  const counted = (pieces: number, slot = '2031-06-05T10:30:00') =>
    registrationDraftSchema.parse({ people: [], registeredBy: null, choices: { entry: pieces }, slot })
  const entered = { entered: [ALL] }
  expect(untouchable(entered, 'registrant', counted(5), counted(5))).toEqual([])
  expect(untouchable(entered, 'registrant', counted(5), counted(6))).toEqual([ALL])
  expect(untouchable(entered, 'registrant', counted(5), counted(5, '2031-06-05T11:00:00'))).toEqual([ALL])
  expect(untouchable(entered, 'staff', counted(5), counted(6))).toEqual([])
})
