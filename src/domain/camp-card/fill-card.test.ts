import { describe, expect, test } from 'vitest'
import type { Question } from '../event/definition/definition.ts'
import { type CardSources, eachField } from './camp-card.ts'
import { type CardPerson, fillCard } from './fill-card.ts'

const ask = (id: string, label: string, more: Partial<Question> = {}): Question => ({
  ...{ id, of: 'person', type: 'text', label, required: false, options: [] },
  ...more,
})

const QUESTIONS = [
  ask('mother', 'Mama'),
  ask('father', 'Tata'),
  ask('has', 'Czy masz alergię?'),
  ask('what', 'Na co:', { seenBy: ['editEvents'] }),
  ask('pesel', 'PESEL', { type: 'pesel' }),
]

const CHILD: CardPerson = {
  ...{ firstName: 'Kacper', lastName: 'Wójcik', birthDate: '2015-05-08', spans: [], answers: {} },
  contact: { firstName: 'Renata', lastName: 'Wójcik', phone: '600 000 318' },
}

function fill(
  sources: Partial<CardSources>,
  person: Partial<CardPerson> = {},
  mayUse: (question: Question) => boolean = () => true,
) {
  return fillCard(
    {
      definition: { title: 'Obóz', questions: QUESTIONS },
      organiser: { name: 'Fundacja', address: 'Lipowa 8' },
      setting: {
        holiday: { form: 'camp', formName: '', address: '', route: '', country: '' },
        sources: { ...eachField(() => []), ...sources },
        forParents: true,
      },
      mayUse,
      textOf: (_, answer) => (typeof answer === 'string' ? answer : null),
    },
    { ...CHILD, ...person },
  )
}

const answers = { mother: 'Renata Wójcik', father: 'Jan Wójcik', has: 'Tak', what: 'orzechy', pesel: '1' }

test('a card has the name and the year of birth, and empty lines for what is not known', () => {
  const { card } = fill({})
  expect(card).toMatchObject({ name: 'Kacper Wójcik', birthYear: 2015 })
  expect(Object.values(card.fields).every((text) => text === null)).toBe(true)
  expect(fill({}, { birthDate: null }).card.birthYear).toBeNull()
})

describe('a field of several answers', () => {
  test('lists parents', () => {
    const { card } = fill({ parents: ['answer.mother', 'answer.father'] }, { answers })
    expect(card.fields.parents).toBe('Renata Wójcik, Jan Wójcik')
  })

  test('introduces answers about health by their questions', () => {
    const { card } = fill({ allergies: ['answer.has', 'answer.what'] }, { answers })
    expect(card.fields.allergies).toBe('Czy masz alergię? Tak\nNa co: orzechy')
  })

  test('of which one was given is introduced too', () => {
    const { card } = fill({ allergies: ['answer.has', 'answer.what'] }, { answers: { what: 'orzechy' } })
    expect(card.fields.allergies).toBe('Na co: orzechy')
  })

  test('repeats nothing', () => {
    const { card } = fill({ parents: ['answer.mother', 'contact.name'] }, { answers })
    expect(card.fields.parents).toBe('Renata Wójcik')
  })
})

describe('the contact', () => {
  test('is the parent', () => {
    const { fields } = fill({ parents: ['contact.name'], phones: ['contact.phone'] }).card
    expect([fields.parents, fields.phones]).toEqual(['Renata Wójcik', '600 000 318'])
  })

  test('is no parent where it is the participant, or of another family', () => {
    const sources: Partial<CardSources> = { parents: ['contact.name'], phones: ['contact.phone'] }
    const own = { firstName: 'Kacper', lastName: 'Wójcik', phone: '600 000 318' }
    for (const contact of [own, null]) {
      const { fields } = fill(sources, { contact }).card
      expect([fields.parents, fields.phones]).toEqual([null, null])
    }
  })
})

describe('guarded answers', () => {
  const sources: Partial<CardSources> = { pesel: ['answer.pesel'], allergies: ['answer.what', 'answer.has'] }

  test('on the card are named, sealed ones among them', () => {
    expect(fill(sources, { answers }).guarded).toEqual(['PESEL', 'Na co:'])
    expect(fill(sources, { answers: { has: 'Nie' } }).guarded).toEqual([])
  })

  test('that may not be used leave an empty line and are not named', () => {
    const { card, guarded } = fill(sources, { answers }, ({ id }) => id === 'has')
    expect(card.fields).toMatchObject({ pesel: null, allergies: 'Czy masz alergię? Tak' })
    expect(guarded).toEqual([])
  })
})

test('a question that is no longer there leaves an empty line', () => {
  expect(fill({ diet: ['answer.gone'] }, { answers }).card.fields.diet).toBeNull()
})
