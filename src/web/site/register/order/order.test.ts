import { describe, expect, it } from 'vitest'
import { registrationDraftSchema } from '#domain/registration/draft.ts'
import { exampleDefinition } from '#web/kit/example-definition.fixture.ts'
import {
  addPerson,
  changePerson,
  contactOf,
  draftOf,
  emptyOrder,
  removePerson,
  setApart,
  setChoiceOfAll,
  setGroupOfAll,
  setTakesPart,
} from './order.ts'

const KEY = '3f1c7a52-8c0b-4b1e-9d62-0e6a1f0b7c11'
const anna = () =>
  changePerson(emptyOrder(KEY), 'o1', {
    firstName: 'Anna',
    lastName: 'Kopeć',
    birth: { day: '12', month: '3', year: '1984' },
    type: 'adult',
  })

describe('an order', () => {
  it('begins with the registrant on the sheet and nothing that costs money', () => {
    const order = emptyOrder(KEY)
    expect(order).toMatchObject({ registrant: 'o1', editing: 'o1', statements: [], choices: {} })
    expect(order.people).toHaveLength(1)
    expect(order.people[0]).toMatchObject({ type: null, group: null, choices: {} })
  })

  it('proposes the surname and the common choices to the next person', () => {
    const shared = setChoiceOfAll(setGroupOfAll(anna(), 'kielce', ['o1']), 'coach', 'busko', ['o1'])
    const added = addPerson(shared, 'child').people.at(-1)
    expect(added).toMatchObject({
      lastName: 'Kopeć',
      group: 'kielce',
      choices: { coach: 'busko' },
      type: null,
    })
    const apart = addPerson(setApart(setApart(shared, 'group', true), 'coach', true), 'child').people.at(-1)
    expect(apart).toMatchObject({ lastName: 'Kopeć', group: null, choices: {} })
  })

  it('never gives two people the same ref', () => {
    const two = addPerson(addPerson(anna(), 'child'), 'child')
    const again = addPerson(removePerson(two, 'o2'), 'adult')
    expect(again.people.map(({ ref }) => ref)).toEqual(['o1', 'o3', 'o4'])
  })

  it('keeps what the registrant typed when she decides not to take part', () => {
    const away = setTakesPart(addPerson(anna(), 'child'), false)
    expect(away.people.map(({ ref }) => ref)).toEqual(['o2'])
    expect(draftOf(away, exampleDefinition)).toMatchObject({ registeredBy: null, registrantRole: 'guardian' })
    expect(contactOf(away)).toMatchObject({ firstName: 'Anna', lastName: 'Kopeć' })
    const back = setTakesPart(away, true)
    expect(back.people.map(({ firstName }) => firstName)).toEqual(['Anna', ''])
    expect(back.registrant).toBe('o1')
  })

  it('proposes the contact until something else is typed there', () => {
    const order = anna()
    expect(contactOf(order)).toMatchObject({ firstName: 'Anna', lastName: 'Kopeć' })
    const emptied = { ...order, touched: ['kontakt-imie'] }
    expect(contactOf(emptied)).toMatchObject({ firstName: '', lastName: 'Kopeć' })
  })

  it('marks a field touched by editing it', () => {
    expect(changePerson(anna(), 'o1', { firstName: 'An' }, 'o1-imie').touched).toEqual(['o1-imie'])
    expect(setGroupOfAll(anna(), 'kielce', ['o1']).touched).toEqual(['grupa'])
  })
})

describe('draftOf', () => {
  it('matches the contract, with names trimmed and the date in ISO format', () => {
    const draft = draftOf(changePerson(anna(), 'o1', { firstName: ' Anna ' }), exampleDefinition)
    expect(registrationDraftSchema.parse(draft).people[0]).toMatchObject({
      firstName: 'Anna',
      birthDate: '1984-03-12',
    })
  })

  it('leaves out what the definition no longer has', () => {
    const order = {
      ...changePerson(anna(), 'o1', { choices: { coach: 'busko', gone: true }, answers: { gone: 'x' } }),
      statements: ['rules', 'gone'],
    }
    const draft = draftOf(order, exampleDefinition)
    expect(draft.people[0]).toMatchObject({ choices: { coach: 'busko' }, answers: {} })
    expect(draft.statements).toEqual(['rules'])
  })
})
