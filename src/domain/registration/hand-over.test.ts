import { expect, test } from 'vitest'
import { draft } from '../quote/quote.fixture.ts'
import { type HandOver, handedOver, heldForSuccessor } from './hand-over.ts'

const AGREED = draft([{ ref: 'ewa' }, { ref: 'jan', choices: { coach: true } }, { ref: 'ola' }], {
  registeredBy: 'jan',
  carers: { ola: 'jan', jan: 'ewa' },
  statements: ['rules', 'photos'],
})
const [IGA] = draft([{ ref: 'iga', firstName: 'Iga', choices: { coach: true } }]).people
const give = (part: Partial<HandOver> = {}) => {
  if (IGA === undefined) throw new Error('Nobody takes the place over.')
  const whole: HandOver = { giver: 'jan', successor: IGA, registrant: 'successor', statements: [], ...part }
  return handedOver(AGREED, whole)
}

test('the successor replaces the giver: in the order, as registrant, as carer and as ward', () => {
  const { people, registeredBy, carers } = give()
  expect(people.map(({ ref }) => ref)).toEqual(['ewa', 'iga', 'ola'])
  expect(registeredBy).toBe('iga')
  expect(carers).toEqual({ ola: 'iga', iga: 'ewa' })
})

test('another carer, or none, is stated explicitly; so is a registrant who does not take part', () => {
  expect(give({ carer: 'ola' }).carers).toEqual({ ola: 'iga', iga: 'ola' })
  expect(give({ carer: null }).carers).toEqual({ ola: 'iga' })
  expect(give({ registrant: 'guardian' })).toMatchObject({ registeredBy: null, registrantRole: 'guardian' })
  expect(give({ giver: 'ewa', registrant: 'guardian' })).toMatchObject({ registeredBy: 'jan' })
})

test('accepted statements stay accepted, along with those the successor accepts', () => {
  expect(give({ statements: ['rules', 'minor'] }).statements).toEqual(['rules', 'photos', 'minor'])
})

test('everything the giver had is held for the successor', () => {
  if (IGA === undefined) throw new Error('Nobody takes the place over.')
  const held = heldForSuccessor(AGREED, { giver: 'jan', successor: { ...IGA, choices: {} } })
  expect(held.people.map(({ ref, choices }) => [ref, choices])).toEqual([
    ['ewa', {}],
    ['iga', { coach: true }],
    ['ola', {}],
  ])
})
