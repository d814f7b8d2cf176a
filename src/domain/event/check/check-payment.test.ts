import { describe, expect, test } from 'vitest'
import { problemsOf } from '#test/support/definition-problems.ts'
import { item } from './check.fixture.ts'

const rest = (due: unknown) => ({ name: 'Reszta', amount: 'rest', due })
const plan = (...parts: unknown[]) => problemsOf({ plans: [{ id: 'p', name: 'P', parts }] })
const HIDDEN = 'Ta zasada nigdy nie zadziała: wcześniejsza obowiązuje co najmniej tak samo długo.'

describe('parts of payment', () => {
  test('are not due after the event', () => {
    expect(plan(rest({ on: '2026-08-14' }))).toEqual([])
    expect(plan(rest({ on: '2026-08-15' }))).toEqual([
      'plans.0.parts.0.due.on: Termin zapłaty jest po wydarzeniu, które kończy się 14 sierpnia 2026.',
    ])
  })

  test('are not due after an event of one day, which has no end', () => {
    const plans = [{ id: 'p', name: 'P', parts: [rest({ on: '2026-08-06' })] }]
    expect(problemsOf({ dates: { start: '2026-08-05', end: null }, plans })).toEqual([
      'plans.0.parts.0.due.on: Termin zapłaty jest po wydarzeniu, które kończy się 5 sierpnia 2026.',
    ])
    expect(problemsOf({ dates: { start: null, end: null }, plans })).toEqual([])
  })

  test('have a last day within the event, which is earlier than the day of the rule', () => {
    const due = (notAfter: unknown) => plan(rest({ days: 7, after: 'registration', notAfter }))
    expect(due({ on: '2026-08-14' })).toEqual([])
    expect(due({ on: '2026-08-15' })).toEqual([
      'plans.0.parts.0.due.notAfter: Ten termin jest po wydarzeniu, które kończy się 14 sierpnia 2026.',
    ])
    const ahead = (notAfter: unknown) => plan(rest({ days: 14, before: 'start', notAfter }))
    expect(ahead({ on: '2026-07-21' })).toEqual([])
    const idle =
      'plans.0.parts.0.due.notAfter: Ten ostatni dzień niczego nie zmienia: termin i tak mija wcześniej.'
    expect(ahead({ on: '2026-07-22' })).toEqual([idle])
    expect(ahead({ days: 14, before: 'start' })).toEqual([idle])
    expect(
      problemsOf({ refunds: [{ until: { days: 30, before: 'start', notAfter: { on: '2026-07-20' } } }] }),
    ).toEqual([
      'refunds.0.until.notAfter: Ten ostatni dzień niczego nie zmienia: termin i tak mija wcześniej.',
    ])
  })

  test('are not more than the whole', () => {
    const part = (percent: number, when?: unknown) => ({
      name: 'Rata',
      amount: { percent },
      due: { on: null },
      ...(when === undefined ? {} : { when }),
    })
    expect(plan(part(60), part(40), rest({ on: null }))).toEqual([])
    expect(plan(part(60), part(50), rest({ on: null }))).toEqual([
      'plans.0.parts: Części to razem 110% ceny, więcej niż całość.',
    ])
    const adults = { fact: 'age', atLeast: 18 }
    expect(plan(part(60, adults), part(50, { not: adults }), rest({ on: null }))).toEqual([])
  })
})

describe('refund rules', () => {
  const refunds = (...rules: unknown[]) =>
    problemsOf({
      refunds: rules,
      items: [item(), item({ id: 'bus' })],
    })

  test('are listed in the order in which they end', () => {
    expect(refunds({ until: { on: '2026-07-01' } }, { until: { on: '2026-07-20' } }, {})).toEqual([])
    expect(refunds({ until: { on: '2026-07-20' } }, { until: { on: '2026-07-01' } })).toEqual([
      `refunds.1: ${HIDDEN}`,
    ])
    expect(refunds({}, { until: { on: '2026-07-01' } })).toEqual([`refunds.1: ${HIDDEN}`])
    expect(refunds({ whole: true }, {})).toEqual([])
    expect(refunds({ whole: true }, { whole: true, until: { on: '2026-07-01' } }, {})).toEqual([
      `refunds.1: ${HIDDEN}`,
    ])
    expect(refunds({ until: { on: '2026-07-01' } }, { until: { on: '2026-07-01' } })).toEqual([
      `refunds.1: ${HIDDEN}`,
    ])
  })

  test('days and days before the start are compared', () => {
    expect(
      refunds({ until: { days: 30, before: 'start' } }, { until: { days: 7, before: 'start' } }),
    ).toEqual([])
    expect(
      refunds({ until: { days: 7, before: 'start' } }, { until: { days: 30, before: 'start' } }),
    ).toHaveLength(1)
    // Ten days before the start is 26 July.
    expect(refunds({ until: { days: 10, before: 'start' } }, { until: { on: '2026-07-26' } })).toHaveLength(1)
    expect(refunds({ until: { days: 10, before: 'start' } }, { until: { on: '2026-07-27' } })).toEqual([])
    expect(
      refunds({ until: { days: 10, before: 'start' } }, { until: { workingDays: 9, before: 'start' } }),
    ).toHaveLength(1)
  })

  test('hours before the entry compare with each other alone', () => {
    const [two, day] = [{ until: { hours: 2, before: 'entry' } }, { until: { hours: 24, before: 'entry' } }]
    expect(refunds(day, two, { until: { on: '2026-07-01' } }, {})).toEqual([])
    expect(refunds(two, day)).toEqual([`refunds.1: ${HIDDEN}`])
    expect(refunds(two, two)).toEqual([`refunds.1: ${HIDDEN}`])
  })

  test('for other items are not in the way', () => {
    expect(refunds({ items: ['bus'] }, { until: { on: '2026-07-01' } })).toEqual([])
    expect(refunds({ items: ['bus', 'fee'] }, { items: ['fee'] })).toEqual([`refunds.1: ${HIDDEN}`])
  })

  test('for some people hide only those for the same people', () => {
    const child = { fact: 'age', atMost: 12 }
    expect(refunds({ when: child }, { until: { on: '2026-07-01' } })).toEqual([])
    expect(refunds({ when: child }, { when: child, until: { on: '2026-07-01' } })).toEqual([
      `refunds.1: ${HIDDEN}`,
    ])
    expect(refunds({}, { when: child })).toEqual([`refunds.1: ${HIDDEN}`])
  })

  test('days from the day of registration compare with each other alone', () => {
    const [week, fortnight] = [
      { days: 7, after: 'registration' },
      { days: 14, after: 'registration' },
    ]
    expect(refunds({ until: week }, { until: fortnight }, { until: { days: 30, before: 'start' } })).toEqual(
      [],
    )
    expect(refunds({ until: fortnight }, { until: week })).toEqual([`refunds.1: ${HIDDEN}`])
    expect(refunds({ until: { days: 30, before: 'start' } }, { until: week })).toEqual([])
  })

  test('do not end after the event', () => {
    expect(refunds({ until: { on: '2026-08-15' } })).toEqual([
      'refunds.0.until: Ten termin jest po wydarzeniu, które kończy się 14 sierpnia 2026.',
    ])
  })

  test('before a start that is not known yet only days of one kind are compared', () => {
    const unknown = (...rules: unknown[]) =>
      problemsOf({ dates: { start: null, end: null }, refunds: rules.map((until) => ({ until })) })
    expect(unknown({ days: 7, before: 'start' }, { days: 30, before: 'start' })).toHaveLength(1)
    expect(unknown({ days: 7, before: 'start' }, { on: '2026-01-01' })).toEqual([])
  })
})

test('fees for a transfer and for a change follow the same order', () => {
  const dated = [
    { until: { on: '2026-07-20' }, amount: 1 },
    { until: { on: '2026-08-20' }, amount: 2 },
    { amount: 3 },
  ]
  expect(problemsOf({ fees: { transfer: dated, change: [...dated].reverse() } })).toEqual([
    'fees.transfer.1.until: Ten termin jest po wydarzeniu, które kończy się 14 sierpnia 2026.',
    'fees.change.1.until: Ten termin jest po wydarzeniu, które kończy się 14 sierpnia 2026.',
    `fees.change.1: ${HIDDEN}`,
    `fees.change.2: ${HIDDEN}`,
  ])
})

test('the last day of handing over is within the event', () => {
  expect(problemsOf({ handOver: { until: { on: '2026-08-14' } } })).toEqual([])
  expect(problemsOf({ handOver: null })).toEqual([])
  expect(problemsOf({ handOver: { until: { on: '2026-08-20' } } })).toEqual([
    'handOver.until: Ten termin jest po wydarzeniu, które kończy się 14 sierpnia 2026.',
  ])
  expect(problemsOf({ changes: { until: { on: '2026-08-20' } } })).toEqual([
    'changes.until: Ten termin jest po wydarzeniu, które kończy się 14 sierpnia 2026.',
  ])
  expect(
    problemsOf({ handOver: { until: { days: 2, before: 'start', notAfter: { on: '2026-09-01' } } } }),
  ).toEqual(['handOver.until.notAfter: Ten termin jest po wydarzeniu, które kończy się 14 sierpnia 2026.'])
})
