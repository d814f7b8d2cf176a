import { describe, expect, test } from 'vitest'
import type { Pool } from '../event/definition/definition.ts'
import { compiled, item, problemTexts, quoteOf } from './quote.fixture.ts'

const pool = (id: string, refusal: Pool['refusal'], capacity: number | null = 10) => ({
  id,
  name: id.toUpperCase(),
  capacity,
  refusal,
})

test('a family ticket counts as many heads as it states', () => {
  const ticket = { category: 'participation', per: 'registration', choose: 'quantity' } as const
  const event = compiled({
    attendance: 'headcount',
    items: [item({ id: 'one', ...ticket }), item({ id: 'family', ...ticket, heads: 4 })],
    slots: { everyMinutes: 60, first: '09:00', last: '15:00', from: '2026-08-05', to: null, capacity: 20 },
    peoplePerRegistration: { min: 1, max: 9 },
  })
  const quoted = (one: number, family: number) =>
    quoteOf(event, [], { choices: { one, family }, slot: '2026-08-05T10:00:00' })
  expect(quoted(1, 2).problems).toEqual([])
  expect(quoted(1, 2).claims).toEqual([{ pool: 'slot:2026-08-05T10:00', units: 9 }])
  expect(quoted(2, 2).problems.map(({ code }) => code)).toEqual(['limit_per_registrant'])
})

describe('a headcount', () => {
  const event = compiled({
    attendance: 'headcount',
    items: [
      item({
        id: 'ticket',
        name: 'Bilet',
        per: 'registration',
        choose: 'quantity',
        options: [
          { id: 'adult', name: 'Normalny', price: 2000 },
          { id: 'child', name: 'Ulgowy', price: 1200 },
        ],
      }),
      item({
        id: 'guide',
        name: 'Przewodnik',
        category: 'other',
        per: 'registration',
        choose: 'optional',
        price: [{ amount: 10000, each: { amount: 500, of: 'people', above: 10, atMost: 5 } }],
      }),
    ],
    pools: [pool('all', 'event_full', 30)],
    claims: [{ pool: 'all' }],
    slots: { everyMinutes: 30, first: '10:00', last: '12:00', from: '2026-06-01', to: null, capacity: 20 },
    peoplePerRegistration: { min: 2, max: 25 },
  })
  const ask = (ticket: Record<string, number>, guide = false) =>
    quoteOf(event, [], { choices: { ticket, guide }, slot: '2026-06-12T10:00:00' })

  test('pieces of participation are the people: they take places and hours', () => {
    const result = ask({ adult: 3, child: 4 })
    expect(result.problems).toEqual([])
    expect(result.total).toBe(10800)
    expect(result.claims).toEqual([
      { pool: 'all', units: 7 },
      { pool: 'slot:2026-06-12T10:00', units: 7 },
    ])
  })

  test('rules count them: an amount for each above ten, for five at most', () => {
    expect(ask({ adult: 10 }, true).total).toBe(20000 + 10000)
    expect(ask({ adult: 12 }, true).total).toBe(24000 + 11000)
    expect(ask({ adult: 18 }, true).total).toBe(36000 + 12500)
  })

  test('they have a least and a greatest number', () => {
    expect(problemTexts(ask({ adult: 1 }))).toEqual(['group_too_small - people'])
    expect(problemTexts(ask({ adult: 20, child: 6 }))).toEqual([
      'limit_per_registrant - people',
      'slot_full - slot:2026-06-12T10:00',
    ])
    expect(problemTexts(ask({}))).toEqual(['group_too_small - people'])
  })
})
