import { briefMailWords } from '#i18n/pl/mails/brief.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getRegistrationAddress } from '#server/features/registrations/links/get-registration-address.ts'
import { getRegistration } from '#server/features/registrations/read/get-registration.ts'
import type { Mail } from '#server/gateways/mail/port.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'
import type { AccountView } from '../accounts/get-account.ts'
import { getWaitingEntry } from '../waiting-list/get-waiting-entry.ts'
import { getWaitingToken } from '../waiting-list/waiting-token.ts'
import type { TakenMessage } from './compose-mail.ts'
import { markSent, markUnsent } from './outbox/messages.queries.ts'
import { mailedAddress } from './recipient.ts'
import { markWithheld, mergeWithheld } from './recipients.queries.ts'
import { senderOf } from './sender.ts'
import { type Mentioned, severalMail } from './several.mail.ts'

/** The recipient may not see the registration: their mail goes out alone. */
const LEADS_ELSEWHERE = ['place_offered', 'taken_over', 'confirm_email', 'email_changed']

/** Most messages combined in one mail; the rest goes out with the next. */
const MOST_IN_ONE = 50

/** Lets a message wait for the end of a limit. The staff see it in the history; nothing of it is lost. */
export async function withhold(ctx: TenantCtx, message: TakenMessage, seconds: number): Promise<void> {
  const { id, kind, registrationId, waitingEntryId } = message
  await ctx.db.tenant(ctx.account, async (tx) => {
    const isNew = await markWithheld(tx, id)
    const runAt = ctx.now.add({ seconds })
    await enqueue(tx, ctx.account, 'send-message', { message: id }, { runAt, key: `withheld:${id}` })
    if (!isNew) return
    await recordAudit(tx, ctx, {
      action: 'message.withheld',
      before: { message: 'queued' },
      after: { message: 'withheld' },
      ...(registrationId === null ? {} : { registrationId }),
      details: { kind, ...(waitingEntryId === null ? {} : { waitingEntry: waitingEntryId }) },
    })
  })
}

interface Due {
  readonly message: TakenMessage
  /** Null when it is no longer valid. */
  readonly mail: Mail | null
}

/** A limit is over: the message goes out, and with it, as one mail, others that wait for the same recipient. */
export async function sendWithheld(ctx: TenantCtx, account: AccountView, due: Due): Promise<void> {
  const { message, mail } = due
  const others = LEADS_ELSEWHERE.includes(message.kind)
    ? []
    : await ctx.db.tenant(ctx.account, (tx) => mergeWithheld(tx, message, MOST_IN_ONE - 1))
  const frame = {
    ...{ id: message.id, to: message.recipient },
    ...senderOf(account, ctx.config),
  }
  const all = mail === null ? others : [message, ...others]
  const together =
    others.length === 0 ? mail : { ...frame, ...severalMail(account, await mentionedBy(ctx, account, all)) }
  if (together !== null) await ctx.gateways.mail.send(together)
  await ctx.db.tenant(ctx.account, async (tx) => {
    if (together === null) await markUnsent(tx, message.id, 'skipped')
    else await markSent(tx, message.id)
  })
}

type Subject = Pick<TakenMessage, 'registrationId' | 'waitingEntryId' | 'recipient'>

/** Each registration and each entry once, however many messages are about it. */
async function mentionedBy(
  ctx: TenantCtx,
  account: AccountView,
  messages: readonly Subject[],
): Promise<Mentioned[]> {
  const mentioned = new Map<string, Mentioned>()
  for (const { registrationId, waitingEntryId, recipient } of messages) {
    if (registrationId !== null && !mentioned.has(registrationId)) {
      const registration = await getRegistration(ctx, registrationId)
      const address = await getRegistrationAddress(ctx, registrationId)
      const title = briefMailWords.several.registration(registration.number, registration.event.title)
      mentioned.set(registrationId, { title, address: mailedAddress(ctx, address, recipient) })
    } else if (waitingEntryId !== null && !mentioned.has(waitingEntryId)) {
      const { event } = await getWaitingEntry(ctx, waitingEntryId)
      const address = `${account.siteAddress}/lista-rezerwowa/${await getWaitingToken(ctx, waitingEntryId)}`
      const title = briefMailWords.several.waitingEntry(event.title)
      mentioned.set(waitingEntryId, { title, address: mailedAddress(ctx, address, recipient) })
    }
  }
  return [...mentioned.values()]
}
