import { z } from 'zod'
import type { RegistrationState } from '#domain/registration/states.ts'
import { isTimeToPayOver } from '#domain/registration/time-to-pay.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { recordAudit } from '#server/db/audit.queries.ts'
import type { Mail } from '#server/gateways/mail/port.ts'
import { type AccountView, getAccount } from '../accounts/get-account.ts'
import { getAcceptedDocuments } from '../registrations/get-accepted-documents.ts'
import { getRegistration } from '../registrations/get-registration.ts'
import { cancelledMail } from './cancelled.mail.ts'
import { changedMail } from './changed.mail.ts'
import { documentAttachment } from './document-attachment.ts'
import { expiredMail } from './expired.mail.ts'
import { findWaitingMail } from './find-waiting-mail.ts'
import { handedOverMail } from './handed-over.mail.ts'
import type { ComposedMail, MailData } from './mail-data.ts'
import { markSent, markUnsent, takeQueuedMessage } from './messages.queries.ts'
import { payMail } from './pay.mail.ts'
import type { MessageKind } from './queue-message.ts'
import { receivedMail } from './received.mail.ts'
import { refusedMail } from './refused.mail.ts'
import { takenOverMail } from './taken-over.mail.ts'
import { ticketsMail } from './tickets.mail.ts'

/** What each kind is composed by, and the states of the registration in which it is true. */
const KINDS: Record<
  MessageKind,
  {
    readonly tells: readonly RegistrationState[]
    /** null where it is true no more. */
    readonly compose: (data: MailData) => ComposedMail | null | Promise<ComposedMail | null>
  }
> = {
  pay: { tells: ['awaiting_payment'], compose: payMail },
  tickets: { tells: ['confirmed'], compose: ticketsMail },
  expired: { tells: ['expired'], compose: expiredMail },
  changed: { tells: ['awaiting_approval', 'awaiting_payment', 'confirmed'], compose: changedMail },
  handed_over: { tells: ['awaiting_payment', 'confirmed'], compose: handedOverMail },
  taken_over: { tells: ['awaiting_payment', 'confirmed'], compose: takenOverMail },
  cancelled: { tells: ['cancelled'], compose: cancelledMail },
  received: { tells: ['awaiting_approval'], compose: receivedMail },
  refused: { tells: ['awaiting_approval'], compose: refusedMail },
}
const kindSchema = z.enum([
  'pay',
  'tickets',
  'expired',
  'changed',
  'handed_over',
  'taken_over',
  'cancelled',
  'received',
  'refused',
])
const waitingKindSchema = z.enum(['joined', 'offer', 'offer_lapsed', 'called_off'])

/** Those that tell of an end bring no documents. */
const ENDS: readonly MessageKind[] = ['expired', 'cancelled']

/** Two or three days. Fewer than a job has (`jobs.enqueue`), so that there is always a job left to say so. */
const ATTEMPTS = 20

interface TakenMessage {
  readonly id: string
  readonly kind: string
  /** What it tells of: one of the two. */
  readonly registrationId: string | null
  readonly waitingEntryId: string | null
  readonly recipient: string
  readonly about: unknown
}

/**
 * Composes a queued message from what is true now and hands it to the mail server; what is no longer true
 * is skipped, and what a demo account would send is kept. Throws when the server did not take it: the job tries again, with the same Message-ID, and
 * after the last attempt the message has failed and the history says so.
 */
export async function sendMessage(ctx: TenantCtx, messageId: string): Promise<void> {
  const taken = await ctx.db.tenant(ctx.account, (tx) => takeQueuedMessage(tx, messageId))
  if (!taken) return
  const { attempts, ...told } = taken
  const message = { id: messageId, ...told }
  try {
    await send(ctx, message)
  } catch (error) {
    if (attempts < ATTEMPTS) throw error
    ctx.log.error({ err: error, messageId }, 'a message was given up')
    await giveUp(ctx, message)
  }
}

async function send(ctx: TenantCtx, message: TakenMessage): Promise<void> {
  const account = await getAccount(ctx)
  const mail = await compose(ctx, account, message)
  if (mail === null) return markAs(ctx, message, 'skipped')
  // What somebody types into the demo may be anybody's address (readings, decision 7). A captured mail
  // does not leave this machine, so there it is shown.
  if (account.demo && ctx.config.smtpUrl !== null) return markAs(ctx, message, 'kept')
  await ctx.gateways.mail.send(mail)
  await ctx.db.tenant(ctx.account, (tx) => markSent(tx, message.id))
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

/** null when what it would tell is not true any more. */
async function compose(ctx: TenantCtx, account: AccountView, message: TakenMessage): Promise<Mail | null> {
  const { id, kind, registrationId, waitingEntryId, recipient, about } = message
  const composed =
    registrationId !== null
      ? await tellRegistration(ctx, account, { kind: kindSchema.parse(kind), registrationId, about })
      : waitingEntryId !== null
        ? await findWaitingMail(ctx, account, waitingKindSchema.parse(kind), waitingEntryId)
        : null
  return (
    composed && {
      ...{ id, from: { name: account.name, address: ctx.config.mailFrom }, replyTo: account.email },
      ...{ to: recipient, ...composed },
    }
  )
}

async function tellRegistration(
  ctx: TenantCtx,
  account: AccountView,
  {
    kind,
    registrationId,
    about,
  }: { readonly kind: MessageKind; readonly registrationId: string; readonly about: unknown },
): Promise<ComposedMail | null> {
  const loaded = await getRegistration(ctx, registrationId)
  const { state, expiresAt } = loaded.registration
  if (!KINDS[kind].tells.includes(state)) return null
  if (expiresAt !== null && isTimeToPayOver(Temporal.Instant.from(expiresAt), ctx.now)) return null
  const composed = await KINDS[kind].compose({ account, about, ...loaded })
  if (composed === null) return null
  const { attachments, ...mail } = composed
  const documents = ENDS.includes(kind) ? [] : await getAcceptedDocuments(ctx, registrationId)
  return { ...mail, attachments: [...attachments, ...documents.map(documentAttachment)] }
}
