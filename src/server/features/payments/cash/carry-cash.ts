import { refusalMessages } from '#i18n/pl/refusal-messages.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findKeyedDocument } from './cash-documents.queries.ts'
import { issueCashDocument } from './issue-cash-document.ts'
import { lockCash, readShifts } from './shifts.queries.ts'

interface Input {
  readonly eventId: string
  readonly shiftId: string
  readonly amount: number
  readonly reason: string
  readonly key: string
}

/**
 * Pays cash of an open shift out to the bank, with a KW. The same key with the same request does it once.
 * @throws Refusal not_found; changed_meanwhile when the shift is closed; key_reused; invalid_input when there is less in
 *   the drawer
 */
export async function carryCash(ctx: TenantCtx, input: Input): Promise<void> {
  const { eventId, shiftId, amount, reason, key } = input
  await ctx.db.tenant(ctx.account, async (tx) => {
    await lockCash(tx, eventId)
    const [shift] = await readShifts(tx, eventId, shiftId)
    if (!shift) throw new Refusal('not_found')
    const seen = await findKeyedDocument(tx, key)
    if (seen?.cashShiftId === shiftId && seen.amount === amount && seen.reason === reason) return
    if (seen) throw new Refusal('key_reused')
    if (shift.closedAt !== null) throw new Refusal('changed_meanwhile')
    const inDrawer = shift.startAmount + shift.received - shift.paidOut
    if (amount > inDrawer) throw tooMuch(inDrawer)
    const kw = { eventId, kind: 'KW', purpose: 'to_bank', amount, reason, key } as const
    await issueCashDocument(tx, ctx, { ...kw, deskId: shift.cashDeskId })
    await recordAudit(tx, ctx, {
      action: 'cash.carried',
      eventId,
      details: { amount, reason },
      before: { inDrawer },
      after: { inDrawer: inDrawer - amount },
    })
  })
}

function tooMuch(inDrawer: number): Refusal {
  const message = refusalMessages.cash.tooMuch(inDrawer)
  return new Refusal('invalid_input', { problems: [{ code: 'amount', field: 'amount', message }] })
}
