import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readLedgerRow } from './ledger-row.ts'

const keys = {
  ...{ ledgerEntryId: randomUUID(), registrationId: randomUUID(), paymentId: randomUUID() },
  at: Temporal.Instant.from('2026-05-01T10:00:00Z'),
}
const row = {
  ...{ ...keys, accountId: randomUUID(), refundId: null, currency: 'PLN' },
  ...{ idempotencyKey: null, requestHash: null },
  ...{ kind: 'payment', amount: -10_000 },
  explanation: { code: 'paid_online', gateway: 'test', transaction: 'T-1', asked: 12_000 },
}

test('a row of the ledger is read with its keys', () => {
  const { kind, amount, explanation } = row
  expect(readLedgerRow(row)).toEqual({ ...keys, kind, amount, explanation })
})

test.each([
  ['nothing is explained', { explanation: {} }],
  ['it is explained by no object', { explanation: null }],
  ['a field is missing', { explanation: { code: 'paid_online', gateway: 'test' } }],
  ['the kind is not known', { kind: 'gift' }],
  ['the sum has another sign', { amount: 10_000 }],
])('a damaged row throws an error that names the entry: %s', (_, damage) => {
  expect(() => readLedgerRow({ ...row, ...damage })).toThrow(
    `Entry ${keys.ledgerEntryId} of the ledger cannot be read.`,
  )
})
