import { refusalMessages } from '#i18n/pl/refusal-messages.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { keepFiles } from '#server/features/files/records/keep-files.ts'
import { queueMessage } from '#server/features/messages/outbox/queue-message.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type LockedAgreement, lockAgreed } from '../agreement/lock-agreed.ts'
import { feeToCharge } from '../change/fee-to-charge.ts'
import { requestHash } from '../pricing/request-hash.ts'
import { type HandOverBody, newTransfer } from '../transfers/new-transfer.ts'
import { endTransfer, findOpenTransfer, insertTransfer } from '../transfers/place-transfers.queries.ts'
import { decideHandOver } from './decide-hand-over.ts'

/** Files of the successor wait as long as the offer, and a little longer. */
const FILES_HOURS = 72

interface Input {
  readonly registrationId: string
  readonly body: HandOverBody
}

/**
 * Offers the place of one person to another: nothing changes until the new person has confirmed it by the link that
 * is mailed to them, within 48 hours (flow C8). What would be refused then is refused now. One at a time; the same
 * request again changes nothing more.
 * @throws Refusal not_found, not_changeable, changed_meanwhile, no_hand_over, invalid_input, registration_refused,
 *   price_changed, hand_over_waits
 */
export async function offerPlace(ctx: TenantCtx, { registrationId, body }: Input): Promise<void> {
  const { email } = body
  if (email === null) throw withoutEmail()
  await ctx.db.tenant(ctx.account, async (tx) => {
    const locked = await lockAgreed(tx, ctx, registrationId)
    const open = await findOpenTransfer(tx, registrationId)
    if (open?.isOpen && open.requestHash.equals(requestHash(ctx, body))) return
    if (open?.isOpen) throw new Refusal('hand_over_waits')
    if (open) await endTransfer(tx, open.placeTransferId, 'expired')
    await assertOffer(tx, ctx, locked, body)
    const transfer = newTransfer(ctx, { registrationId, body, email, state: 'open' })
    await insertTransfer(tx, transfer)
    await keepFiles(tx, {
      ...{ draft: { people: [body.successor], answers: {} }, uploads: body.uploads },
      until: ctx.now.add({ hours: FILES_HOURS }),
    })
    await noteTransfer(tx, ctx, { registrationId, eventId: locked.row.eventId, state: 'open' })
    const about = { transfer: transfer.placeTransferId }
    await queueMessage(tx, ctx, { registrationId, kind: 'place_offered', about, recipient: email })
  })
}

/** @throws Refusal, as handing the place over now would */
async function assertOffer(
  tx: Tx,
  ctx: TenantCtx,
  locked: LockedAgreement,
  body: HandOverBody,
): Promise<void> {
  const { priced, terms } = await decideHandOver(tx, ctx, locked, { by: 'registrant', body })
  const { total: now } = priced
  if (now !== body.expectedTotal)
    throw new Refusal('price_changed', { params: { expected: body.expectedTotal, now } })
  feeToCharge(terms.fee, { by: 'registrant', body })
}

/** A line of the history; names appear only in the line of a completed hand-over. */
export async function noteTransfer(
  tx: Tx,
  ctx: TenantCtx,
  noted: { readonly registrationId: string; readonly eventId: string; readonly state: string },
): Promise<void> {
  const { registrationId, eventId, state } = noted
  await recordAudit(tx, ctx, {
    ...{ action: 'registration.place_offered', eventId, registrationId, details: {} },
    ...(state === 'open' ? {} : { before: { offer: 'open' } }),
    after: { offer: state },
  })
}

function withoutEmail(): Refusal {
  const message = refusalMessages.handOver.noEmail
  return new Refusal('invalid_input', { problems: [{ code: 'email', field: 'email', message }] })
}
