import { expect, test } from 'vitest'
import type { FieldProblem } from '#contract/errors.ts'
import { compiled, context, draft, item } from '#domain/quote/quote.fixture.ts'
import { addPerson, changePerson, type Order } from '../register/order/order.ts'
import { changedDraft, orderOf } from './agreed-order.ts'
import { changeProblems } from './change-problems.ts'

const event = compiled({
  ask: { birthDate: 'required', sex: 'no' },
  items: [
    item({ price: 100 }),
    item({
      ...{ id: 'coach', name: 'Autokar', category: 'transport', choose: 'optional' },
      options: [{ id: 'kielce', name: 'Kielce', price: 100 }],
    }),
  ],
})
/** Created in the office: no birth date, no answer about the coach. */
const agreed = draft([{ ref: 'o1', birthDate: null }])

function problemsOf(make: (order: Order) => Order, refused: readonly FieldProblem[] = []) {
  const order = make(
    orderOf(agreed, {
      definition: event.definition,
      today: Temporal.PlainDate.from('2026-06-10'),
    }),
  )
  const input = { compiled: event, context: context(), agreed, refused }
  return changeProblems(order, { ...input, draft: changedDraft(order, agreed, event.definition) }).map(
    ({ field, message }) => `${field}: ${message}`,
  )
}

test('agreed values are not required again', () => {
  expect(problemsOf((order) => order)).toEqual([])
})

test('every field is required of a person who joins or whose data are being changed', () => {
  const joined = problemsOf((order) => addPerson(order, 'adult'))
  expect(joined.map((problem) => problem.split(':')[0])).toEqual(['o2-imie', 'o2-urodzenie'])
  expect(
    problemsOf((order) => changePerson(order, 'o1', { firstName: '' }, 'o1-imie')).map(
      (problem) => problem.split(':')[0],
    ),
  ).toEqual(['o1-imie'])
})

test("the server's refusals are shown at their field, with its message", () => {
  const full = { code: 'product_full', field: 'draft', person: 'o1', where: 'coach', message: 'Brak miejsc.' }
  const entered = {
    code: 'has_entered',
    field: 'draft.people.0',
    person: 'o1',
    where: null,
    message: 'Weszła.',
  }
  expect(problemsOf((order) => order, [full, entered])).toEqual([
    'null: Weszła.',
    'coach-wszyscy: Brak miejsc.',
  ])
})
