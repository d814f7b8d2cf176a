import { expect, test } from 'vitest'
import { compiled, draft, item } from '#domain/quote/quote.fixture.ts'
import { HIDDEN } from '#domain/registration/secret-answers.ts'
import { changePerson, removePerson, setCarer, setChoiceOf } from '../register/order/order.ts'
import { changedDraft, leavingOnly, movedTo, orderOf } from './agreed-order.ts'

const stops = [
  { id: 'kielce', name: 'Kielce', price: 100 },
  { id: 'busko', name: 'Busko', price: 100 },
]
const { definition } = compiled({
  items: [
    item({ price: 100 }),
    item({ id: 'coach', name: 'Autokar', category: 'transport', choose: 'optional', options: stops }),
  ],
  questions: [{ id: 'pesel', of: 'person', type: 'pesel', label: 'PESEL' }],
})
const SEEN = { definition, today: Temporal.PlainDate.from('2026-06-10') }
/** Differs from what a form would produce: an hour without seconds, a statement and a carer that are not required. */
const agreed = draft(
  [
    { ref: 'o1', choices: { coach: 'kielce' }, answers: { pesel: HIDDEN } },
    { ref: 'o4', firstName: 'Jan', birthDate: '2016-05-01', choices: { coach: 'busko' } },
  ],
  {
    ...{ code: HIDDEN, registrantRole: 'other', statements: ['old'], carers: { o4: 'o1' } },
    slot: '2026-08-05T10:00:00',
  },
)

test('untouched data are sent back unchanged', () => {
  expect(changedDraft(orderOf(agreed, SEEN), agreed, definition)).toEqual(agreed)
})

test('values that differ between people are shown per person, and children are labelled', () => {
  const order = orderOf(agreed, SEEN)
  expect(order.apart).toEqual(['coach', 'pytanie-pesel'])
  expect(order.people.map(({ kind }) => kind)).toEqual(['adult', 'child'])
  expect(order.next).toBe(5)
  expect(order.people[1]?.birth).toEqual({ day: '1', month: '5', year: '2016' })
})

test('only the changed values differ', () => {
  const order = setChoiceOf(orderOf(agreed, SEEN), 'o4', 'coach', 'kielce')
  const [first, second] = agreed.people
  expect(changedDraft(order, agreed, definition)).toEqual({
    ...agreed,
    people: [first, { ...second, choices: { coach: 'kielce' } }],
  })
})

test('half-typed values survive a move to the current registration', () => {
  const changed = setChoiceOf(orderOf(agreed, SEEN), 'o1', 'coach', 'busko')
  const birth = { day: '7', month: '', year: '' }
  const order = changePerson(changed, 'o4', { birth }, 'o4-urodzenie')
  const now = { ...agreed, slot: '2026-08-05T11:00:00' }
  const moved = movedTo(order, { before: agreed, now }, SEEN)
  expect(moved.slot).toBe('2026-08-05T11:00:00')
  expect(moved.people.map(({ choices }) => choices.coach)).toEqual(['busko', 'busko'])
  expect(moved.people[1]?.birth).toEqual(birth)
  expect(moved.touched).toEqual(['coach-o1', 'o4-urodzenie'])
})

test('while people may only leave, the others are shown as agreed and other typed values are hidden', () => {
  const typed = setChoiceOf(setCarer(orderOf(agreed, SEEN), 'o4', 'o4'), 'o1', 'coach', 'busko')
  expect(leavingOnly(typed, agreed, SEEN)).toEqual(orderOf(agreed, SEEN))
  const left = removePerson(typed, 'o4')
  const shown = leavingOnly(left, agreed, SEEN)
  expect(shown.people).toEqual(orderOf(agreed, SEEN).people.slice(0, 1))
  expect(shown.carers).toEqual({ o4: 'o4' })
})
