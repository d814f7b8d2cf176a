import { describe, expect, test } from 'vitest'
import { cancel, clock, definition, onRealDatabase, pay, sample } from './canoe-trip.ts'

const differencesOf = onRealDatabase()

describe('steps', () => {
  test('a deposit, the rest, and what is due after each', async () => {
    const then = [
      pay('2024-05-02T09:00:00', 10000, {
        state: 'awaits payment',
        paid: 10000,
        to_pay: 30000,
        due: [{ what: 'rest', amount: 30000, until: '2024-05-25' }],
      }),
      pay('2024-05-24T09:00:00', 30000, { state: 'paid', to_pay: 0, due: [], remaining_total: 40000 }),
    ]
    expect(await differencesOf(sample(['ola', 'jan'], then))).toEqual([])
  })

  test('payments in any parts, also less than the deposit and more than the total', async () => {
    const then = [
      pay('2024-05-02T09:00:00', 3000, { state: 'awaiting_payment', to_pay: 17000 }),
      pay('2024-05-02T09:00:00', 2000, { state: 'awaits payment', to_pay: 15000 }),
      pay('2024-05-03T09:00:00', 15500, { state: 'confirmed', refund: 500 }),
      cancel('2024-05-10T23:59:59', { refund: 18500, kept: 2000, remaining_total: 0, state: 'cancelled' }),
    ]
    expect(await differencesOf(sample(['ola'], then))).toEqual([])
  })

  test('people resign one after another, each by the rule of the day; the last one ends the registration', async () => {
    const then = [
      pay('2024-05-02T09:00:00', 80000),
      cancel(
        '2024-05-10T23:59:59',
        { refund: 36000, remaining_total: 40000, released: [{ pool: 'boats', places: 2 }] },
        ['jan', 'ewa'],
      ),
      cancel('2024-05-11T00:00:00', { refund: 10000, remaining_total: 20000 }, 'ola'),
      cancel('2024-05-21T00:00:00', { refund: 0, remaining_total: 0 }, ['adam']),
    ]
    expect(await differencesOf(sample(['ola', 'jan', 'ewa', 'adam'], then))).toEqual([])
  })

  test('the last second of the time to pay, and the first one after it', async () => {
    const released = [{ pool: 'Miejsca w kajakach', seats: 2 }]
    const then = [
      clock('2024-05-05T23:59:59', { state: 'awaits payment', released: [] }),
      clock('2024-05-06T00:00:00', { state: 'cancelled_unpaid', released, remaining_total: 0 }),
    ]
    expect(await differencesOf(sample(['ola', 'jan'], then))).toEqual([])
  })

  test('after the last day the grace runs; if the staff decide, nothing ends by itself', async () => {
    const grace = [
      clock('2024-05-07T23:59:59', { state: 'awaits payment' }),
      clock('2024-05-08T00:00:00', { state: 'cancelled_unpaid' }),
    ]
    const more = (unpaid: object) => ({ definition: { ...definition, unpaid } })
    expect(await differencesOf(sample(['ola'], grace), more({ graceHours: 48 }))).toEqual([])
    const staff = [clock('2024-06-30T12:00:00', { state: 'awaits payment', to_pay: 20000 })]
    expect(await differencesOf(sample(['ola'], staff), more({ outcome: 'staff' }))).toEqual([])
  })

  test('a late payment revives the registration if there are places', async () => {
    const then = [pay('2024-05-07T12:00:00', 20000, { state: 'paid', to_pay: 0 })]
    expect(await differencesOf(sample(['ola'], then))).toEqual([])
  })

  test('places given in the case are taken by others', async () => {
    const then = [
      clock('2024-05-06T00:00:00', { released: [{ pool: 'boats', places: 1 }] }),
      clock('2024-05-07T00:00:00', { state: 'cancelled_unpaid' }),
    ]
    expect(await differencesOf(sample(['ola'], then, { taken: 3 }))).toEqual([])
    const full = await differencesOf(sample(['ola'], then, { taken: 4 }))
    expect(full).toEqual([
      'result: expected accepted, got refused',
      'the steps broke off: the registration is refused: event_full boats: Brak miejsc na to wydarzenie.',
    ])
  })

  test('when the organiser calls the event off everything is refunded, whatever the rules retain', async () => {
    const then = [
      pay('2024-05-02T09:00:00', 40000),
      cancel('2024-05-15T09:00:00', { refund: 10000, kept: 10000 }, 'jan'),
      {
        ...{ at: '2024-05-30T09:00:00', do: 'organiser_cancels_event' },
        expect: { refund: 20000, kept: 0, state: 'cancelled', released: [{ pool: 'boats', places: 1 }] },
      },
    ]
    expect(await differencesOf(sample(['ola', 'jan'], then))).toEqual([])
  })
})
