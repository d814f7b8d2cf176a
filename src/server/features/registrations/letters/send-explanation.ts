import type { Role } from '#domain/access/rights.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { queueOnce } from '#server/features/messages/outbox/queue-once.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockRegistration } from '../agreement/registrations.queries.ts'
import { getPanelRegistration } from '../read/get-panel-registration.ts'

interface Input {
  readonly eventId: string
  readonly registrationId: string
  readonly about: string
  /** Of the explanation that was read. */
  readonly mark: string
  /** A line of the staff's own; empty: none. */
  readonly note: string
  readonly key: string
  readonly role: Role
}

/**
 * Mails the reason of a price, a term or a state to the registrant, as it was read by who sends it. The same key with the
 * same request sends once.
 * @throws Refusal not_found; no_address; changed_meanwhile when the explanation is another one by now; key_reused
 */
export async function sendExplanation(ctx: TenantCtx, input: Input): Promise<void> {
  const { eventId, registrationId, about, mark, note, key, role } = input
  const { explanations } = await getPanelRegistration(ctx, { eventId, registrationId, role })
  await ctx.db.tenant(ctx.account, async (tx) => {
    const row = await lockRegistration(tx, registrationId)
    if (row === undefined) throw new Refusal('not_found')
    await queueOnce(tx, ctx, { key, request: [registrationId, about, mark, note] }, () => {
      if (row.contactEmail === '') throw new Refusal('no_address')
      const read = explanations.find((each) => each.about === about && each.mark === mark)
      if (read === undefined) throw new Refusal('changed_meanwhile')
      const { title, sentences } = read
      return { registrationId, kind: 'explanation', about: { title, sentences, note }, name: title }
    })
  })
}
