import { reversing } from '#domain/payment/cash.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { findDocumentOfEntry, isTestRegistration } from './cash-documents.queries.ts'
import { issueCashDocument } from './issue-cash-document.ts'

interface Booked {
  readonly eventId: string
  readonly registrationId: string
  /** The entry that has booked the cash. */
  readonly ledgerEntryId: string
  /** Grosze, positive. */
  readonly amount: number
}

/** The KP of cash that was booked as a payment. What is taken in a test is no cash. */
export async function receiveCash(tx: Tx, ctx: TenantCtx, booked: Booked): Promise<void> {
  if (await isTestRegistration(tx, booked.registrationId)) return
  await issueCashDocument(tx, ctx, { ...booked, kind: 'KP', purpose: 'payment' })
}

/** The KW of cash that was booked as a refund. */
export async function payCashBack(
  tx: Tx,
  ctx: TenantCtx,
  { reason, ...booked }: Booked & { readonly reason: string },
): Promise<void> {
  if (await isTestRegistration(tx, booked.registrationId)) return
  await issueCashDocument(tx, ctx, { ...booked, kind: 'KW', purpose: 'refund', reason })
}

/** The KW that takes back the KP of a mistaken entry, at the same desk; nothing where the entry has none. */
export async function takeCashBack(
  tx: Tx,
  ctx: TenantCtx,
  { mistake, ...booked }: Booked & { readonly mistake: string; readonly reason: string },
): Promise<void> {
  const document = await findDocumentOfEntry(tx, mistake)
  if (!document) return
  const { cashDocumentId: reverses, cashDeskId: deskId } = document
  await issueCashDocument(tx, ctx, {
    ...booked,
    kind: reversing('KP'),
    purpose: 'reversal',
    reverses,
    deskId,
  })
}
