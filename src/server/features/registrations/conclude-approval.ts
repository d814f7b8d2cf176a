import { balanceOf, confirms } from '#domain/payment/balance.ts'
import { deadlineOf } from '#domain/polish-time.ts'
import type { QuoteDue } from '#domain/quote/quote-result.ts'
import { transition } from '#domain/registration/states.ts'
import type { TenantCtx } from '#server/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { queueMessage } from '../messages/queue-message.ts'
import { endWaitForApproval } from './approval.queries.ts'
import { confirmRegistration } from './confirm-registration.ts'
import { queueExpiry } from './queue-expiry.ts'
import { listLedger } from './registrations.queries.ts'

interface Approved {
  readonly registrationId: string
  readonly eventId: string
  /** What is due when from now on. */
  readonly due: readonly QuoteDue[]
}

/**
 * Nothing waits for approval any more, because it was given or is needed no longer: the time to pay begins, or all
 * is confirmed where the money that has come suffices or nothing has to be paid. The caller holds the row lock.
 * @throws Refusal changed_meanwhile
 */
export async function concludeApproval(
  tx: Tx,
  ctx: TenantCtx,
  { registrationId, eventId, due }: Approved,
): Promise<void> {
  const isEnough = confirms(balanceOf(await listLedger(tx, registrationId)), due)
  const state = 'awaiting_approval'
  const step = transition(state, isEnough ? 'approve_free' : 'approve')
  const until = due[0]?.until ?? null
  const expiresAt = isEnough || until === null ? null : deadlineOf(until)
  if (!step || !(await endWaitForApproval(tx, registrationId, { state: step.to, due, expiresAt })))
    throw new Refusal('changed_meanwhile')
  if (isEnough) return confirmRegistration(tx, ctx, { registrationId, eventId, state, due })
  if (expiresAt) await queueExpiry(tx, ctx.account, registrationId, expiresAt)
  await queueMessage(tx, ctx, { registrationId, kind: 'pay' })
}
