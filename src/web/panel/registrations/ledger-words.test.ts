import { expect, test } from 'vitest'
import type { LedgerExplanation } from '#domain/payment/ledger-entry.ts'
import type { RetentionReason } from '#domain/payment/retention-reason.ts'
import type { QuoteLine } from '#domain/quote/quote-result.ts'
import { balanceWords, entryMoney, explainEntry, transactionOf } from './ledger-words.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const explained = (explanation: LedgerExplanation) => plain(explainEntry({ explanation }))
const way = { gateway: 'test', transaction: 'T-1' }
const line: QuoteLine = {
  ...{ person: 'ewa', item: 'fee', itemName: 'Udział', option: null, optionName: null, quantity: 1 },
  ...{ amount: 13000, listAmount: 13000, reasons: [], onSite: false },
}
const agreement = { before: [line], after: [line, line] }

test('the kind of an entry implies its direction; a kind with both directions has a sign', () => {
  const amountOf = (kind: 'charge' | 'payment' | 'refund' | 'correction' | 'fee', amount: number) =>
    plain(entryMoney({ kind, amount }))
  expect(amountOf('charge', 26000)).toBe('260 zł')
  expect(amountOf('payment', -26050)).toBe('260,50 zł')
  expect(amountOf('refund', 1000)).toBe('10 zł')
  expect(amountOf('correction', -500)).toBe('−5 zł')
  expect(amountOf('correction', 500)).toBe('+5 zł')
  expect(amountOf('fee', -2000)).toBe('−20 zł')
  expect(amountOf('charge', 0)).toBe('0 zł')
  expect(entryMoney({ kind: 'charge', amount: 1234500 })).toBe('12\u202f345\u00a0zł')
})

test('the number of a transaction is separate from the text', () => {
  expect(transactionOf({ explanation: { code: 'paid_online', ...way } })).toBe('T-1')
  expect(transactionOf({ explanation: { code: 'refunded', ...way } })).toBe('T-1')
  expect(transactionOf({ explanation: { code: 'changed', ...agreement } })).toBe(null)
})

test('a negative balance is an overpayment', () => {
  expect(balanceWords(0).label).toBe('Pozostało do zapłaty')
  expect(plain(balanceWords(12000).amount)).toBe('120 zł')
  expect(balanceWords(-2000).label).toBe('Nadpłata')
  expect(plain(balanceWords(-2000).amount)).toBe('20 zł')
})

test('an entry has an explanation', () => {
  expect(explained({ code: 'registered', lines: [line, line] })).toBe('zapis według cennika, 2 pozycje')
  expect(explained({ code: 'paid_online', ...way })).toBe('płatność internetowa, bramka testowa')
})

test('unexpected payments and refunds are explained', () => {
  expect(explained({ code: 'paid_online', ...way, asked: 84000 })).toBe(
    'płatność internetowa, bramka testowa, do zapłaty było 840 zł',
  )
  expect(explained({ code: 'paid_in_currency', ...way, amount: 1250, currency: 'EUR' })).toBe(
    'płatność w innej walucie, do wyjaśnienia: 12,50 EUR, bramka testowa',
  )
  expect(explained({ code: 'refunded', ...way })).toBe('zwrot przez bramkę, bramka testowa')
  expect(explained({ code: 'refunded_by_hand', reason: 'oddane w biurze' })).toBe(
    'zwrot poza bramką: oddane w biurze',
  )
})

const FOLLOWED: readonly (readonly [LedgerExplanation, string])[] = [
  [{ code: 'changed', ...agreement }, 'zmiana w zgłoszeniu'],
  [{ code: 'cancelled' }, 'zgłoszenie anulowane'],
  [{ code: 'expired' }, 'zgłoszenie wygasło'],
  [{ code: 'revived' }, 'zgłoszenie przywrócone'],
  [{ code: 'donation' }, 'darowizna, która zostaje'],
  [{ code: 'payment_day', at: '2026-07-01T10:00:00Z', ...agreement }, 'cena z dnia wpłaty'],
  [{ code: 'handed_over', ...agreement }, 'przekazanie miejsca'],
  [{ code: 'hand_over_difference' }, 'różnica ceny po przekazaniu miejsca'],
  [{ code: 'fee_waived' }, 'opłata umorzona'],
]
test.each(FOLLOWED)('a correction states its cause: $code', (explanation, words) => {
  expect(explained(explanation)).toBe(words)
})

test('a fee states what it is for, and how long it was due', () => {
  expect(explained({ code: 'change_fee', until: null })).toBe('za zmianę zgłoszenia')
  expect(explained({ code: 'hand_over_fee', until: null })).toBe('za przekazanie miejsca')
  expect(explained({ code: 'hand_over_fee', until: '2026-07-01' })).toBe(
    'za przekazanie miejsca do 1 lipca 2026',
  )
})

test('an amount retained on resignation states its rule and deadline, or that no rule applied any more', () => {
  const resigned = (...reasons: RetentionReason[]) => explained({ code: 'resigned', reasons })
  expect(resigned({ code: 'rule', rule: 'Opłata 10 zł od osoby', until: '2026-08-26', amount: 1000 })).toBe(
    'opłata za rezygnację, „Opłata 10 zł od osoby” (do 26 sierpnia 2026): 10 zł',
  )
  expect(resigned({ code: 'over', rule: null, until: '2026-08-26', amount: 50000 })).toBe(
    'opłata za rezygnację, po 26 sierpnia 2026 wpłat nie zwracamy: 500 zł',
  )
  expect(resigned({ code: 'over', rule: null, until: null, amount: 50000 })).toBe(
    'opłata za rezygnację, wpłat nie zwracamy: 500 zł',
  )
  expect(resigned({ code: 'rule', rule: null, until: '2026-08-26', amount: 1000 })).toBe(
    'opłata za rezygnację, przy rezygnacji do 26 sierpnia 2026: 10 zł',
  )
  expect(resigned()).toBe('opłata za rezygnację')
  expect(plain(entryMoney({ kind: 'kept', amount: 1000 }))).toBe('10 zł')
})
