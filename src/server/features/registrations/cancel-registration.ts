import { randomUUIDv7 } from 'node:crypto'
import { registrationState } from '#contract/common.ts'
import { balanceOf } from '#domain/payment/balance.ts'
import { settleCancellation } from '#domain/payment/cancellation.ts'
import { ALL, type ChangedBy, mayCancel } from '#domain/registration/may-change.ts'
import { type RegistrationState, transition } from '#domain/registration/states.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { recordAudit } from '#server/db/audit.queries.ts'
import { Refusal } from '#server/http/refusal.ts'
import { queueMessage } from '../messages/queue-message.ts'
import { cancel, lockTickets } from './change.queries.ts'
import { bookCorrection, listLedger, listParticipants, lockRegistration } from './registrations.queries.ts'

interface Input {
  readonly registrationId: string
  readonly by: ChangedBy
  /** Why, when the staff do it. */
  readonly reason: string | null
  /** Only while it stands there; otherwise nothing happens. */
  readonly only?: RegistrationState
}

/** Nothing is kept: rules of keeping a part are not agreed to anywhere yet. */
const KEEP = 0

/**
 * Calls a registration off: its places go back at once, nothing is owed any more, its tickets let nobody in, and
 * it is told by e-mail. Money that came, or that comes later, stands out as 'to refund'. Again it changes nothing.
 * @throws Refusal not_found; not_changeable when it has ended otherwise, or somebody has entered and it is not the
 * staff who ask; changed_meanwhile
 */
export async function cancelRegistration(
  ctx: TenantCtx,
  { registrationId, by, reason, only }: Input,
): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const row = await lockRegistration(tx, registrationId)
    if (!row) throw new Refusal('not_found')
    const state = registrationState.parse(row.state)
    if (state === 'cancelled' || (only !== undefined && state !== only)) return
    const entered = (await lockTickets(tx, ctx.account, registrationId)).map((id) => id ?? ALL)
    const step = transition(state, 'cancel')
    if (!step || !mayCancel({ state, entered }, by)) throw new Refusal('not_changeable')
    if (!(await cancel(tx, ctx.account, row))) throw new Refusal('changed_meanwhile')
    const balance = balanceOf(await listLedger(tx, registrationId))
    const money = settleCancellation(balance, KEEP)
    const entry = { accountId: ctx.account, ledgerEntryId: randomUUIDv7(), registrationId, code: 'cancelled' }
    if (money.reversed > 0) await bookCorrection(tx, { ...entry, amount: -money.reversed })
    const { eventId } = row
    const details = {
      ...(reason === null ? {} : { reason }),
      ...money,
      before: { state },
      after: { state: step.to },
    }
    await recordAudit(tx, ctx, { action: 'registration.cancelled', eventId, registrationId, details })
    const people = (await listParticipants(tx, registrationId)).map((p) => `${p.firstName} ${p.lastName}`)
    const about = { by, reason, people, kept: money.kept }
    await queueMessage(tx, ctx, { registrationId, kind: 'cancelled', about })
  })
}
