import { expect, test } from 'vitest'
import { balanceWords, explainEntry, signedMoney } from './ledger-words.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('the sign says whether the sum to pay grows', () => {
  const said = (kind: 'charge' | 'payment' | 'refund' | 'correction', amount: number) =>
    plain(signedMoney({ kind, amount }))
  expect(said('charge', 26000)).toBe('+260 zł')
  expect(said('payment', -26050)).toBe('−260,50 zł')
  expect(said('refund', 1000)).toBe('+10 zł')
  expect(said('correction', -500)).toBe('−5 zł')
  expect(said('correction', 500)).toBe('+5 zł')
  expect(said('charge', 0)).toBe('0 zł')
})

test('a negative balance is too much paid', () => {
  expect(balanceWords(0).label).toBe('Pozostało do zapłaty')
  expect(plain(balanceWords(12000).amount)).toBe('120 zł')
  expect(balanceWords(-2000).label).toBe('Nadpłata')
  expect(plain(balanceWords(-2000).amount)).toBe('20 zł')
})

test('an entry is explained in words', () => {
  expect(plain(explainEntry({ explanation: { code: 'registered', lines: [{}, {}] } }))).toBe(
    'zapis według cennika, 2 pozycje',
  )
  expect(explainEntry({ explanation: { code: 'paid_online', gateway: 'test', transaction: 'T-1' } })).toBe(
    'płatność internetowa, bramka testowa, transakcja T-1',
  )
})

test('money that came otherwise than asked for, and money that went back, is explained', () => {
  const explained = (explanation: Record<string, unknown>) => plain(explainEntry({ explanation }))
  const way = { gateway: 'test', transaction: 'T-1' }
  expect(explained({ code: 'paid_online', ...way, asked: 84000 })).toBe(
    'płatność internetowa, bramka testowa, transakcja T-1, do zapłaty było 840 zł',
  )
  expect(explained({ code: 'paid_in_currency', ...way, amount: 1250, currency: 'EUR' })).toBe(
    'płatność w innej walucie, do wyjaśnienia: 12,50 EUR, bramka testowa, transakcja T-1',
  )
  expect(explained({ code: 'refunded', ...way })).toBe('zwrot przez bramkę, bramka testowa, transakcja T-1')
  expect(explained({ code: 'refunded_by_hand', reason: 'oddane w biurze' })).toBe(
    'zwrot poza bramką: oddane w biurze',
  )
})

test.each([
  ['changed', 'zmiana w zgłoszeniu'],
  ['cancelled', 'zgłoszenie anulowane'],
  ['expired', 'zgłoszenie wygasło'],
  ['revived', 'zgłoszenie przywrócone'],
  ['donation', 'darowizna, która zostaje'],
  ['payment_day', 'cena z dnia wpłaty'],
  ['handed_over', 'przekazanie miejsca'],
  ['hand_over_difference', 'różnica ceny po przekazaniu miejsca'],
  ['fee_waived', 'opłata umorzona'],
])('a correction says what it followed from: %s', (code, words) => {
  expect(plain(explainEntry({ explanation: { code } }))).toBe(words)
})

test('a fee says what it is for, and how long it held', () => {
  const explained = (code: string, until: string | null) =>
    plain(explainEntry({ explanation: { code, until } }))
  expect(explained('change_fee', null)).toBe('za zmianę zgłoszenia')
  expect(explained('hand_over_fee', null)).toBe('za przekazanie miejsca')
  expect(explained('hand_over_fee', '2026-07-01')).toBe('za przekazanie miejsca do 1 lipca 2026')
})

test('what is kept of who resigned says by which rule, until when, or that none ran any more', () => {
  const explained = (...reasons: object[]) =>
    plain(explainEntry({ explanation: { code: 'resigned', reasons } }))
  expect(explained({ code: 'rule', rule: 'Opłata 10 zł od osoby', until: '2026-08-26', amount: 1000 })).toBe(
    'opłata za rezygnację, „Opłata 10 zł od osoby” (do 26 sierpnia 2026): 10 zł',
  )
  expect(explained({ code: 'over', rule: null, until: '2026-08-26', amount: 50000 })).toBe(
    'opłata za rezygnację, po 26 sierpnia 2026 wpłat nie zwracamy: 500 zł',
  )
  expect(explained({ code: 'over', rule: null, until: null, amount: 50000 })).toBe(
    'opłata za rezygnację, wpłat nie zwracamy: 500 zł',
  )
  expect(explained({ code: 'rule', rule: null, until: '2026-08-26', amount: 1000 })).toBe(
    'opłata za rezygnację, przy rezygnacji do 26 sierpnia 2026: 10 zł',
  )
  expect(explained()).toBe('opłata za rezygnację')
  expect(plain(signedMoney({ kind: 'kept', amount: 1000 }))).toBe('+10 zł')
})

test('an explanation that is not known leaves the kind to speak', () => {
  expect(explainEntry({ explanation: {} })).toBe('')
  expect(explainEntry({ explanation: { code: 'registered' } })).toBe('')
})
