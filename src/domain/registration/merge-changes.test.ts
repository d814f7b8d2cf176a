import { expect, test } from 'vitest'
import { type RegistrationDraft, registrationDraftSchema } from './draft.ts'
import { mergeChanges } from './merge-changes.ts'

type Person = Parameters<typeof registrationDraftSchema.parse>[0]

const person = (ref: string, more: object = {}): Person => ({
  ...{ ref, firstName: ref, lastName: 'Mak', birthDate: null, choices: { coach: 'kielce' } },
  ...more,
})
const draft = (people: readonly Person[], more: object = {}): RegistrationDraft =>
  registrationDraftSchema.parse({ people, registeredBy: 'ewa', slot: '2031-05-01T10:00:00', ...more })

const base = draft([person('ewa'), person('jan')])

test('unchanged parts follow the current registration, changed parts stay changed', () => {
  const mine = draft([person('ewa', { choices: { coach: 'busko' } }), person('jan')])
  const now = draft([person('ewa', { choices: { coach: 'kielce', mug: true } }), person('jan')], {
    slot: '2031-05-01T11:00:00',
  })
  expect(mergeChanges({ mine, base, now })).toEqual(
    draft([person('ewa', { choices: { coach: 'busko', mug: true } }), person('jan')], {
      slot: '2031-05-01T11:00:00',
    }),
  )
})

test('the local change wins where both sides changed the same thing', () => {
  const mine = draft([person('ewa'), person('jan', { firstName: 'Janek' })], { slot: '2031-05-01T12:00:00' })
  const now = draft([person('ewa'), person('jan', { firstName: 'Jasiek' })], { slot: '2031-05-01T11:00:00' })
  expect(mergeChanges({ mine, base, now })).toEqual(mine)
})

test('people who joined or left in the meantime are respected, and so are local joins and departures', () => {
  const mine = draft([person('jan'), person('ola')], { registeredBy: null })
  const now = draft([person('ewa'), person('iga')])
  expect(mergeChanges({ mine, base, now })).toEqual(
    draft([person('iga'), person('ola')], { registeredBy: null }),
  )
})

test('two people who joined under the same ref are two people', () => {
  const mine = draft([person('ewa'), person('jan'), person('o3', { firstName: 'Ola' })], {
    carers: { o3: 'ewa' },
  })
  const now = draft([person('ewa'), person('jan'), person('o3', { firstName: 'Iga' })])
  const merged = mergeChanges({ mine, base, now })
  expect(merged.people.map(({ ref, firstName }) => `${ref} ${firstName}`)).toEqual([
    'ewa ewa',
    'jan jan',
    'o3 Iga',
    'o3-2 Ola',
  ])
  expect(merged.carers).toEqual({ 'o3-2': 'ewa' })
})

test('a choice that either side removed is removed', () => {
  const mine = draft([person('ewa', { choices: {} }), person('jan')])
  const now = draft([person('ewa'), person('jan', { choices: {} })])
  expect(mergeChanges({ mine, base, now }).people.map(({ choices }) => choices)).toEqual([{}, {}])
})
