import type { z } from 'zod'
import type { getCashShift } from '#contract/cash.ts'
import { CASH_KINDS, CASH_PURPOSES, cashDocumentName } from '#domain/payment/cash.ts'
import type { Actor } from '#server/context/ctx.ts'
import type { readCashDocuments } from './cash-documents.queries.ts'
import type { readShifts } from './shifts.queries.ts'

type Report = z.input<typeof getCashShift.output>
type ShiftRow = Awaited<ReturnType<typeof readShifts>>[number]
type DocumentRow = Awaited<ReturnType<typeof readCashDocuments>>[number]

/** A stored kind or purpose; the table's checks have made sure that it is one. */
function oneOf<Value extends string>(values: readonly Value[], stored: string): Value {
  const value = values.find((each) => each === stored)
  if (value === undefined) throw new Error(`There is no '${stored}'.`)
  return value
}

export const shiftView = (row: ShiftRow, actor: Actor): Report['shift'] => ({
  id: row.cashShiftId,
  desk: row.desk,
  openedBy: row.openedBy,
  isMine: actor.kind === 'user' && actor.id === row.openedById,
  openedAt: row.openedAt.toString(),
  start: row.startAmount,
  received: row.received,
  paidOut: row.paidOut,
  expected: row.expected ?? row.startAmount + row.received - row.paidOut,
  closed:
    row.closedAt === null || row.closedBy === null || row.counted === null
      ? null
      : {
          at: row.closedAt.toString(),
          by: row.closedBy,
          counted: row.counted,
          reason: row.differenceReason,
        },
})

export function documentView(row: DocumentRow): Report['documents'][number] {
  const { position: desk, mistakeNumber, mistakeYear } = row
  const kind = oneOf(CASH_KINDS, row.kind)
  return {
    id: row.cashDocumentId,
    kind,
    name: cashDocumentName({ kind, desk, number: row.number, year: row.year }),
    desk: row.desk,
    at: row.at.toString(),
    amount: row.amount,
    purpose: oneOf(CASH_PURPOSES, row.purpose),
    issuedBy: row.issuedBy,
    reason: row.reason,
    registration:
      row.registrationId === null
        ? null
        : {
            id: row.registrationId,
            number: row.registrationNumber ?? '',
            contactName: `${row.contactFirstName ?? ''} ${row.contactLastName ?? ''}`.trim(),
          },
    reverses:
      row.mistakeKind === null || mistakeNumber === null || mistakeYear === null
        ? null
        : cashDocumentName({
            ...{ kind: oneOf(CASH_KINDS, row.mistakeKind), desk, number: mistakeNumber, year: mistakeYear },
          }),
    isReversed: row.isReversed,
  }
}
