import type { CashKind, CashPurpose } from '#domain/payment/cash.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#server/db/new-id.ts'
import { addCashDocument, takeCashNumber } from './cash-documents.queries.ts'
import { addShift, findFirstDesk, findOpenShift, findOrAddDesk, lockCash } from './shifts.queries.ts'

/** The desk of an event for which nobody has named one. */
const FIRST_DESK = 'Biuro'

export interface Issued {
  readonly eventId: string
  readonly kind: CashKind
  readonly amount: number
  readonly purpose: CashPurpose
  readonly reason?: string
  readonly registrationId?: string
  readonly ledgerEntryId?: string
  /** The mistaken document. */
  readonly reverses?: string
  /** At which desk; otherwise where the actor has a shift. */
  readonly deskId?: string
  readonly key?: string
}

/**
 * Issues a KP or KW with the next number of its desk, in the transaction that moves the cash. It belongs to the open shift;
 * where there is none, one is opened with an empty drawer, whose start may be corrected, so that nobody who stands at the
 * desk is sent away.
 */
export async function issueCashDocument(tx: Tx, ctx: TenantCtx, issued: Issued): Promise<string> {
  const { cashShiftId, cashDeskId } = await shiftOf(tx, ctx, issued)
  const { kind, amount, purpose } = issued
  const year = localOf(ctx.now).year
  const number = await takeCashNumber(tx, { accountId: ctx.account, deskId: cashDeskId, kind, year })
  const cashDocumentId = newId()
  await addCashDocument(tx, {
    ...{ accountId: ctx.account, cashDocumentId, cashShiftId, cashDeskId, kind, year, number },
    ...{ at: ctx.now.toString(), amount, purpose, issuedBy: actorText(ctx.actor) },
    reason: issued.reason ?? null,
    registrationId: issued.registrationId ?? null,
    ledgerEntryId: issued.ledgerEntryId ?? null,
    reverses: issued.reverses ?? null,
    idempotencyKey: issued.key ?? null,
  })
  return cashDocumentId
}

async function shiftOf(tx: Tx, ctx: TenantCtx, { eventId, deskId }: Issued) {
  if (ctx.actor.kind !== 'user') throw new Error('Only people move cash.')
  const { id: userId, name } = ctx.actor
  const of = { eventId, userId, deskId: deskId ?? null }
  const open = await findOpenShift(tx, of)
  if (open) return open
  await lockCash(tx, eventId)
  const openedMeanwhile = await findOpenShift(tx, of)
  if (openedMeanwhile) return openedMeanwhile
  const accountId = ctx.account
  const desk = (await findFirstDesk(tx, eventId)) ?? FIRST_DESK
  return addShift(tx, {
    ...{ accountId, eventId, openedById: userId, openedBy: name, openedAt: ctx.now.toString() },
    cashDeskId: deskId ?? (await findOrAddDesk(tx, { accountId, eventId, name: desk })),
    startAmount: 0,
  })
}
