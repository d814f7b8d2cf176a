import { expect, test } from 'vitest'
import type { Question } from '../event/definition/definition.ts'
import { ALL } from '../templates/camp/all-answered.fixture.ts'
import { camp } from '../templates/camp/template.ts'
import { compiledFrom } from '../templates/kit/template.fixture.ts'
import { proposeSources } from './propose-sources.ts'

const ask = (id: string, label: string, more: Partial<Question> = {}): Question => ({
  ...{ id, of: 'person', type: 'text', label, required: false, options: [] },
  ...more,
})
const fieldOf = (label: string, more: Partial<Question> = {}) =>
  Object.entries(proposeSources({ questions: [ask('asked', label, more)] }))
    .filter(([, sources]) => sources.includes('answer.asked'))
    .map(([field]) => field)

test.each([
  ['Czy dziecko ma alergię?', 'allergies'],
  ['Uczulenia', 'allergies'],
  ['Leki przyjmowane na stałe', 'medicines'],
  ['Jak znosi jazdę?', 'travel'],
  ['Czy nosi okulary lub aparat ortodontyczny?', 'aids'],
  ['Zdrowie, uczulenia, leki i dawki', 'health'],
  ['Choroby przewlekłe', 'health'],
  ['Specjalne potrzeby edukacyjne', 'needs'],
  ['Dieta: na co kuchnia ma uważać?', 'diet'],
  ['Szczepienia: tężec, błonica, inne, z rokiem', 'vaccinations'],
  ['Szczepienie przeciw tężcowi', 'tetanus'],
  ['Szczepienie przeciw błonicy', 'diphtheria'],
  ['Inne szczepienia', 'otherVaccinations'],
  ['Rodzic lub opiekun prawny', 'parents'],
])('%s is proposed as %s', (label, field) => {
  expect(fieldOf(label)).toEqual([field])
})

test.each([
  ['PESEL', { type: 'pesel' }, 'pesel'],
  ['Adres zamieszkania', { type: 'address' }, 'address'],
  ['Adres rodziców w czasie turnusu', { type: 'address' }, 'parentsAddress'],
  ['Adres rodziców', { type: 'text' }, 'parentsAddress'],
  ['Telefon mamy', { type: 'otherPhone' }, 'phones'],
] as const)('%s is proposed by its type', (label, more, field) => {
  expect(fieldOf(label, more)).toEqual([field])
})

test.each([
  ['PESEL płatnika', { type: 'pesel', of: 'registration' }],
  ['Kto może odebrać dziecko?', {}],
  ['Telefon osoby, która odbierze dziecko', { type: 'otherPhone' }],
  ['Adres nabywcy', { type: 'address' }],
  ['Zgoda rodzica', { type: 'file' }],
  ['Uczulenia, notatka biura', { staffOnly: true }],
  ['Z kim w pokoju?', {}],
  ['Kolekcja znaczków', {}],
] as const)('%s is not proposed', (label, more) => {
  expect(fieldOf(label, more)).toEqual([])
})

test('what is asked about an answer belongs to the same field', () => {
  const questions = [
    ask('allergies', 'Czy masz alergię?', { type: 'radio' }),
    ask('what', 'Na co i jak się objawia?', { when: { all: [{ fact: 'answer.allergies', is: 'yes' }] } }),
  ]
  expect(proposeSources({ questions }).allergies).toEqual(['answer.allergies', 'answer.what'])
})

test('the contact is proposed where no question asks for parents', () => {
  const other = ask('other', 'Telefon do drugiej bliskiej osoby', { type: 'otherPhone' })
  const { parents, phones } = proposeSources({ questions: [other] })
  expect([parents, phones]).toEqual([['contact.name'], ['contact.phone', 'answer.other']])
  const parent = ask('parent', 'Rodzic')
  expect(proposeSources({ questions: [parent] }).phones).toEqual(['contact.phone'])
  expect(proposeSources({ questions: [parent, other] }).phones).toEqual(['answer.other'])
})

test('each field that the template of a camp asks about is filled in', () => {
  const sources = proposeSources(compiledFrom(camp, ALL).definition)
  expect(sources).toMatchObject({
    parents: ['answer.guardian', 'answer.other-parent'],
    phones: ['answer.guardian-phone', 'answer.other-parent-phone'],
    pesel: ['answer.pesel'],
    address: ['answer.address'],
    parentsAddress: ['answer.parents-address'],
    needs: ['answer.needs'],
    health: ['answer.health'],
    travel: ['answer.travel'],
    diet: ['answer.food', 'answer.food-what'],
    vaccinations: ['answer.vaccinations'],
  })
})
