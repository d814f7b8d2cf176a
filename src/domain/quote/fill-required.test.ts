import { describe, expect, test } from 'vitest'
import { fillRequired } from './fill-required.ts'
import { compiled, context, draft, item } from './quote.fixture.ts'

const event = compiled({
  types: [
    { id: 'adult', name: 'Dorosły' },
    { id: 'youth', name: 'Młodzież', when: { fact: 'age', atMost: 17 } },
    { id: 'child', name: 'Dziecko', when: { fact: 'age', atMost: 12 } },
  ],
  groups: [
    { id: 'long', name: 'Długa', claims: [{ pool: 'long' }] },
    { id: 'short', name: 'Krótka' },
  ],
  pools: [{ id: 'long', name: 'Długa', capacity: 9, refusal: 'group_full' }],
  requirements: [
    {
      id: 'age-of-long',
      of: 'person',
      when: { fact: 'group', is: 'long' },
      must: { fact: 'age', atLeast: 16 },
      code: 'too_young',
      message: 'Od 16 lat.',
    },
  ],
  questions: [
    { id: 'nick', of: 'person', type: 'text', label: 'Przezwisko' },
    {
      id: 'diet',
      of: 'person',
      type: 'radio',
      label: 'Posiłki',
      required: true,
      options: [
        { id: 'usual', name: 'Zwykłe' },
        { id: 'none', name: 'Własne' },
      ],
    },
    { id: 'near', of: 'registration', type: 'otherPhone', label: 'Telefon', required: true },
    {
      id: 'school',
      of: 'person',
      type: 'text',
      label: 'Szkoła',
      required: true,
      when: { fact: 'type', is: 'child' },
    },
  ],
  items: [
    item(),
    item({
      id: 'bed',
      name: 'Nocleg',
      choose: 'one',
      options: [
        { id: 'room', name: 'Pokój' },
        { id: 'tent', name: 'Namiot' },
      ],
    }),
    item({ id: 'shirt', name: 'Koszulka', choose: 'optional', price: 4500 }),
    item({ id: 'meals', name: 'Obiady', choose: 'quantity', per: 'registration', min: 2, price: 2000 }),
  ],
  statements: [{ id: 'rules', version: 1, text: 'Zgoda', required: true }],
})
const family = [{ birthDate: '1985-01-01' }, { birthDate: '2010-01-01' }, { birthDate: '2016-01-01' }]

describe('fillRequired', () => {
  const filled = fillRequired(event, draft(family), context())

  test('types: the first for an adult, the last that fits for a minor', () => {
    expect(filled.people.map(({ type }) => type)).toEqual(['adult', 'youth', 'child'])
  })

  test('the group that the rules allow', () => {
    expect(filled.people.map(({ group }) => group)).toEqual(['long', 'long', 'short'])
  })

  test('the group that still has a place', () => {
    const full = fillRequired(event, draft(family), context(undefined, { free: { long: 1 } }))
    expect(full.people.map(({ group }) => group)).toEqual(['long', 'short', 'short'])
  })

  test('required answers and choices, and nothing else', () => {
    expect(filled.people.map(({ answers }) => answers)).toEqual([
      { diet: 'usual' },
      { diet: 'usual' },
      { diet: 'usual', school: 'Borów' },
    ])
    expect(filled.people[0]?.choices).toEqual({ bed: 'room' })
    expect(filled.answers).toEqual({ near: '+48 600 000 199' })
    expect(filled.choices).toEqual({})
  })

  test('a least number of pieces above one', () => {
    expect(fillRequired(event, draft(family, { choices: { meals: 1 } }), context()).choices).toEqual({
      meals: 2,
    })
  })

  test('consent is left to the person', () => {
    expect(filled.statements).toEqual([])
  })

  test('a type is preferred only where the age is not known', () => {
    const open = compiled({
      types: [
        { id: 'full', name: 'Cały' },
        { id: 'part', name: 'Częściowy' },
      ],
    })
    const typeOf = (birthDate: string | null) =>
      fillRequired(open, draft([{ birthDate }]), context(), (all) => all.toReversed()).people[0]?.type
    expect(typeOf(null)).toBe('part')
    expect(typeOf('1985-01-01')).toBe('full')
  })

  test('given values stay, and an order of preference is followed', () => {
    const given = draft([{ birthDate: '1985-01-01', group: 'short', choices: { bed: 'tent' } }])
    const [person] = fillRequired(event, given, context(), (all) => all.toReversed()).people
    expect(person).toMatchObject({
      type: 'adult',
      group: 'short',
      choices: { bed: 'tent' },
      answers: { diet: 'none' },
    })
  })
})
