import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { balanceOf, confirms } from '#domain/payment/balance.ts'
import { endOfFirstPart } from '#domain/payment/end-of-next-part.ts'
import type { QuoteDue } from '#domain/quote/quote-result.ts'
import { transition } from '#domain/registration/states.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { queueMessage } from '#server/features/messages/outbox/queue-message.ts'
import { Refusal } from '#server/http/refusal.ts'
import { listLedger } from '../agreement/ledger.queries.ts'
import { confirmRegistration } from '../confirmation/confirm-registration.ts'
import { queueExpiry } from '../confirmation/queue-expiry.ts'
import { endWaitForApproval } from './approval.queries.ts'

interface Approved {
  readonly registrationId: string
  readonly eventId: string
  /** What is due when from now on. */
  readonly due: readonly QuoteDue[]
  readonly unpaid: EventDefinition['unpaid']
}

/**
 * Approval is no longer awaited, because it was given or is not needed any more: the time to pay begins, or all is
 * confirmed where enough was paid or nothing has to be paid. The caller holds the row lock.
 * @throws Refusal changed_meanwhile
 */
export async function applyApprovalEffects(
  tx: Tx,
  ctx: TenantCtx,
  { registrationId, eventId, due, unpaid }: Approved,
): Promise<void> {
  const isEnough = confirms(balanceOf(await listLedger(tx, registrationId)), due)
  const state = 'awaiting_approval'
  const step = transition(state, isEnough ? 'approve_free' : 'approve')
  const expiresAt = isEnough ? null : endOfFirstPart(due, unpaid)
  if (!step || !(await endWaitForApproval(tx, registrationId, { state: step.to, expiresAt })))
    throw new Refusal('changed_meanwhile')
  if (isEnough) return confirmRegistration(tx, ctx, { registrationId, eventId, state, due })
  if (expiresAt) await queueExpiry(tx, ctx.account, registrationId, expiresAt)
  await queueMessage(tx, ctx, { registrationId, kind: 'pay' })
}
