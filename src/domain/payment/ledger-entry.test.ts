import { describe, expect, expectTypeOf, test } from 'vitest'
import type { QuoteLine } from '../quote/quote-result.ts'
import { type EntryOf, type LedgerEntry, type LedgerExplanation, ledgerEntry } from './ledger-entry.ts'

const line: QuoteLine = {
  ...{ person: 'ewa', item: 'fee', itemName: 'Udział', option: null, optionName: null, quantity: 1 },
  ...{ amount: 10_000, listAmount: 12_000, onSite: false },
  reasons: [{ code: 'adjusted', params: { rule: 'early', name: 'Wcześniej', amount: 2_000 } }],
}
const charge: LedgerEntry = {
  ...{ kind: 'charge', amount: 10_000 },
  explanation: { code: 'registered', lines: [line] },
}
const reads = (entry: object) => ledgerEntry.safeParse(entry).success

test('an entry is read as it was written', () => {
  expect(ledgerEntry.parse(charge)).toEqual(charge)
})

test('what has ended is explained by its code alone', () => {
  const correction = (code: string) => reads({ kind: 'correction', amount: -1, explanation: { code } })
  expect(['cancelled', 'expired', 'revived'].map(correction)).toEqual([true, true, true])
})

describe('an entry cannot be read when', () => {
  const explained = (explanation: object) => ({ ...charge, explanation })

  test('its code is missing or not known', () => {
    expect(reads(explained({}))).toBe(false)
    expect(reads(explained({ code: 'bonus', lines: [line] }))).toBe(false)
  })

  test('its code is one of another kind', () => {
    expect(reads({ kind: 'kept', amount: 1, explanation: { code: 'donation' } })).toBe(true)
    expect(reads({ kind: 'fee', amount: 1, explanation: { code: 'donation' } })).toBe(false)
    expect(reads({ kind: 'kept', amount: -1, explanation: { code: 'donation_returned' } })).toBe(true)
    expect(reads({ kind: 'kept', amount: 1, explanation: { code: 'donation_returned' } })).toBe(false)
    expect(reads({ kind: 'kept', amount: -1, explanation: { code: 'donation' } })).toBe(false)
    const taken = { code: 'paid_by_hand', way: 'cash', day: '2031-05-02', note: null }
    const undone = { code: 'payment_reversed', entry: crypto.randomUUID(), reason: 'Pomyłka' }
    const payment = (amount: number, explanation: object) => reads({ kind: 'payment', amount, explanation })
    expect([payment(-1, taken), payment(1, taken)]).toEqual([true, false])
    const moved = { code: 'moved_away', to: 'ZG-1', reason: 'Ta sama osoba' }
    expect([payment(1, moved), payment(-1, moved)]).toEqual([true, false])
    expect([payment(1, undone), payment(-1, undone), payment(0, undone)]).toEqual([true, false, false])
  })

  test('a field is missing, of another type, or not of its code', () => {
    expect(reads(explained({ code: 'registered' }))).toBe(false)
    expect(reads(explained({ code: 'registered', lines: [{ ...line, amount: 0.5 }] }))).toBe(false)
    expect(reads(explained({ code: 'registered', lines: [line], at: '2026-07-01T10:00:00Z' }))).toBe(false)
  })

  test('its sum has a sign that its kind does not have, or is no whole number of grosze', () => {
    expect(reads({ ...charge, amount: 0 })).toBe(true)
    expect(reads({ ...charge, amount: -1 })).toBe(false)
    expect(reads({ ...charge, amount: 0.5 })).toBe(false)
  })
})

test('the compiler knows each code, its kind and its fields', () => {
  type Fee<Explanation> = { readonly kind: 'fee'; readonly amount: number; readonly explanation: Explanation }
  expectTypeOf<Fee<{ code: 'change_fee'; until: null }>>().toExtend<LedgerEntry>()
  expectTypeOf<Fee<{ code: 'change_fee' }>>().not.toExtend<LedgerEntry>()
  expectTypeOf<Fee<{ code: 'bonus' }>>().not.toExtend<LedgerEntry>()
  expectTypeOf<Fee<{ code: 'donation' }>>().not.toExtend<LedgerEntry>()
  expectTypeOf<EntryOf<'charge'>['explanation']['code']>().toEqualTypeOf<'registered'>()
})

/** Every code is listed here once: with one more, or one less, this does not compile. */
function kindOf({ code }: LedgerExplanation): LedgerEntry['kind'] {
  switch (code) {
    case 'registered':
      return 'charge'
    case 'paid_online':
    case 'paid_in_currency':
    case 'paid_by_hand':
    case 'payment_reversed':
    case 'moved_away':
    case 'moved_here':
      return 'payment'
    case 'refunded':
    case 'refunded_by_hand':
      return 'refund'
    case 'changed':
    case 'handed_over':
    case 'payment_day':
    case 'by_decision':
    case 'cancelled':
    case 'expired':
    case 'revived':
      return 'correction'
    case 'resigned':
    case 'donation':
    case 'donation_returned':
    case 'hand_over_difference':
      return 'kept'
    case 'change_fee':
    case 'hand_over_fee':
    case 'fee_waived':
      return 'fee'
    default:
      expectTypeOf(code).toEqualTypeOf<never>()
      return code
  }
}

test('a switch over the codes is exhaustive', () => {
  expect(kindOf(charge.explanation)).toBe(charge.kind)
})
