import { describe, expect, test } from 'vitest'
import { cancel, clock, definition, onRealDatabase, pay, sample } from './canoe-trip.ts'

const differencesOf = onRealDatabase()

describe('a step notices', () => {
  const paid = pay('2024-05-02T09:00:00', 20000)
  const gone = (expect: object) => sample(['ola'], [paid, cancel('2024-05-15T09:00:00', expect)])

  test('every number that differs by a grosz, with the step', async () => {
    expect(
      await differencesOf(gone({ refund: 10001, kept: 9999, remaining_total: 1, paid: 0, to_pay: 5 })),
    ).toEqual([
      'step 2 (cancel): refund: expected 10001, got 10000',
      'step 2 (cancel): kept: expected 9999, got 10000',
      'step 2 (cancel): remaining_total: expected 1, got 0',
      'step 2 (cancel): paid: expected 0, got 20000',
      'step 2 (cancel): to_pay: expected 5, got 0',
    ])
  })

  test('another state, another place, another day', async () => {
    expect(await differencesOf(gone({ state: 'cancelled_unpaid' }))).toEqual([
      'step 2 (cancel): state: expected cancelled_unpaid, got cancelled, 0 to pay',
    ])
    expect(await differencesOf(gone({ state: 'gone' }))).toHaveLength(1)
    expect(await differencesOf(gone({ released: [{ pool: 'boats', places: 2 }] }))).toEqual([
      "step 2 (cancel): released: 2 of 'boats' not among 1 of boats",
    ])
    const due = [{ amount: 15000, until: '2024-05-26' }]
    expect(await differencesOf(sample(['ola'], [pay('2024-05-02T09:00:00', 5000, { due })]))).toEqual([
      'step 1 (pay): due: expected 15000 until 2024-05-26, got 15000 until 2024-05-25',
    ])
  })

  test('a step it does not understand', async () => {
    expect(await differencesOf(gone({ refunds: 1 }))).toEqual([
      'the steps broke off: step 2 is not understood: expect: Unrecognized key: "refunds"',
    ])
    expect(await differencesOf(sample(['ola'], [cancel('2024-05-15T09:00:00', {}, 'iga')]))).toEqual([
      "the steps broke off: nobody is called 'iga': ola",
    ])
  })
})

describe('a step is checked strictly', () => {
  const deposit = (state: string) => sample(['ola'], [pay('2024-05-02T09:00:00', 5000, { state })])

  test('a registration with a rest to pay awaits payment, and is not fully confirmed', async () => {
    expect(await differencesOf(deposit('awaits payment'))).toEqual([])
    expect(await differencesOf(deposit('rest to pay'))).toEqual([])
    for (const state of ['confirmed', 'paid', 'awaiting_payment'])
      expect(await differencesOf(deposit(state))).toEqual([
        `step 1 (pay): state: expected ${state}, got rest to pay, 15000 to pay`,
      ])
  })

  test('an unknown pool releases nothing', async () => {
    const released = [{ pool: 'boots', places: 1 }]
    const then = [clock('2024-05-06T00:00:00', { released })]
    expect(await differencesOf(sample(['ola'], then))).toEqual([
      "step 1 (clock): released: no pool is called 'boots': boats",
    ])
    const byName = [clock('2024-05-06T00:00:00', { released: { boats: 1 } })]
    expect(await differencesOf(sample(['ola'], byName))).toEqual([])
  })

  test('no step may be earlier than the one before it', async () => {
    const [early, late] = ['2024-04-30T10:00:00', '2024-05-03T10:00:00']
    expect(await differencesOf(sample(['ola'], [pay(early, 5000)]))).toEqual([
      `the steps broke off: step 1 (pay): ${early} is earlier than the registration, 2024-05-01T10:00:00`,
    ])
    expect(await differencesOf(sample(['ola'], [pay(late, 5000), clock('2024-05-02T10:00:00', {})]))).toEqual(
      [`the steps broke off: step 2 (clock): 2024-05-02T10:00:00 is earlier than step 1, ${late}`],
    )
  })
})

describe('a step that is refused', () => {
  const two = {
    definition: { ...definition, peoplePerRegistration: { min: 2, max: 4 } },
  }
  const resigned = (expect: object, then: object[] = []) =>
    sample(['ola', 'jan'], [cancel('2024-05-02T09:00:00', expect, 'jan'), ...then])

  test('reports its code and reason, and no step follows it', async () => {
    const after = [clock('2024-05-06T00:00:00', { state: 'confirmed' })]
    expect(await differencesOf(resigned({}, after), two)).toEqual([
      'step 1 (cancel): result: expected accepted, got refused: group_too_small people: W jednym zgłoszeniu potrzeba co najmniej: 2 osoby.',
    ])
  })

  test('may be expected, with codes and people, and changes nothing', async () => {
    const then = [clock('2024-05-06T00:00:00', { state: 'cancelled_unpaid', released: { boats: 2 } })]
    const expected = { result: 'rejected', problems: ['group_too_small'], remaining_total: 40000, refund: 0 }
    expect(await differencesOf(resigned(expected, then), two)).toEqual([])
    expect(await differencesOf(resigned({ problems: [{ code: 'closed', who: 'ola' }] }), two)).toEqual([
      'step 1 (cancel): problems: expected closed (ola), got group_too_small people: W jednym zgłoszeniu potrzeba co najmniej: 2 osoby.',
    ])
    expect(await differencesOf(resigned(expected))).toEqual([
      'step 1 (cancel): result: expected refused, got accepted',
      'step 1 (cancel): remaining_total: expected 40000, got 20000',
    ])
  })
})
