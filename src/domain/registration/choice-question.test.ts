import { expect, test } from 'vitest'
import { parseDefinition } from '../event/check/check-definition.ts'
import { itemsOfScope, mayAnswer, names, ROOMS, withChoice } from './choice-question.ts'
import { registrationDraftSchema } from './draft.ts'

const item = { legalKind: 'dated-service', price: 0 } as const
const parsed = parseDefinition({
  schemaVersion: 3,
  title: 'Rekolekcje',
  kind: 'retreat',
  dates: { start: '2031-06-05', end: '2031-06-07' },
  ask: { birthDate: 'no', sex: 'no' },
  items: [
    { ...item, id: 'fee', name: 'Udział', category: 'participation', per: 'person', choose: 'always' },
    {
      ...{ ...item, id: 'bed', name: 'Łóżko', category: 'lodging', per: 'person', choose: 'optional' },
      options: [
        { id: 'triple', name: 'W trójce' },
        { id: 'double', name: 'W dwójce' },
      ],
    },
    {
      ...{
        ...item,
        id: 'house',
        name: 'Cały pokój',
        category: 'lodging',
        per: 'registration',
        choose: 'optional',
      },
      options: [{ id: 'double', name: 'Dwójka' }],
    },
    {
      ...{ ...item, id: 'coach', name: 'Autokar', category: 'transport', per: 'person', choose: 'optional' },
      options: [{ id: 'busko', name: 'Busko' }],
    },
  ],
})
if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
const { items } = parsed.definition

const draft = registrationDraftSchema.parse({
  people: ['p1', 'p2'].map((ref) => ({
    ...{ ref, firstName: 'Anna', lastName: 'Lis', birthDate: null },
    choices: { bed: 'triple', coach: 'busko' },
  })),
  registeredBy: 'p1',
})

test('rooms are all lodging that is chosen, a journey is its own item', () => {
  expect(itemsOfScope({ items }, ROOMS).map(({ id }) => id)).toEqual(['bed', 'house'])
  expect(itemsOfScope({ items }, 'coach').map(({ id }) => id)).toEqual(['coach'])
  expect(itemsOfScope({ items }, 'fee')).toEqual([])
})

test('another bed replaces that of those who are asked, and nothing else', () => {
  const offered = { item: 'bed', option: 'double' }
  const { people } = withChoice({ items }, draft, { scope: ROOMS, people: ['p2'], offered })
  expect(people.map(({ choices }) => choices)).toEqual([
    { bed: 'triple', coach: 'busko' },
    { bed: 'double', coach: 'busko' },
  ])
})

test('a whole room is chosen once, and replaces the beds of those who are asked', () => {
  const offered = { item: 'house', option: 'double' }
  const changed = withChoice({ items }, draft, { scope: ROOMS, people: ['p1', 'p2'], offered })
  expect(changed.choices).toEqual({ house: 'double' })
  expect(changed.people.map(({ choices }) => choices)).toEqual([{ coach: 'busko' }, { coach: 'busko' }])
  // One of them takes a bed: the room of the registration stays for the other.
  const back = { item: 'bed', option: 'triple' }
  const one = withChoice({ items }, changed, { scope: ROOMS, people: ['p1'], offered: back })
  expect(one.choices).toEqual({ house: 'double' })
  const all = withChoice({ items }, changed, { scope: ROOMS, people: ['p1', 'p2'], offered: back })
  expect(all.choices).toEqual({})
})

test('who goes without has no choice of it left', () => {
  const { people } = withChoice({ items }, draft, { scope: 'coach', people: ['p1'], offered: null })
  expect(people.map(({ choices }) => choices)).toEqual([{ bed: 'triple' }, { bed: 'triple', coach: 'busko' }])
})

test('a choice names an option as a word, in a list, or with its number of pieces', () => {
  expect(['busko', ['kielce', 'busko'], { busko: 2 }].map((choice) => names(choice, 'busko'))).toEqual([
    true,
    true,
    true,
  ])
  expect([undefined, '', ['kielce'], { busko: 0 }, true, 1].map((choice) => names(choice, 'busko'))).toEqual(
    Array.from({ length: 6 }, () => false),
  )
})

test('a question is answered before its last moment, and only while it is open', () => {
  const answerUntil = Temporal.Instant.from('2026-11-30T23:00:00Z')
  const before = answerUntil.subtract({ milliseconds: 1 })
  expect(mayAnswer({ state: 'open', answerUntil }, before)).toBe(true)
  expect(mayAnswer({ state: 'open', answerUntil }, answerUntil)).toBe(false)
  expect(mayAnswer({ state: 'declined', answerUntil }, before)).toBe(false)
})
