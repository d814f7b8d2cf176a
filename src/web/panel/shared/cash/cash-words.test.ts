import { expect, test } from 'vitest'
import type { CashDocument } from './cash-api.ts'
import { purposeWords, rangeOf } from './cash-words.ts'

const document: CashDocument = {
  ...{ id: '1', kind: 'KP', name: 'KP 3/2026', desk: 'Biuro', at: '2026-06-17T08:00:00Z', amount: 100 },
  ...{ purpose: 'payment', issuedBy: 'Ewa Sowa', reason: null, registration: null },
  ...{ reverses: null, isReversed: false },
}

test('the documents of a kind are named by the first and the last', () => {
  const shift = {
    ...{ id: '1', desk: 'Biuro', openedBy: 'Ewa Sowa', isMine: true, openedAt: '2026-06-17T06:00:00Z' },
    ...{ start: 0, received: 0, paidOut: 0, expected: 0, closed: null },
  }
  const report = (names: string[]) => ({
    ...{ shift, beside: [], documents: names.map((name) => ({ ...document, name })) },
  })
  expect(rangeOf(report([]), 'KP')).toBe('')
  expect(rangeOf(report(['KP 3/2026']), 'KW')).toBe('')
  expect(rangeOf(report(['KP 3/2026']), 'KP')).toBe('KP\u00a03/2026')
  expect(rangeOf(report(['KP 3/2026', 'KP 4/2026', 'KP 9/2026']), 'KP')).toBe(
    'KP\u00a03/2026 – KP\u00a09/2026',
  )
})

test.each([
  [{}, 'wpłata'],
  [{ purpose: 'refund', reason: 'Rezygnacja' }, 'zwrot: Rezygnacja'],
  [{ purpose: 'to_bank', reason: 'Utarg' }, 'do banku: Utarg'],
  [
    { purpose: 'reversal', reason: 'Inne zgłoszenie', reverses: 'KP 3/2026' },
    'pomyłka w KP 3/2026: Inne zgłoszenie',
  ],
] as const)('%j: %s', (given, words) => {
  expect(purposeWords({ ...document, ...given }).replaceAll('\u00a0', ' ')).toBe(words)
})
