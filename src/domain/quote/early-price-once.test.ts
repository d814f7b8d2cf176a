import { expect, test } from 'vitest'
import type { EventDefinitionInput } from '../event/definition/definition.ts'
import { agreedInMay } from './early.fixture.ts'
import { compiled, context, draft, item } from './quote.fixture.ts'
import { quoteChange } from './quote-change.ts'

/**
 * An early registration costs 200 zł, since June it is 260 zł. A change in June brings a reduction: it applies, and so
 * does the agreed price, but the two do not add up.
 */

type People = Parameters<typeof draft>[0]
type Rules = NonNullable<EventDefinitionInput['adjustments']>

const [ALA, BEA, CYP] = ['ala', 'bea', 'cyp'].map((ref) => ({ ref, birthDate: '1990-01-01' }))
const EARLY = [{ when: { fact: 'day', atMost: '2026-05-31' }, amount: 20000 }, { amount: 26000 }]
const CARD = { fact: 'answer.card', is: true }
const TWO: People = [{ ...ALA }, { ...BEA }]
const THREE: People = [...TWO, { ...CYP }]
const fromThree = { fact: 'people', atLeast: 3 }
const rule = (effect: Rules[number]['effect'], when?: Rules[number]['when']): Rules => [
  { id: 'r', name: 'Zniżka', items: ['fee'], effect, ...(when === undefined ? {} : { when }) },
]

/** The price of each person after the change. */
function changed(
  part: Partial<EventDefinitionInput>,
  before: People,
  after: People,
  code: string | null = null,
) {
  const event = compiled({
    questions: [{ id: 'card', of: 'person', type: 'checkbox', label: 'Karta' }],
    items: [item({ price: EARLY })],
    ...part,
  })
  const now = quoteChange(
    event,
    agreedInMay(event, before),
    draft(after, { code }),
    context('2026-06-10T12:00:00'),
  )
  return now.lines.map(({ amount }) => amount)
}
const withCard = (answers: object) => [{ ...ALA, answers }]

test('a special price for some people: 180 is 180', () => {
  const price = [{ when: CARD, amount: 18000 }, ...EARLY]
  expect(changed({ items: [item({ price })] }, withCard({}), withCard({ card: true }))).toEqual([18000])
})

test('a card for thirty percent off: of the agreed price', () => {
  const adjustments = rule({ kind: 'percent-off', percent: 30 }, CARD)
  expect(changed({ adjustments }, withCard({}), withCard({ card: true }))).toEqual([14000])
})

test('a code that makes it 190', () => {
  const adjustments = rule({ kind: 'to', amount: 19000 }, { fact: 'code', is: 'LATO' })
  expect(changed({ adjustments }, withCard({}), withCard({}), 'LATO')).toEqual([19000])
})

test('a third person joins: a price, or a percentage, from three people on', () => {
  expect(changed({ adjustments: rule({ kind: 'to', amount: 21000 }, fromThree) }, TWO, THREE)).toEqual([
    20000, 20000, 21000,
  ])
  expect(changed({ adjustments: rule({ kind: 'percent-off', percent: 10 }, fromThree) }, TWO, THREE)).toEqual(
    [18000, 18000, 23400],
  )
})

test('a cap on the common price is not undercut', () => {
  const sum = changed({ adjustments: rule({ kind: 'cap', amount: 60000, per: 'registration' }) }, TWO, THREE)
  expect(sum.reduce((all, amount) => all + amount, 0)).toBe(60000)
})

test('an item that is cheaper now than agreed costs the lower price, and no change takes it away', () => {
  const price = [{ when: { fact: 'day', atMost: '2026-05-31' }, amount: 26000 }, { amount: 20000 }]
  expect(changed({ items: [item({ price })] }, TWO, THREE)).toEqual([20000, 20000, 20000])
})

test('a person who changes nothing pays the price of then, when others end a group reduction', () => {
  const event = compiled({
    items: [item({ price: EARLY }), item({ id: 'tent', name: 'Namiot', choose: 'optional', price: 3000 })],
    adjustments: rule({ kind: 'percent-off', percent: 10 }, fromThree),
  })
  const then = agreedInMay(event, THREE)
  const tent = draft([{ ...ALA, choices: { tent: true } }, { ...BEA }, { ...CYP }])
  const june = quoteChange(event, then, tent, context('2026-06-10T12:00:00'))
  expect(june.total).toBe(57000)
  const left = draft([{ ...ALA, choices: { tent: true } }, { ...BEA }])
  const july = quoteChange(event, { ...then, ...june, draft: tent }, left, context('2026-07-10T12:00:00'))
  expect(july.total).toBe(43000)
})
