import { sha256 } from '#server/base/secrets.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { queueMessage } from '#server/features/messages/outbox/queue-message.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockRegistration } from '../agreement/registrations.queries.ts'
import { noteContact } from './change-contact.ts'
import { deleteContactChange, findContactChangeByToken, writeEmail } from './contact.queries.ts'
import { renewLink } from './renew-link.ts'

/**
 * Confirms the new address, by a reader of its mail: it replaces the one before, which is notified, and with it the
 * link, which readers of mail there have had. Returns the new link's secret.
 * @throws Refusal not_found, also after the time to confirm, and once it is confirmed
 */
export async function confirmContact(ctx: TenantCtx, token: string): Promise<string> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const known = await findContactChangeByToken(tx, sha256(token))
    const row = known && (await lockRegistration(tx, known.registrationId))
    // Again, under the lock: of two concurrent confirmations one succeeds, and a newer address is another question.
    const change = row && (await findContactChangeByToken(tx, sha256(token)))
    if (!change) throw new Refusal('not_found')
    const { registrationId, contactEmail: before } = row
    await writeEmail(tx, registrationId, change.email)
    await deleteContactChange(tx, registrationId)
    await noteContact(tx, ctx, row, 'email')
    if (before !== '')
      await queueMessage(tx, ctx, { registrationId, kind: 'email_changed', recipient: before })
    const renewed = await renewLink(tx, ctx, registrationId)
    await queueMessage(tx, ctx, { registrationId, kind: 'link' })
    return renewed
  })
}
