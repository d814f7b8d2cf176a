import { expect, test } from 'vitest'
import { compiled, draft, item } from '#domain/quote/quote.fixture.ts'
import { HIDDEN } from '#domain/registration/secret-answers.ts'
import { changePerson, removePerson, setCarer, setChoiceOf } from '../register/order.ts'
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
/** What a form would have made otherwise: an hour without seconds, a statement and a carer that nobody asks for. */
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

test('what nobody has touched is sent back to the letter', () => {
  expect(changedDraft(orderOf(agreed, SEEN), agreed, definition)).toEqual(agreed)
})

test('what not all have alike is shown of each, and who is a child is called so', () => {
  const order = orderOf(agreed, SEEN)
  expect(order.apart).toEqual(['coach'])
  expect(order.people.map(({ kind }) => kind)).toEqual(['adult', 'child'])
  expect(order.next).toBe(5)
  expect(order.people[1]?.birth).toEqual({ day: '1', month: '5', year: '2016' })
})

test('only what was changed is otherwise', () => {
  const order = setChoiceOf(orderOf(agreed, SEEN), 'o4', 'coach', 'kielce')
  const [first, second] = agreed.people
  expect(changedDraft(order, agreed, definition)).toEqual({
    ...agreed,
    people: [first, { ...second, choices: { coach: 'kielce' } }],
  })
})

test('moved to how it stands by now, also what is half typed stays', () => {
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

test('while people may only leave, who stays is shown as agreed, and what else was typed is not seen', () => {
  const typed = setChoiceOf(setCarer(orderOf(agreed, SEEN), 'o4', 'o4'), 'o1', 'coach', 'busko')
  expect(leavingOnly(typed, agreed, SEEN)).toEqual(orderOf(agreed, SEEN))
  const left = removePerson(typed, 'o4')
  const shown = leavingOnly(left, agreed, SEEN)
  expect(shown.people).toEqual(orderOf(agreed, SEEN).people.slice(0, 1))
  expect(shown.carers).toEqual({ o4: 'o4' })
})
