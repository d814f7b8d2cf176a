import { randomUUID } from 'node:crypto'
import {
  carryCash,
  closeCashShift,
  getCashShift,
  listCashDocuments,
  listCashShifts,
  openCashShift,
  reverseCashDocument,
} from '#contract/cash.ts'
import { mayBookPayments, mayMoveMoney, mayReadMoney } from '#domain/access/rights.ts'
import { type Ids, member } from './way.ts'

const eventOf = ({ accountId, eventId }: Ids) => ({ accountId, eventId })
const shiftOf = ({ accountId, eventId, shiftId }: Ids) => ({ accountId, eventId, shiftId })

/** How the endpoints of the cash desk are called. */
export const CASH_WAYS = {
  listCashShifts: member(listCashShifts, mayReadMoney, (ids) => ({ params: eventOf(ids) })),
  openCashShift: member(openCashShift, mayBookPayments, (ids) => ({
    params: eventOf(ids),
    body: { desk: `Stół ${randomUUID().slice(0, 8)}`, start: 100 },
  })),
  getCashShift: member(getCashShift, mayReadMoney, (ids) => ({ params: shiftOf(ids) })),
  closeCashShift: {
    ...member(closeCashShift, mayBookPayments, (ids) => ({
      params: { ...eventOf(ids), shiftId: ids.closingShiftId },
      body: { counted: 1_000, expected: 1_000 },
    })),
    ids: ['accountId', 'eventId', 'closingShiftId'],
  },
  carryCash: member(carryCash, mayBookPayments, (ids) => ({
    params: shiftOf(ids),
    body: { amount: 1, reason: 'Do banku' },
    key: randomUUID(),
  })),
  reverseCashDocument: member(reverseCashDocument, mayMoveMoney, (ids) => ({
    params: { ...eventOf(ids), documentId: ids.documentId },
    body: { reason: 'Pomyłka' },
  })),
  listCashDocuments: member(listCashDocuments, mayReadMoney, (ids) => ({
    params: { ...eventOf(ids), registrationId: ids.registrationId },
  })),
} as const
