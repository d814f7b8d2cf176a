import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { queueMessage } from '#server/features/messages/outbox/queue-message.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockRegistration } from '../agreement/registrations.queries.ts'
import { deleteContactChange, writeContactChange, writePhone } from './contact.queries.ts'
import { noteMailAsked, TO_MAILBOX } from './note-mail-asked.ts'
import { newLink } from './registration-link.ts'

interface Wanted {
  readonly email: string
  readonly phone: string
}

/** How long a new address waits to be confirmed. */
const CONFIRM_WITHIN = Temporal.Duration.from({ hours: 48 })

/**
 * Changes how the registrant is reached: the phone at once, an e-mail address once it is confirmed by the link that
 * is mailed there. Entering the current address withdraws one that waits. Counts of a limit per person stay with the
 * address they were counted for.
 * @throws Refusal not_found, too_many_requests
 */
export async function changeContact(ctx: TenantCtx, registrationId: string, wanted: Wanted): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const row = await lockRegistration(tx, registrationId)
    if (!row) throw new Refusal('not_found')
    if (wanted.phone !== row.contactPhone) {
      await writePhone(tx, registrationId, wanted.phone)
      await noteContact(tx, ctx, row, 'phone')
    }
    if (wanted.email === row.contactEmail) return deleteContactChange(tx, registrationId)
    await askToConfirm(tx, ctx, registrationId, wanted.email)
  })
}

async function askToConfirm(tx: Tx, ctx: TenantCtx, registrationId: string, email: string): Promise<void> {
  if ((await noteMailAsked(tx, ctx, email)) >= TO_MAILBOX)
    throw new Refusal('too_many_requests', { retryAfter: 3600 })
  const expiresAt = ctx.now.add(CONFIRM_WITHIN).toString()
  const change = { accountId: ctx.account, registrationId, email, expiresAt }
  await writeContactChange(tx, { ...change, ...newLink(ctx, registrationId).stored })
  await queueMessage(tx, ctx, { registrationId, kind: 'confirm_email', recipient: email })
}

/** A line of the history: which contact data were changed, not their values. */
export async function noteContact(
  tx: Tx,
  ctx: TenantCtx,
  { registrationId, eventId }: { readonly registrationId: string; readonly eventId: string },
  changed: 'phone' | 'email',
): Promise<void> {
  await recordAudit(tx, ctx, {
    ...{ action: 'registration.contact_changed', registrationId, eventId },
    after: { contact: changed },
  })
}
