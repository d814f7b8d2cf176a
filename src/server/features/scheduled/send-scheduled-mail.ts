import { scheduledMailWords as words } from '#i18n/pl/scheduled.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { addressOf } from '#server/http/face.ts'
import { getAccount } from '../accounts/get-account.ts'
import { senderOf } from '../messages/sender.ts'
import { countRows } from '../registrations/lists/count-rows.ts'
import { markMail, takeMail } from './mails.queries.ts'
import { findReader, type Reader } from './members.ts'
import { scheduledMail } from './scheduled.mail.ts'
import { findScheduled } from './scheduled.queries.ts'
import { type Subject, subjectsOf } from './subjects.ts'

/** Fewer than a job has, so that there is always a job left to record the failure. */
const ATTEMPTS = 20

type Due = NonNullable<Awaited<ReturnType<typeof takeMail>>>

/**
 * Hands a mail about a scheduled report to the mail server, unless it was paused, or its reader has left or may not see it
 * any more. Throws when the server did not accept it: the job tries again, with the same Message-ID.
 */
export async function sendScheduledMail(ctx: TenantCtx, id: string): Promise<void> {
  const due = await ctx.db.tenant(ctx.account, (tx) => takeMail(tx, id))
  if (!due) return
  try {
    await mark(ctx, due, await send(ctx, due))
  } catch (error) {
    if (due.attempts < ATTEMPTS) throw error
    ctx.log.error({ err: error, mail: id }, 'a mail about a scheduled report was given up')
    await mark(ctx, due, 'failed')
  }
}

async function send(ctx: TenantCtx, due: Due): Promise<'sent' | 'skipped'> {
  const content = await readContent(ctx, due)
  if (content === null) return 'skipped'
  const { reader, subject, eventId, event } = content
  const account = await getAccount(ctx)
  const pages = `${addressOf(`panel.${account.brand.domain}`, ctx.config)}/wydarzenia/${eventId}`
  const mail = scheduledMail(account, {
    ...{ name: subject.name, event, count: await countWords(ctx, eventId, reader, subject) },
    ...{ address: `${pages}/${subject.path}`, change: `${pages}/raporty/zaplanowane` },
  })
  await ctx.gateways.mail.send({ id: due.id, to: reader.email, ...mail, ...senderOf(account, ctx.config) })
  return 'sent'
}

interface Content {
  readonly reader: Reader
  readonly subject: Subject
  readonly eventId: string
  readonly event: string
}

/** What the mail says, by the rights that its reader has at this moment; null: nothing. */
function readContent(ctx: TenantCtx, { reportId, userId }: Due): Promise<Content | null> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const report = await findScheduled(tx, reportId)
    if (report === undefined || report.paused || !report.readers.includes(userId)) return null
    const { eventId } = report
    const reader = await findReader(tx, userId, eventId)
    if (reader === undefined) return null
    const { definition } = await getPublishedEvent(tx, ctx, eventId)
    const subjects = await subjectsOf(tx, { eventId, definition, role: reader.role, now: ctx.now })
    const subject = subjects.find(({ key }) => key === report.subject)
    return subject === undefined ? null : { reader, subject, eventId, event: definition.title }
  })
}

async function countWords(
  ctx: TenantCtx,
  eventId: string,
  { role }: Reader,
  { counted }: Subject,
): Promise<string> {
  const { count, more } = await countRows(ctx, { accountId: ctx.account, eventId, role, ...counted })
  const said = counted.list === 'people' ? words.people(count) : words.registrations(count)
  return more ? words.more(said) : said
}

const mark = (ctx: TenantCtx, { id }: Due, state: Parameters<typeof markMail>[2]): Promise<void> =>
  ctx.db.tenant(ctx.account, (tx) => markMail(tx, id, state))
