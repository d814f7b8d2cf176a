import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getAccount } from '../accounts/get-account.ts'
import { composeMail, type TakenMessage } from './compose-mail.ts'
import { isMessage, markSent, markUnsent, takeQueuedMessage } from './outbox/messages.queries.ts'
import { recipientHash, waitBeforeMail } from './recipient.ts'
import { findRecipientFacts, isOfOrganiser, isTestRegistration } from './recipients.queries.ts'
import { sendWithheld, withhold } from './withheld-messages.ts'

/**
 * Two or three days. Fewer than a job has (`jobs.enqueue`), so that there is always a job left to record the failure.
 */
const ATTEMPTS = 20

/**
 * Composes a queued message from the current state and hands it to the mail server; a message that is no longer valid
 * is skipped, and that of a demo account is kept. Above the limits of its recipient it is withheld and goes out
 * later, with others that wait there, as one. Throws when the server did not accept it: the job tries again, with the
 * same Message-ID, and after the last attempt the message has failed and the history records it.
 */
export async function sendMessage(ctx: TenantCtx, messageId: string): Promise<void> {
  const taken = await ctx.db.tenant(ctx.account, (tx) => takeQueuedMessage(tx, messageId))
  if (!taken) return
  const { attempts, before, ...rest } = taken
  const message = { id: messageId, ...rest }
  try {
    await send(ctx, message, { isFirstTry: attempts === 1, wasWithheld: before === 'withheld' })
  } catch (error) {
    // A test is wiped with its messages, also while one of them is being composed.
    if (!(await ctx.db.tenant(ctx.account, (tx) => isMessage(tx, messageId)))) return
    if (attempts < ATTEMPTS) throw error
    ctx.log.error({ err: error, messageId }, 'a message was given up')
    await giveUp(ctx, message)
  }
}

/** After this time it is checked again whether the account was reviewed. */
const REVIEW_SECONDS = 3600

interface Try {
  /** A mail is counted once, however often the mail server refuses it. */
  readonly isFirstTry: boolean
  readonly wasWithheld: boolean
}

async function send(ctx: TenantCtx, message: TakenMessage, { isFirstTry, wasWithheld }: Try): Promise<void> {
  // Registered at the desk by somebody without an address.
  if (message.recipient === '') return markAs(ctx, message, 'skipped')
  const account = await getAccount(ctx)
  const { isKnown, isLater } = await ctx.db.tenant(ctx.account, (tx) =>
    findRecipientFacts(tx, message.id, recipientHash(ctx, message.recipient)),
  )
  const mail = await composeMail(ctx, account, message, !account.demo && isLater && !isKnown)
  if (mail === null && isFirstTry) return markAs(ctx, message, 'skipped')
  // An address typed into the demo may belong to any person (readings, decision 7). A captured mail does not leave
  // this machine, so there it is shown.
  if (account.demo && ctx.config.smtpUrl !== null) return markAs(ctx, message, 'kept')
  // A test writes to nobody but the organiser: addresses typed into it may belong to any person.
  if (ctx.config.smtpUrl !== null && (await isOfTestToOthers(ctx, message)))
    return markAs(ctx, message, 'kept')
  if (account.onReview) return withhold(ctx, message, REVIEW_SECONDS)
  const wait =
    isFirstTry && !account.demo ? await waitBeforeMail(ctx, { recipient: message.recipient, isKnown }) : 0
  if (wait > 0) return withhold(ctx, message, wait)
  // A mail that was tried before may be one for several.
  if (wasWithheld || mail === null || !isFirstTry) return sendWithheld(ctx, account, { message, mail })
  await ctx.gateways.mail.send(mail)
  await ctx.db.tenant(ctx.account, (tx) => markSent(tx, message.id))
}

async function isOfTestToOthers(
  ctx: TenantCtx,
  { registrationId, recipient }: TakenMessage,
): Promise<boolean> {
  if (registrationId === null) return false
  return ctx.db.tenant(ctx.account, async (tx) => {
    if (!(await isTestRegistration(tx, registrationId))) return false
    return !(await isOfOrganiser(tx, ctx.account, recipient))
  })
}

async function markAs(ctx: TenantCtx, { id }: TakenMessage, state: 'skipped' | 'kept'): Promise<void> {
  await ctx.db.tenant(ctx.account, (tx) => markUnsent(tx, id, state))
}

async function giveUp(ctx: TenantCtx, message: TakenMessage): Promise<void> {
  const { id, kind, registrationId, waitingEntryId } = message
  await ctx.db.tenant(ctx.account, async (tx) => {
    if (!(await markUnsent(tx, id, 'failed'))) return
    await recordAudit(tx, ctx, {
      action: 'message.failed',
      before: { message: 'queued' },
      after: { message: 'failed' },
      ...(registrationId === null ? {} : { registrationId }),
      details: { kind, ...(waitingEntryId === null ? {} : { waitingEntry: waitingEntryId }) },
    })
  })
}
