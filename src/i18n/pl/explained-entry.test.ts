import { expect, test } from 'vitest'
import type { LedgerExplanation } from '#domain/payment/ledger-entry.ts'
import { explainedEntry } from './explained-entry.ts'

const plain = (explanation: LedgerExplanation) =>
  explainedEntry(explanation).map((sentence) => sentence.replaceAll('\u00a0', ' '))
const SECRET = 'Tylko dla biura'
const way = { gateway: 'test', transaction: 'T-1' }
const nothing = { before: [], after: [] }

const EVERY: readonly LedgerExplanation[] = [
  { code: 'registered', lines: [] },
  { code: 'paid_online', ...way },
  { code: 'paid_in_currency', ...way, amount: 1250, currency: 'EUR' },
  { code: 'paid_by_hand', way: 'cash', day: '2031-05-04', note: SECRET },
  { code: 'payment_reversed', entry: '01a21a92-ed2c-7000-a409-6210910ca5c7', reason: SECRET },
  { code: 'moved_away', to: 'ZG-AAAA', reason: SECRET },
  { code: 'moved_here', from: 'ZG-BBBB', reason: SECRET },
  { code: 'refunded', ...way },
  { code: 'refunded_by_hand', reason: SECRET },
  { code: 'changed', ...nothing },
  { code: 'handed_over', ...nothing },
  { code: 'payment_day', at: '2031-05-04T10:00:00Z', ...nothing },
  { code: 'by_decision', reason: SECRET },
  { code: 'cancelled' },
  { code: 'expired' },
  { code: 'revived' },
  { code: 'resigned', reasons: [] },
  { code: 'donation' },
  { code: 'donation_returned' },
  { code: 'hand_over_difference' },
  { code: 'change_fee', until: null },
  { code: 'hand_over_fee', until: '2031-05-04' },
  { code: 'fee_waived' },
]

test.each(EVERY)(
  '$code is explained in whole sentences, without what the staff wrote for themselves',
  (entry) => {
    const sentences = plain(entry)
    expect(sentences.length).toBeGreaterThan(0)
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^\p{Lu}.*[.:]$/u)
      expect(sentence).not.toContain(SECRET)
    }
  },
)

test('what is kept names each rule, its last day and its sum', () => {
  const until = '2031-05-20'
  const reasons = [
    { code: 'rule' as const, rule: 'Rezygnacja w maju', until, amount: 5_000 },
    { code: 'over' as const, rule: null, until, amount: 1_000 },
  ]
  expect(plain({ code: 'resigned', reasons }).join(' ')).toBe(
    'Tyle zostaje u organizatora: „Rezygnacja w maju” (do 20 maja 2031): 50 zł; po 20 maja 2031 wpłat nie zwracamy: 10 zł.',
  )
})

test('money taken in the office names the way and the day, a fee its last day', () => {
  expect(plain({ code: 'paid_by_hand', way: 'terminal', day: '2031-05-04', note: null })).toEqual([
    'Zapłacono kartą w biurze, dnia 4 maja 2031.',
  ])
  expect(plain({ code: 'change_fee', until: '2031-05-04' })).toEqual([
    'Opłata za zmianę zgłoszenia zgłoszoną do 4 maja 2031.',
  ])
})
