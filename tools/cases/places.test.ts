import { describe, expect, test } from 'vitest'
import { parseDefinition } from '#domain/event/check/check-definition.ts'
import type { Case } from './case-file.ts'
import { registrationSchema } from './sample.ts'
import { inviteOf, translate } from './translate.ts'
import { vocabularySchema } from './vocabulary.ts'

/** Where the fields of a sample belong, at an event with items of each person and of the whole registration. */
const it = { category: 'other', legalKind: 'dated-service' } as const
const own = (id: string, choose: string, more: object = {}) => ({
  ...it,
  id,
  name: id,
  per: 'person',
  choose,
  ...more,
})
const DEFINITION = {
  schemaVersion: 3,
  title: 'Zlot',
  kind: 'other',
  dates: { start: '2026-07-01', end: '2026-07-05' },
  groups: [
    { id: 'red', name: 'Czerwona' },
    { id: '2', name: 'Druga' },
  ],
  questions: [
    {
      id: 'meal',
      of: 'person',
      type: 'select',
      label: 'Posiłki',
      options: [{ id: 'veg', name: 'roślinny' }],
    },
    { id: 'parish', of: 'registration', type: 'text', label: 'Parafia' },
  ],
  items: [
    own('fee', 'always'),
    own('mug', 'optional'),
    own('towel', 'quantity', { max: 5 }),
    own('coach-to', 'optional'),
    own('coach-back', 'optional'),
    own('dinner', 'optional'),
    own('term', 'one', {
      options: [
        { id: 't1', name: '1' },
        { id: 't2', name: '2' },
      ],
    }),
    own('day', 'any', { options: [{ id: 'd1', name: 'Środa', day: '2026-07-01' }] }),
    own('stage', 'span', {
      options: [1, 2, 3].map((n) => ({ id: `s${n}`, name: `Etap ${n}`, day: `2026-07-0${n}` })),
    }),
    {
      ...{ ...it, id: 'room', name: 'Pokój', per: 'registration', choose: 'optional' },
      options: [
        { id: 'double', name: 'Dwójka' },
        { id: 'triple', name: 'Trójka' },
      ],
    },
    { ...it, id: 'tent', name: 'Namiot', per: 'registration', choose: 'quantity' },
  ],
}
const parsed = parseDefinition(DEFINITION)
if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
const { definition } = parsed

const file = (vocabulary: object = {}): Case => ({
  ...vocabularySchema.parse(vocabulary),
  ...{ id: 'zlot', title: 'Zlot', definition: DEFINITION, registrations: [] },
})
function draftOf(people: readonly object[], whole: object = {}, vocabulary: object = {}) {
  const sample = registrationSchema.parse({
    ...{ id: 'A', at: '2026-05-01T12:00', expect: { result: 'accepted' } },
    people: people.map((person, at) => ({ ref: `p${at + 1}`, ...person })),
    ...whole,
  })
  return translate(file(vocabulary), definition, sample)
}
const chosen = (choices: unknown, vocabulary: object = {}) =>
  draftOf([{ choices }], {}, vocabulary).people[0]?.choices

describe('several things under one word', () => {
  test.each([
    ['a list of items', { extras: ['mug', 'towel'] }, { mug: true, towel: 1 }],
    ['some of them twice', { extras: ['mug', 'towel', 'towel'] }, { mug: true, towel: 2 }],
    ['a list of sides', { coach: ['to', 'back'] }, { 'coach-to': true, 'coach-back': true }],
    ['both sides', { coach: 'both' }, { 'coach-to': true, 'coach-back': true }],
    ['an object', { hire: { towel: 2, mug: true } }, { mug: true, towel: 2 }],
    ['one thing', { extra: 'mug' }, { mug: true }],
    ['a list of all that is chosen', ['mug', 'dinner'], { mug: true, dinner: true }],
  ])('%s', (_, choices, expected) => {
    expect(chosen(choices)).toEqual(expected)
  })

  test('by reads and words', () => {
    const reads = { 'extras.cup': 'choices.mug' }
    expect(chosen({ extras: ['cup', 'towel'] }, { reads })).toEqual({ mug: true, towel: 1 })
    expect(chosen({ extras: ['cup'] }, { words: { cup: 'mug' } })).toEqual({ mug: true })
  })

  test('or not all of them', () => {
    expect(() => chosen({ extras: ['mug', 'boat'] })).toThrow("the definition has no item 'extras'")
    expect(() => chosen({ coach: 'there' })).toThrow("no item 'coach': there is coach-to, coach-back")
    expect(() => chosen({ extras: ['term'] })).toThrow("the choice of 'term' does not name one of: t1, t2")
  })
})

test.each([
  ['a number as text', { towel: '3' }, { towel: 3 }],
  ['what is counted', { towel: { days: 3 } }, { towel: 3 }],
  ['an option that is called by a number', { term: 2 }, { term: 't2' }],
  ['a moment of a day', { day: ['2026-07-01T00:00:00'] }, { day: ['d1'] }],
  ['days in an object', { day: { days: ['2026-07-01'] } }, { day: ['d1'] }],
  ['a run of days in words', { stage: '2026-07-01 – 2026-07-03' }, { stage: ['s1', 's2', 's3'] }],
  ['a list in words', { stage: 'Etap 1, Etap 2' }, { stage: ['s1', 's2'] }],
  ['all', { stage: 'all' }, { stage: ['s1', 's2', 's3'] }],
  ['none', { stage: 'none' }, {}],
  ['each by yes and no', { stage: { s1: 'yes', s2: 'no', s3: null } }, { stage: ['s1'] }],
  ['several of a thing', { stages: 'all' }, { stage: ['s1', 's2', 's3'] }],
  ['a word of the rules to refuse', { stage: 'Etap 9' }, { stage: 'Etap 9' }],
  ['yes, where there is one option', { day: true }, { day: 'd1' }],
])('a small form: %s', (_, choices, expected) => {
  expect(chosen(choices)).toEqual(expected)
})

test('pieces of an item without options name none', () => {
  expect(() => chosen({ towel: { M: 2 } })).toThrow(
    `the choice of 'towel', which has no options, is not understood: {"M":2}`,
  )
})

describe('a field on the other side', () => {
  test('of one person is the same', () => {
    const draft = draftOf([{ choices: { room: 'double' }, parish: 'Borów' }], {
      ...{ choices: { dinner: true }, meal: 'veg', group: 'red' },
    })
    expect(draft).toMatchObject({ choices: { room: 'double' }, answers: { parish: 'Borów' } })
    expect(draft.people[0]).toMatchObject({
      choices: { dinner: true },
      answers: { meal: 'veg' },
      group: 'red',
    })
    expect(draftOf([{ code: 'LATO' }]).code).toBe('LATO')
  })

  test('is the one room that all state, or the tents that one states', () => {
    const same = draftOf([{ choices: { room: 'double' } }, { choices: { room: 'double' } }])
    expect(same.choices).toEqual({ room: 'double' })
    expect(draftOf([{ choices: { tent: 2 } }, {}]).choices).toEqual({ tent: 2 })
    const two = 'belongs once to the whole registration, not to 2 people: write it at the registration'
    expect(() => draftOf([{ choices: { room: 'double' } }, { choices: { room: 'triple' } }])).toThrow(
      `'room' ${two}`,
    )
    expect(() => draftOf([{ choices: { tent: 1 } }, { choices: { tent: 1 } }])).toThrow(`'tent' ${two}`)
    expect(() => draftOf([{ choices: { room: 'double' } }], { choices: { room: 'double' } })).toThrow(
      "'room' is given twice: for a person, and for the registration",
    )
  })

  test('belongs to each person only if the file defines it', () => {
    const whole = { choices: { dinner: true }, group: 'red' }
    expect(() => draftOf([{}, {}], { choices: { dinner: true } })).toThrow(
      `'dinner' is of each person: write it at those who have it, or, when all have it, say in "reads": "dinner": "choices.<item> of each person" ("each person" alone: it never stands at one of them)`,
    )
    const reads = { dinner: 'each person', group: 'group of each person' }
    expect(draftOf([{}, {}], whole, { reads }).people).toMatchObject([
      { choices: { dinner: true }, group: 'red' },
      { choices: { dinner: true }, group: 'red' },
    ])
    const supper = { supper: 'choices.dinner of each person' }
    expect(draftOf([{}, {}], { supper: 'yes' }, { reads: supper }).people).toMatchObject([
      { choices: { dinner: true } },
      { choices: { dinner: true } },
    ])
  })
})

test('a question is answered among the choices, or by what it asks; a group may be a number', () => {
  expect(draftOf([{ choices: { meal: 'roślinny' } }]).people[0]?.answers).toEqual({ meal: 'veg' })
  expect(draftOf([{ Posiłki: 'veg' }]).people[0]?.answers).toEqual({ meal: 'veg' })
  expect(draftOf([{ group: 2 }]).people[0]?.group).toBe('2')
})

test('an invitation goes where reads puts it', () => {
  const sample = registrationSchema.parse({ id: 'A', at: '2026-05-01T12:00', letter: 'Zofia', expect: {} })
  expect(inviteOf(file({ reads: { letter: 'invite' } }), sample)).toBe('Zofia')
  expect(inviteOf(file(), sample)).toBeNull()
})
