import fc from 'fast-check'
import type { Condition } from '#domain/event/definition/condition.ts'

export interface EventTraits {
  /** Rules by which people of one registration change each other's prices. */
  readonly family: boolean
  /** Rules that ask for the code 'Kostka'. */
  readonly code: boolean
}

export const CODE = 'Kostka'

const OF_ALL: Condition[] = [
  { fact: 'day', atMost: '2026-06-10' },
  { fact: 'day', atLeast: '2026-06-11' },
  { fact: 'channel', is: 'office' },
  { fact: 'plan', is: 'parts' },
  { fact: 'paymentDay', atMost: '2026-06-09' },
]
const OF_FAMILY: Condition[] = [
  { fact: 'people', atLeast: 3 },
  { fact: 'minors', atLeast: 1 },
  { fact: 'own.kids', atLeast: 2 },
  { fact: 'own.sum', atLeast: 4 },
  { fact: 'total.mug', atLeast: 3 },
  { fact: 'chosen.tent', atLeast: 1 },
]
const OF_PERSON: Condition[] = [
  { fact: 'age', atMost: 6 },
  { fact: 'age', atLeast: 7, atMost: 16 },
  { fact: 'ageOn.2026-01-01', atLeast: 17 },
  { fact: 'birthYear', in: [1990, 2009] },
  { fact: 'type', is: 'child' },
  { fact: 'group', in: ['red'] },
  { fact: 'answer.student', is: true },
  { fact: 'own.band', is: 'small' },
  { fact: 'chosen.room', is: 'bath' },
  { fact: 'number.days', atLeast: 2 },
  { fact: 'first.days', is: 1 },
  { fact: 'chosen.mug', atMost: 1 },
]
const OF_FAMILY_AND_PERSON: Condition[] = [{ fact: 'own.child', atLeast: 2 }]
const SECRET: Condition[] = [{ fact: 'code', is: CODE }, { not: { fact: 'code', in: [CODE, 'inny'] } }]

const OF_SECRET: Condition[] = [
  { fact: 'own.secret', is: 'guest' },
  { not: { fact: 'own.secret', is: 'friend' } },
]

/** Conditions that such an event may set: of a person, or of the registration alone. */
export function conditions(traits: EventTraits, ofPerson: boolean): fc.Arbitrary<Condition> {
  const leaf = fc.constantFrom(
    ...OF_ALL,
    ...(traits.family ? OF_FAMILY : []),
    ...(ofPerson ? OF_PERSON : []),
    ...(traits.family && ofPerson ? OF_FAMILY_AND_PERSON : []),
    ...(traits.code ? [...SECRET, ...SECRET, ...SECRET, ...SECRET, ...SECRET, ...SECRET] : []),
    ...(traits.code ? OF_SECRET : []),
  )
  const parts = fc.array(leaf, { minLength: 1, maxLength: 2 })
  return fc.oneof(
    { weight: 4, arbitrary: leaf },
    { weight: 1, arbitrary: parts.map((all) => ({ all })) },
    { weight: 1, arbitrary: parts.map((any) => ({ any })) },
    { weight: 1, arbitrary: leaf.map((not) => ({ not })) },
  )
}
