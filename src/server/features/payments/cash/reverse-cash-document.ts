import type { z } from 'zod'
import type { reverseCashDocument as contract } from '#contract/cash.ts'
import { reversing } from '#domain/payment/cash.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { documentView } from './cash.view.ts'
import { findPayOut, readCashDocuments } from './cash-documents.queries.ts'
import { issueCashDocument } from './issue-cash-document.ts'
import { lockCash } from './shifts.queries.ts'

interface Input {
  readonly eventId: string
  readonly documentId: string
  readonly reason: string
}

/**
 * Takes a pay-out to the bank back by a KP at its desk. One that was taken back stays so, however often it is asked. Cash
 * of registrations is taken back by their entries: `reverse-payment.ts`.
 * @throws Refusal not_found
 */
export async function reverseCashDocument(
  ctx: TenantCtx,
  { eventId, documentId, reason }: Input,
): Promise<z.input<typeof contract.output>> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    await lockCash(tx, eventId)
    const payOut = await findPayOut(tx, eventId, documentId)
    if (!payOut) throw new Refusal('not_found')
    const { amount, cashDeskId: deskId, isReversed } = payOut
    if (!isReversed) {
      const kp = { kind: reversing('KW'), purpose: 'reversal', reverses: documentId } as const
      await issueCashDocument(tx, ctx, { ...kp, eventId, amount, reason, deskId })
      await recordAudit(tx, ctx, {
        action: 'cash.reversed',
        eventId,
        details: { amount, reason },
        before: { isReversed },
        after: { isReversed: true },
      })
    }
    return { documents: (await readCashDocuments(tx, { documentId })).map(documentView) }
  })
}
