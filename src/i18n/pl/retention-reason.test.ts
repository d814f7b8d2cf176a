import { expect, test } from 'vitest'
import { retentionReasonText } from './retention-reason.ts'

const reasonText = (
  code: Parameters<typeof retentionReasonText>[0]['code'],
  rule: string | null,
  until: string | null,
  amount: number,
) => retentionReasonText({ code, rule, until, amount }).replaceAll('\u00a0', ' ')

test('a rule is named, with its last day', () => {
  expect(reasonText('rule', 'Opłata 10 zł od osoby', '2026-08-26', 2000)).toBe(
    '„Opłata 10 zł od osoby” (do 26 sierpnia 2026): 20 zł',
  )
  expect(reasonText('over', null, '2026-08-26T10:00:00', 500)).toBe(
    'po 26 sierpnia 2026, 10:00 wpłat nie zwracamy: 5 zł',
  )
  expect(reasonText('rule', 'Zadatek nie wraca', null, 40050)).toBe('„Zadatek nie wraca”: 400,50 zł')
})

test('a rule without a name, and the amount retained when none runs any more', () => {
  expect(reasonText('rule', null, '2026-08-01', 1000)).toBe('przy rezygnacji do 1 sierpnia 2026: 10 zł')
  expect(reasonText('rule', null, null, 1000)).toBe('według zasad rezygnacji: 10 zł')
  expect(reasonText('over', null, '2026-08-26', 90000)).toBe('po 26 sierpnia 2026 wpłat nie zwracamy: 900 zł')
  expect(reasonText('over', null, null, 90000)).toBe('wpłat nie zwracamy: 900 zł')
})

test('a later part that was not paid', () => {
  expect(reasonText('unpaid', null, null, 5000)).toBe('brak wpłaty w terminie: 50 zł')
})
