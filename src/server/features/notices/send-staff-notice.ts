import type { TenantCtx } from '#server/context/ctx.ts'
import { addressOf } from '#server/http/face.ts'
import { getAccount } from '../accounts/get-account.ts'
import { senderOf } from '../messages/sender.ts'
import { noticeItems, noticeMail } from './notice.mail.ts'
import { findRecipient, markNotice, takeNotice } from './notices.queries.ts'

/** Fewer than a job has, so that there is always a job left to record the failure. */
const ATTEMPTS = 20

type Due = NonNullable<Awaited<ReturnType<typeof takeNotice>>>

/**
 * Hands a notice to the mail server, unless its reader has left the team or wants none any more. Throws when the server
 * did not accept it: the job tries again, with the same Message-ID.
 */
export async function sendStaffNotice(ctx: TenantCtx, id: string): Promise<void> {
  const due = await ctx.db.tenant(ctx.account, (tx) => takeNotice(tx, id))
  if (!due) return
  try {
    await mark(ctx, due, await send(ctx, due))
  } catch (error) {
    if (due.attempts < ATTEMPTS) throw error
    ctx.log.error({ err: error, notice: id }, 'a notice to the staff was given up')
    await mark(ctx, due, 'failed')
  }
}

async function send(ctx: TenantCtx, { id, userId, occasion, items }: Due): Promise<'sent' | 'skipped'> {
  const reader = await ctx.db.tenant(ctx.account, (tx) => findRecipient(tx, userId))
  if (reader === undefined || reader.choice === 'never') return 'skipped'
  const account = await getAccount(ctx)
  const panel = addressOf(`panel.${account.brand.domain}`, ctx.config)
  const isAlarm = occasion.startsWith('alarm')
  const mail = noticeMail(account, { items: noticeItems.parse(items), isAlarm, panel })
  await ctx.gateways.mail.send({ id, to: reader.email, ...mail, ...senderOf(account, ctx.config) })
  return 'sent'
}

const mark = (ctx: TenantCtx, { id }: Due, state: Parameters<typeof markNotice>[2]): Promise<void> =>
  ctx.db.tenant(ctx.account, (tx) => markNotice(tx, id, state))
