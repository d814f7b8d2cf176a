import {
  carryCash as carryContract,
  closeCashShift as closeContract,
  listCashDocuments as documentsContract,
  openCashShift as openContract,
  reverseCashDocument as reverseContract,
  getCashShift as shiftContract,
  listCashShifts as shiftsContract,
} from '#contract/cash.ts'
import { mayBookPayments, mayMoveMoney, mayReadMoney } from '#domain/access/rights.ts'
import { memberRoute } from '#server/http/scopes.ts'
import { carryCash } from './cash/carry-cash.ts'
import { closeShift } from './cash/close-shift.ts'
import { openShift } from './cash/open-shift.ts'
import { readCashShift, readCashShifts, readDocumentsOfRegistration } from './cash/read-cash.ts'
import { reverseCashDocument } from './cash/reverse-cash-document.ts'

const listCashShiftsRoute = memberRoute(shiftsContract, mayReadMoney, ({ ctx, params }) =>
  readCashShifts(ctx, params),
)

const openCashShiftRoute = memberRoute(openContract, mayBookPayments, async ({ ctx, params, body }) => {
  await openShift(ctx, { ...params, ...body })
  return readCashShifts(ctx, params)
})

const getCashShiftRoute = memberRoute(shiftContract, mayReadMoney, ({ ctx, params }) =>
  readCashShift(ctx, params),
)

const closeCashShiftRoute = memberRoute(closeContract, mayBookPayments, async ({ ctx, params, body }) => {
  await closeShift(ctx, { ...params, ...body })
  return readCashShift(ctx, params)
})

const carryCashRoute = memberRoute(carryContract, mayBookPayments, async ({ ctx, params, body, key }) => {
  await carryCash(ctx, { ...params, ...body, key })
  return readCashShift(ctx, params)
})

const reverseCashDocumentRoute = memberRoute(reverseContract, mayMoveMoney, ({ ctx, params, body }) =>
  reverseCashDocument(ctx, { ...params, ...body }),
)

const listCashDocumentsRoute = memberRoute(documentsContract, mayReadMoney, ({ ctx, params }) =>
  readDocumentsOfRegistration(ctx, params),
)

export const cashRoutes = {
  listCashShifts: listCashShiftsRoute,
  openCashShift: openCashShiftRoute,
  getCashShift: getCashShiftRoute,
  closeCashShift: closeCashShiftRoute,
  carryCash: carryCashRoute,
  reverseCashDocument: reverseCashDocumentRoute,
  listCashDocuments: listCashDocumentsRoute,
} as const
