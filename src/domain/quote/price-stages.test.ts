import { expect, test } from 'vitest'
import type { Condition } from '../event/definition/condition.ts'
import { priceDraft } from './price-draft.ts'
import { compiled, context, draft, item } from './quote.fixture.ts'
import { quote } from './quote.ts'

const PARTS = [{ name: 'Całość', amount: 'rest' as const, due: { on: null } }]

/** An event with a rule of prices, a requirement and a plan, each with the condition. */
const eventAsking = (when: Condition, must: Condition) =>
  compiled({
    items: [item({ id: 'fee', price: 10_000 }), item({ id: 'meal', name: 'Obiad', price: 2000 })],
    adjustments: [],
    requirements: [
      { id: 'enough', of: 'registration', when, must, code: 'not_eligible', message: 'Za mało.' },
    ],
    plans: [{ id: 'whole', name: 'Całość', when, parts: PARTS }],
  })

/** How often the price list is read for a quote: each item asks the person's choices once each time. */
function readingsFor(event: ReturnType<typeof compiled>): number {
  let readings = 0
  const order = draft([{}])
  const people = order.people.map((person) => ({
    ...person,
    get choices() {
      readings += 1
      return person.choices
    },
  }))
  quote(event, { ...order, people }, context())
  return readings
}

const EVERYBODY: Condition = { fact: 'people', atLeast: 1 }

test('a rule that asks for the price reads the prices that the quote has calculated', () => {
  const plain = eventAsking(EVERYBODY, EVERYBODY)
  const asking = eventAsking(EVERYBODY, {
    all: [
      { fact: 'price', atLeast: 12_000 },
      { fact: 'listPrice', atLeast: 12_000 },
      { fact: 'price.meal', atLeast: 2000 },
    ],
  })
  expect(readingsFor(asking)).toBe(readingsFor(plain))
})

test('the plan that applies is found without pricing the draft twice where no rule asks for the plan', () => {
  const byPrice: Condition = { fact: 'price', atLeast: 12_000 }
  expect(readingsFor(eventAsking(byPrice, byPrice))).toBe(readingsFor(eventAsking(EVERYBODY, EVERYBODY)))
})

test('the lines of a priced draft are those of its quote', () => {
  const event = eventAsking(EVERYBODY, { fact: 'price', atMost: 1 })
  const order = draft([{}, {}])
  expect(priceDraft(event, order, context())).toEqual(quote(event, order, context()).lines)
})
