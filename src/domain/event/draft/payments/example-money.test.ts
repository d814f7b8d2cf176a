import { expect, test } from 'vitest'
import { expandDefinition } from '../../definition/expand-definition.ts'
import { newEvent } from '../basics.ts'
import { withItem } from '../prices/change-items.ts'
import { EXAMPLE_FAMILY } from '../prices/example-family.ts'
import { exampleMoney } from './example-money.ts'
import { NOTHING_KEPT, withLadder } from './leaving.ts'
import { withPayingAfter, withPreset } from './plan-presets.ts'
import { withNewPlan } from './plans.ts'

/** Two adults at 150 zł: 50 zł each within 3 days, the rest two weeks before the start. */
const COUPLE = { ...EXAMPLE_FAMILY, people: EXAMPLE_FAMILY.people.slice(0, 2) }
const NAMES = { whole: 'Całość', deposit: 'Zaliczka', rest: 'Reszta', instalment: String }
const PRICED = withItem(
  newEvent({ title: 'Wędrówka', start: '2027-07-10', end: '2027-07-14', place: null }),
  'fee',
  (fee) => ({ ...fee, price: 15_000 }),
)
const EVENT = withLadder(withPreset(PRICED, 'whole', { kind: 'deposit' }, NAMES), 'steps')
const at = (moment: string) => Temporal.PlainDateTime.from(moment)
const shown = (document: typeof EVENT, moment: string, plan: string | null = null) =>
  exampleMoney(expandDefinition(document), { family: COUPLE, plan }, at(moment))

test('what is due, and what comes back at once, ten days before and the day before', () => {
  const example = shown(EVENT, '2027-03-10T10:00')
  expect(example?.quoted.due).toEqual([
    { name: 'Zaliczka', amount: 10_000, until: '2027-03-13T23:59:59' },
    { name: 'Reszta', amount: 20_000, until: '2027-06-26T23:59:59' },
  ])
  expect(
    example?.resigning.map(({ when, day, paid, kept, toRefund }) => [
      when,
      day.toString(),
      paid,
      kept,
      toRefund,
    ]),
  ).toEqual([
    ['at-once', '2027-03-10', 10_000, 3_000, 7_000],
    ['ten-days', '2027-06-30', 30_000, 15_000, 15_000],
    ['day-before', '2027-07-09', 30_000, 30_000, 0],
  ])
})

test.each([
  ['2027-06-29T10:00', ['at-once', 'ten-days', 'day-before']],
  ['2027-06-30T10:00', ['at-once', 'day-before']],
  ['2027-07-09T10:00', ['at-once']],
])('days of resigning lie behind the registration of %s', (moment, days) => {
  expect(shown(EVENT, moment)?.resigning.map(({ when }) => when)).toEqual(days)
})

test('whose day has passed is due within the time that the event gives', () => {
  expect(shown(EVENT, '2027-07-01T10:00')?.quoted.due).toEqual([
    { name: 'Zaliczka', amount: 10_000, until: '2027-07-02T10:00:00' },
    { name: 'Reszta', amount: 20_000, until: '2027-07-02T10:00:00' },
  ])
  const late = shown(
    {
      ...EVENT,
      plans: PRICED.plans.map((plan) => ({
        ...plan,
        parts: plan.parts.map((part) => ({ ...part, due: { on: '2027-06-01' } })),
      })),
    },
    '2027-06-02T10:00',
  )
  expect(late?.quoted.due).toEqual([{ name: 'Całość', amount: 30_000, until: '2027-06-03T10:00:00' }])
})

test('without a first day only resigning at once is shown; without rules nothing is kept by itself', () => {
  const dayless = shown({ ...EVENT, refunds: [], dates: { start: null, end: null } }, '2027-03-10T10:00')
  expect(dayless?.resigning).toMatchObject([
    { when: 'at-once', paid: 10_000, kept: 0, toRefund: 10_000, reasons: [] },
  ])
})

test('a rule that keeps more than was paid asks for nothing more', () => {
  const kept = { ...NOTHING_KEPT, amount: 90_000 }
  const example = shown({ ...EVENT, refunds: [{ whole: false, kept }] }, '2027-03-10T10:00')
  expect(example?.resigning[0]).toMatchObject({ paid: 10_000, kept: 10_000, toRefund: 0 })
})

test('of several ways of paying those are shown that are offered, and any of them can be tried', () => {
  const two = withNewPlan(EVENT, 'Od razu', 'Całość')
  const three = withPayingAfter(two, { plan: 'Potem', part: 'Całość', question: 'Szkoła' })
  const names = (plan: string | null) => {
    const example = shown(three, '2027-03-10T10:00', plan)
    return [example?.plans.map(({ id }) => id), example?.quoted.due.map(({ name }) => name)]
  }
  expect(names(null)).toEqual([
    ['whole', 'od-razu'],
    ['Zaliczka', 'Reszta'],
  ])
  expect(names('od-razu')[1]).toEqual(['Całość'])
  // Nobody of the example pays for a school.
  expect(names('potem')[1]).toEqual(['Zaliczka', 'Reszta'])
})
