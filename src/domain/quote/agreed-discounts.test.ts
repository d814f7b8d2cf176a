import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agreedDiscounts, withDiscounts } from './agreed-discounts.ts'

const line = (
  person: string | null,
  amount: number,
  item = 'fee',
  option: string | null = null,
  quantity = 1,
) => ({
  ...{ person, item, itemName: item, option, optionName: option, quantity },
  ...{ amount, listAmount: amount, reasons: [], onSite: false },
})
type Line = ReturnType<typeof line>
type Whole = { untouched?: ReadonlySet<string>; sharesSums?: boolean; exchange?: 'difference' | 'full' }

function reduced(agreed: Line[], usual: Line[], changed: Line[], first: Line[] = [], whole: Whole = {}) {
  const settings = { untouched: new Set<string>(), sharesSums: false, ...whole }
  const discounts = agreedDiscounts({ agreed, usual, changed, atFirst: first, ...settings })
  return withDiscounts(changed, discounts).map(({ person, amount }) => [person, amount])
}

test('an early price stays with its holder, and goes when the holder leaves', () => {
  const agreed = [line('ewa', 9000), line('jan', 9000), line('ola', 10000)]
  const usual = [line('ewa', 10000), line('jan', 10000), line('ola', 10000)]
  expect(reduced(agreed, usual, usual)).toEqual([
    ['ewa', 9000],
    ['jan', 9000],
    ['ola', 10000],
  ])
  expect(reduced(agreed, usual, usual.slice(1))).toEqual([
    ['jan', 9000],
    ['ola', 10000],
  ])
  expect(reduced(agreed, usual, [...usual, line('iga', 10000)]).at(-1)).toEqual(['iga', 10000])
})

test('nothing becomes dearer: an item that is cheaper now costs the lower price', () => {
  expect(reduced([line('ewa', 9000)], [line('ewa', 7000)], [line('ewa', 7000)])).toEqual([['ewa', 7000]])
})

test('when pieces are given back the discount goes with them', () => {
  const mugs = (quantity: number, amount: number) => [line('ewa', amount, 'mug', null, quantity)]
  expect(reduced(mugs(4, 4000), mugs(4, 8000), mugs(1, 2000))).toEqual([['ewa', 1000]])
  expect(reduced(mugs(1, 1000), mugs(1, 2000), mugs(4, 8000))).toEqual([['ewa', 7000]])
})

test('a temporary reduction to zero by other people leaves the early price', () => {
  const whole = { untouched: new Set(['ewa']) }
  // 100 zł in May, 150 in June; nothing while Ola takes part.
  const [free, now, early] = [[line('ewa', 0)], [line('ewa', 15_000)], [line('ewa', 10_000)]]
  expect(reduced(free, free, now, early, whole)).toEqual([['ewa', 10_000]])
  expect(reduced(free, free, now, early)).toEqual([['ewa', 15_000]])
  expect(reduced(free, free, now, [], whole)).toEqual([['ewa', 15_000]])
  // People who came in June pay the June price, with others or without.
  const june = [line('ewa', 15_000)]
  expect(reduced(june, june, now, early, whole)).toEqual([['ewa', 15_000]])
})

test('with pieces at two prices the dearer ones are given back first', () => {
  const mugs = (quantity: number, amount: number) => [line('ewa', amount, 'mug', null, quantity)]
  const back = (had: number, agreed: number, left: number) =>
    reduced(mugs(had, agreed), mugs(had, had * 5000), mugs(left, left * 5000), mugs(left, left * 4000))
  // Two at 40 zł and one at 50.
  expect(back(3, 13_000, 2)).toEqual([['ewa', 8000]])
  expect(back(3, 13_000, 1)).toEqual([['ewa', 4000]])
  // All at 40, all at 50.
  expect(back(3, 12_000, 2)).toEqual([['ewa', 8000]])
  expect(back(3, 15_000, 2)).toEqual([['ewa', 10_000]])
  // One at 40 and two at 50: the second one that stays was dear.
  expect(back(3, 14_000, 2)).toEqual([['ewa', 9000]])
})

test('an exchange costs the difference, but nothing gets cheaper than it was at first', () => {
  const run = (option: string, amount: number) => [line('ewa', amount, 'run', option)]
  // Ten at 59, half at 89 in January; 69 and 169 in July.
  expect(reduced(run('ten', 5900), run('ten', 6900), run('half', 16900), run('half', 8900))).toEqual([
    ['ewa', 15900],
  ])
  expect(reduced(run('half', 15900), run('half', 16900), run('ten', 6900), run('ten', 5900))).toEqual([
    ['ewa', 5900],
  ])
  expect(reduced(run('half', 8900), run('half', 16900), run('ten', 6900), run('ten', 5900))).toEqual([
    ['ewa', 5900],
  ])
  expect(reduced(run('half', 8900), run('half', 16900), run('ten', 5000), run('ten', 5900))).toEqual([
    ['ewa', 5000],
  ])
})

test('a dearer option at the full price costs today’s price', () => {
  const full = { exchange: 'full' as const }
  const run = (option: string, amount: number) => [line('ewa', amount, 'run', option)]
  const [had, now] = [run('ten', 5900), run('ten', 6900)]
  expect(reduced(had, now, run('half', 16900), run('half', 8900), full)).toEqual([['ewa', 16900]])
  expect(reduced(had, now, run('half', 16900), run('half', 8900), { ...full, sharesSums: true })).toEqual([
    ['ewa', 16900],
  ])
  // One that is cheaper, or equal in price, follows the difference.
  expect(reduced(run('half', 8900), run('half', 16900), now, had, full)).toEqual([['ewa', 5900]])
  expect(reduced(had, now, run('other', 6900), run('other', 5900), full)).toEqual([['ewa', 5900]])
  // Pieces that are not exchanged keep their price.
  expect(reduced(had, now, now, had, full)).toEqual([['ewa', 5900]])
  const days = (...all: [string, number, number?][]) =>
    all.map(([option, amount, pieces]) => line('ewa', amount, 'days', option, pieces))
  const more = days(['fri', 150], ['sat', 150])
  expect(reduced(days(['fri', 100]), days(['fri', 150]), more, [], full)).toEqual([
    ['ewa', 100],
    ['ewa', 150],
  ])
  // Of three early Fridays one becomes a Saturday.
  const pieces = days(['fri', 300, 2], ['sat', 250, 1])
  const [three, dear] = [days(['fri', 300, 3]), days(['fri', 450, 3])]
  expect(reduced(three, dear, pieces, [], full)).toEqual([
    ['ewa', 200],
    ['ewa', 250],
  ])
})

test('amounts paid on the spot are excluded, and of an item with several lines the first are reduced', () => {
  const desk = { ...line('ewa', 500, 'key'), onSite: true }
  expect(reduced([{ ...desk, amount: 100 }], [desk], [desk])).toEqual([['ewa', 500]])
  const days = [line('ewa', 100, 'days', 'd1'), line('ewa', 300, 'days', 'd2')]
  expect(reduced([line('ewa', 50, 'days', 'd1'), line('ewa', 150, 'days', 'd2')], days, days)).toEqual([
    ...[
      ['ewa', 0],
      ['ewa', 200],
    ],
  ])
})

test('the agreed share of pieces that stay is rounded to the nearest grosz', () => {
  const mugs = (quantity: number, amount: number) => [line('ewa', amount, 'mug', null, quantity)]
  // Two of three for 100 zł cost 66,666…; they are cheaper now than they were then.
  expect(reduced(mugs(3, 10_000), mugs(3, 15_000), mugs(2, 8000), mugs(2, 7000))).toEqual([['ewa', 6667]])
})

test('one who paid more on the day of registration brings no discount to others', () => {
  const [a, b] = [line('ewa', 10_000, 'run', 'a'), line('ewa', 5000, 'run', 'b')]
  const agreed = [{ ...a, amount: 9000 }, line('jan', 9000, 'run')]
  const usual = [a, line('jan', 11_000, 'run')]
  // A new person brings a discount on the sum, which leaves 5 zł for others.
  const ola = line('ola', 10_000, 'run')
  const changed = [b, line('jan', 11_000, 'run'), { ...ola, amount: 8500 }]
  const first = [{ ...b, amount: 6000 }, line('jan', 9000, 'run'), ola]
  expect(reduced(agreed, usual, changed, first, { sharesSums: true })).toEqual([
    ['ewa', 5000],
    ['jan', 10_500],
    ['ola', 8500],
  ])
})

test('the price is never below zero or above the price of the day', () => {
  const sum = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(sum, sum, sum, sum, fc.boolean(), (agreed, usual, changed, then, isExchange) => {
      const option = isExchange ? 'b' : 'a'
      const [[, amount] = []] = reduced(
        [line('ewa', agreed, 'run', 'a')],
        [line('ewa', usual, 'run', 'a')],
        [line('ewa', changed, 'run', option)],
        [line('ewa', then, 'run', option)],
      )
      expect(amount).toBeGreaterThanOrEqual(0)
      expect(amount).toBeLessThanOrEqual(changed)
    }),
  )
})
