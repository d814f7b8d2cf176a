import { describe, expect, test } from 'vitest'
import type { Agreed } from './agreed.ts'
import { compiled, context, draft, item } from './quote.fixture.ts'
import { quote } from './quote.ts'
import { quoteChange } from './quote-change.ts'

type People = Parameters<typeof draft>[0]
type Event = ReturnType<typeof compiled>

const THEN = '2026-02-01T12:00:00'
const NOW = '2026-06-10T12:00:00'

/** What was agreed in February. */
function agreedOf(event: Event, people: People, at = THEN): Agreed {
  const wanted = draft(people)
  const { total, lines, due } = quote(event, wanted, context(at))
  const then = Temporal.PlainDateTime.from(at)
  return { draft: wanted, total, lines, due, registeredAt: then, pricedAt: then, channel: 'online' }
}

const change = (event: Event, agreed: Agreed, people: People, facts = {}) =>
  quoteChange(event, agreed, draft(people), context(NOW, facts))

const ADULT = { birthDate: '1985-01-01' }
const JAN = { ref: 'jan', firstName: 'Jan', birthDate: '2013-01-01' }
const ZOSIA = { ref: 'zosia', firstName: 'Zosia', birthDate: '2016-01-01' }
const STAS = { ref: 'stas', firstName: 'Staś', birthDate: '2018-01-01' }

describe('a family of which the third child is free (flow C4)', () => {
  const isChild = { fact: 'age', atMost: 17 }
  const family = compiled({
    items: [item({ price: [{ when: isChild, amount: 12_000 }, { amount: 26_000 }] })],
    facts: [{ id: 'child', name: 'Które dziecko', kind: 'rank', among: isChild }],
    adjustments: [
      {
        ...{ id: 'third', name: 'zniżka rodzinna', items: ['fee'] },
        ...{ when: { fact: 'own.child', atLeast: 3 }, effect: { kind: 'to', amount: 0 } },
      },
    ],
  })
  const all = [ADULT, { ...ADULT, ref: 'marek' }, JAN, ZOSIA, STAS]
  const agreed = agreedOf(family, all)

  test('the eldest resigns: the others are priced again, nothing is refunded, nothing more is owed', () => {
    expect(agreed.total).toBe(76_000)
    const changed = change(family, agreed, [ADULT, { ...ADULT, ref: 'marek' }, ZOSIA, STAS])
    expect(changed).toMatchObject({ total: 76_000, problems: [] })
    expect(changed.lines.map(({ amount }) => amount)).toEqual([26_000, 26_000, 12_000, 12_000])
  })

  test('the third resigns, who was free: nothing changes', () => {
    expect(change(family, agreed, all.slice(0, 4)).total).toBe(76_000)
  })

  test('a parent resigns: the fee is refunded', () => {
    expect(change(family, agreed, [ADULT, JAN, ZOSIA, STAS]).total).toBe(50_000)
  })
})

describe('a group discount that is lost', () => {
  const many = compiled({
    items: [item({ price: 10_000 })],
    adjustments: [
      {
        ...{ id: 'four', name: 'grupa', items: ['fee'], effect: { kind: 'off', amount: 4_000 } },
        ...{ when: { fact: 'people', atLeast: 4 } },
      },
    ],
  })
  const four = [{}, {}, {}, {}]
  const agreed = agreedOf(many, four)

  test('the three would cost 300 zł and owe the 240 zł that were agreed, and their lines have the reason', () => {
    const changed = change(
      many,
      agreed,
      four.slice(1).map((_, index) => ({ ref: 'abc'.charAt(index) })),
    )
    expect([agreed.total, changed.total]).toEqual([24_000, 24_000])
    expect(changed.lines.map(({ amount, listAmount }) => [amount, listAmount])).toEqual([
      [4_000, 10_000],
      [10_000, 10_000],
      [10_000, 10_000],
    ])
    expect(changed.lines[0]?.reasons.at(-1)).toEqual({ code: 'agreed', params: { amount: 6_000 } })
    expect(changed.due.map(({ amount }) => amount)).toEqual([24_000])
  })
})

describe('a price that has risen since', () => {
  const risen = compiled({
    items: [
      item({ price: [{ when: { fact: 'day', atMost: '2026-02-28' }, amount: 8_000 }, { amount: 10_000 }] }),
      item({
        id: 'shirt',
        name: 'Koszulka',
        choose: 'optional',
        price: 3_000,
        windows: [{ closes: '2026-03-31T23:59:59' }],
      }),
      item({ id: 'meal', name: 'Obiad', choose: 'optional', price: 2_000 }),
    ],
    windows: [{ opens: null, closes: '2026-05-31T23:59:59' }],
    plans: [
      {
        id: 'whole',
        name: 'Płatność',
        parts: [{ name: 'Całość', amount: 'rest', due: { days: 7, after: 'registration' } }],
      },
    ],
  })
  const shirt = { choices: { shirt: true } }
  const agreed = agreedOf(risen, [shirt])

  test('another name after the end: nothing is dearer, nothing is lost, no time is gained', () => {
    const changed = change(risen, agreed, [{ ...shirt, firstName: 'Hanna' }])
    expect(changed).toMatchObject({ total: 11_000, problems: [], due: agreed.due })
    expect(changed.due).toMatchObject([{ until: '2026-02-08T23:59:59' }])
    expect(changed.pricedAt.toString()).toBe(THEN)
  })

  test('the shirt is given up: its price is refunded', () => {
    expect(change(risen, agreed, [{}])).toMatchObject({ total: 8_000, problems: [] })
  })

  test('a meal is added at the office: it costs its price, the fee is the one that was agreed', () => {
    const before = agreedOf(risen, [{}])
    const changed = change(risen, before, [{ choices: { meal: true } }], { channel: 'office' })
    expect(changed).toMatchObject({ total: 10_000, problems: [] })
    expect(changed.pricedAt.toString()).toBe(NOW)
    expect(changed.due).toMatchObject([{ amount: 10_000, until: '2026-06-17T23:59:59' }])
    // And again: the agreed price stays.
    const again = { ...before, draft: draft([{ choices: { meal: true } }]), ...changed }
    expect(change(risen, again, [{}]).total).toBe(8_000)
  })

  test('an unavailable option is not available by a change either', () => {
    const changed = change(risen, agreedOf(risen, [{}]), [shirt])
    expect(changed.problems.map(({ code, where }) => [code, where])).toEqual([['closed', 'shirt']])
  })

  test('an item without a window of its own is not available once registration is closed', () => {
    const changed = change(risen, agreedOf(risen, [{}]), [{ choices: { meal: true } }])
    expect(changed.problems).toEqual([
      {
        ...{ code: 'closed', person: 'a', where: 'meal' },
        params: { closes: '2026-05-31T23:59:59', item: 'Obiad' },
      },
    ])
  })

  test('a held item keeps its line and needs no open window, whatever else is changed', () => {
    const later = { ...shirt, birthDate: '1991-01-01' }
    expect(change(risen, agreed, [later])).toMatchObject({ total: 11_000, problems: [] })
    const both = change(risen, agreed, [shirt, {}], { channel: 'office' })
    expect(both).toMatchObject({ total: 21_000, problems: [] })
    expect(both.lines.map(({ item: id }) => id)).toEqual(['fee', 'shirt', 'fee'])
  })

  test('a person who joins needs open registration; the staff may add one all the same', () => {
    const before = agreedOf(risen, [{}])
    expect(change(risen, before, [{}, {}]).problems).toMatchObject([{ code: 'closed', where: null }])
    expect(change(risen, before, [{}, {}], { channel: 'office' })).toMatchObject({
      total: 18_000,
      problems: [],
    })
  })
})

describe('more of something after the end of registration', () => {
  const sizes = ['s', 'm'].map((id) => ({ id, name: id.toUpperCase() }))
  const over = compiled({
    windows: [{ closes: '2026-05-31T23:59:59' }],
    groups: [{ id: 'red', name: 'Czerwona', windows: [{ closes: '2026-04-30T23:59:59' }] }],
    items: [
      item({ price: 10_000 }),
      item({ id: 'shirt', name: 'Koszulka', choose: 'optional', price: 3_000, options: sizes }),
      item({ id: 'mug', name: 'Kubek', choose: 'quantity', price: 1_000 }),
      item({ id: 'gala', name: 'Bal', choose: 'optional', windows: [{ closes: '2026-07-01T00:00:00' }] }),
      item({
        ...{ id: 'tour', name: 'Rejs', choose: 'any' },
        options: [
          { id: 'long', name: 'Długi' },
          { id: 'night', name: 'Nocny', windows: [{ closes: '2026-07-01T00:00:00' }] },
          { id: 'early', name: 'O świcie', windows: [{ closes: '2026-03-01T00:00:00' }] },
        ],
      }),
    ],
  })
  const of = (choices: Record<string, unknown>) => [{ group: 'red', choices }]
  const problemsOf = (before: Record<string, unknown>, after: Record<string, unknown>, facts = {}) =>
    change(over, agreedOf(over, of(before)), of(after), facts).problems.map(({ code, where }) =>
      [code, where].join(' '),
    )

  test.each([
    [{}, { shirt: 's' }, ['closed shirt']],
    [{ shirt: 's' }, { shirt: 'm' }, []],
    [{ mug: 2 }, { mug: 3 }, ['closed mug']],
    [{ mug: 2, shirt: 's' }, { mug: 1, shirt: 'm' }, []],
    [{}, { gala: true }, []],
    [{}, { gala: true, tour: ['long'], shirt: 'm' }, ['closed shirt', 'closed tour']],
    [{}, { tour: ['night'] }, []],
    [{}, { tour: ['night', 'early'] }, ['closed tour']],
    [{ tour: ['early'] }, { tour: ['night', 'early'] }, []],
  ])('from %j to %j: %j', (before, after, problems) => {
    expect(problemsOf(before, after)).toEqual(problems)
  })

  test('the staff may', () => {
    expect(problemsOf({}, { mug: 3, tour: ['long'] }, { channel: 'office' })).toEqual([])
  })

  test('a person who joins sees the event’s problem once; a person who stays keeps a closed group', () => {
    const [first = {}] = of({})
    const agreed = agreedOf(over, [first])
    expect(
      change(over, agreed, [first, first]).problems.map(({ code, person, where }) => [code, person, where]),
    ).toEqual([['closed', null, null]])
  })
})

test('places that are already held are free to their holder; more than that is not', () => {
  const event = compiled({
    pools: [{ id: 'event', name: 'Miejsca', capacity: 2, refusal: 'event_full' }],
    claims: [{ pool: 'event' }],
  })
  const agreed = agreedOf(event, [{}, {}])
  const held = { free: { event: 2 } }
  expect(change(event, agreed, [{ firstName: 'Hanna' }, {}], held)).toMatchObject({
    ...{ problems: [], claims: [{ pool: 'event', units: 2 }] },
  })
  expect(change(event, agreed, [{}, {}, {}], held).problems).toMatchObject([{ code: 'event_full' }])
})

describe('a group that becomes smaller', () => {
  const event = (pricesOfStaying: 'anew' | 'stay') =>
    compiled({
      pricesOfStaying,
      items: [
        item({ price: [{ when: { fact: 'people', atLeast: 3 }, amount: 8000 }, { amount: 10000 }] }),
        item({ id: 'mug', choose: 'quantity', max: 5, price: 2000 }),
      ],
    })
  const three = [{ ...ADULT, ref: 'ewa', choices: { mug: 3 } }, JAN, ZOSIA]
  const total = (prices: 'anew' | 'stay', people: People) => {
    const made = event(prices)
    return change(made, agreedOf(made, three), people).total
  }

  test('is priced again, and never owes more in all than before', () => {
    expect(total('anew', three.slice(0, 2))).toBe(26000)
    expect(total('anew', three.slice(0, 1))).toBe(16000)
  })

  test('keeps its prices where the organiser wants that, also when a piece is given back', () => {
    expect(total('stay', three.slice(0, 2))).toBe(22000)
    expect(total('stay', [{ ...ADULT, ref: 'ewa', choices: { mug: 1 } }, JAN])).toBe(18000)
    expect(total('stay', [])).toBe(0)
  })

  test('consecutive changes each remove what was agreed', () => {
    const made = event('stay')
    const first = change(made, agreedOf(made, three), three.slice(0, 2))
    const then = { ...agreedOf(made, three), ...first, draft: draft(three.slice(0, 2)) }
    expect(first.lines.map(({ person, amount }) => [person, amount])).toEqual([
      ['ewa', 8000],
      ['ewa', 6000],
      ['jan', 8000],
    ])
    expect(change(made, then, three.slice(0, 1)).total).toBe(14000)
  })

  test('a person who joins is priced by the current rules', () => {
    const made = event('stay')
    const pair = [{ ...ADULT, ref: 'ewa' }, JAN]
    expect(change(made, agreedOf(made, pair), [...pair, ZOSIA]).total).toBe(24000)
  })

  test('a reduction for the first person stays with the person who had it', () => {
    const made = compiled({
      pricesOfStaying: 'stay',
      items: [item({ price: 10000 })],
      adjustments: [
        { id: 'f', name: 'Pierwsze', items: ['fee'], effect: { kind: 'to', amount: 8000 }, pool: 'first' },
      ],
      pools: [{ id: 'first', name: 'Pierwsze', capacity: 1, refusal: 'product_full' }],
    })
    const pair = [{ ...ADULT, ref: 'ewa' }, JAN]
    const agreed = agreedOf(made, pair)
    expect(agreed.total).toBe(18000)
    const held = { free: { first: 1 } }
    expect(change(made, agreed, [JAN], held)).toMatchObject({ total: 10000, claims: [] })
    expect(change(made, agreed, pair.slice(0, 1), held)).toMatchObject({
      ...{ total: 8000, claims: [{ pool: 'first', units: 1 }] },
    })
  })
})
