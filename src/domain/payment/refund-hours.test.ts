import { describe, expect, test } from 'vitest'
import { kept, type Part } from './refund.fixture.ts'

describe('hours before the entry', () => {
  const refunds: Part['refunds'] = [
    { until: { hours: 48, before: 'entry' } },
    { until: { hours: 2, before: 'entry' }, kept: { percent: 50 } },
  ]
  const slots = {
    everyMinutes: 30,
    first: '09:00',
    last: '17:00',
    from: '2026-08-05',
    to: '2026-08-30',
    capacity: 10,
  }
  const rest = { slot: '2026-08-20T10:30:00' }

  test('count to the exact minute, by local clock time', () => {
    const of = (now: string) => kept({ refunds, slots }, { now, rest })
    expect(of('2026-08-18T10:30:00')).toMatchObject({ amount: 0 })
    expect(of('2026-08-18T10:30:01')).toEqual({
      amount: 25000,
      reasons: [{ code: 'rule', rule: null, until: '2026-08-20T08:30:00', amount: 25000 }],
    })
    expect(of('2026-08-20T08:30:01')).toEqual({
      amount: 50000,
      reasons: [{ code: 'over', rule: null, until: '2026-08-20T08:30:00', amount: 50000 }],
    })
  })

  test('without an hour of entry count to the beginning of the first day', () => {
    const of = (now: string) => kept({ refunds }, { now })?.amount
    expect([of('2026-08-03T00:00:00'), of('2026-08-03T00:00:01'), of('2026-08-04T22:00:01')]).toEqual([
      0, 25000, 50000,
    ])
  })

  test('together with days the earlier rule in the list applies while it runs', () => {
    const mixed: Part['refunds'] = [
      { until: { days: 1, before: 'start' } },
      { until: { hours: 12, before: 'entry' }, kept: { percent: 50 } },
    ]
    const of = (now: string) => kept({ refunds: mixed, slots }, { now, rest })?.amount
    expect([of('2026-08-19T23:59:59'), of('2026-08-20T00:00:00')]).toEqual([0, 50000])
  })
})
