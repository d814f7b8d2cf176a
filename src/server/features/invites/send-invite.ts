import { isOver } from '#domain/invites/invite-state.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'
import { getAccount } from '../accounts/get-account.ts'
import { waitBeforeInvite } from '../messages/recipient.ts'
import { senderOf } from '../messages/sender.ts'
import { composeInvite } from './compose-invite.ts'
import { findInvite, type InviteRow } from './invites.queries.ts'
import { markMail, takeUnsent } from './mails.queries.ts'
import { getPublishedList } from './published-list.ts'

/** Fewer than a job has, so that there is always a job left to record the failure. */
const ATTEMPTS = 20
/** After this time it is checked again whether the account was reviewed. */
const REVIEW_SECONDS = 3600

/**
 * Hands the mail of an invitation to the mail server, unless it has ended meanwhile. Above a limit of mails it is
 * withheld until the limit is over; that of a demo account or a test is kept. Throws when the server did not accept it:
 * the job tries again, with the same Message-ID, and after the last attempt the staff see that it has failed.
 */
export async function sendInvite(ctx: TenantCtx, inviteId: string): Promise<void> {
  const taken = await ctx.db.tenant(ctx.account, (tx) => takeUnsent(tx, inviteId))
  if (!taken) return
  try {
    await send(ctx, inviteId, taken.attempts)
  } catch (error) {
    if (taken.attempts < ATTEMPTS) throw error
    ctx.log.error({ err: error, invite: inviteId }, 'a mail of an invitation was given up')
    await mark(ctx, inviteId, 'failed')
  }
}

async function send(ctx: TenantCtx, inviteId: string, attempts: number): Promise<void> {
  const due = await ctx.db.tenant(ctx.account, async (tx) => {
    const row = await findInvite(tx, inviteId)
    if (!row || isOver(row.state)) return null
    try {
      return { row, ...(await getPublishedList(tx, ctx, { eventId: row.eventId, list: row.pool })) }
    } catch (error) {
      if (error instanceof Refusal) return null
      throw error
    }
  })
  if (due === null) return mark(ctx, inviteId, 'none')
  const { row, event, terms } = due
  const account = await getAccount(ctx)
  // As with all mails of the demo and of tests: the address may belong to any person (readings, decision 7).
  if ((account.demo || event.isTest) && ctx.config.smtpUrl !== null) return mark(ctx, inviteId, 'kept')
  if (account.onReview) return withhold(ctx, inviteId, REVIEW_SECONDS)
  // A mail is counted once, however often the mail server refuses it.
  const wait = attempts === 1 && !account.demo ? await waitBeforeInvite(ctx, row.email) : 0
  if (wait > 0) return withhold(ctx, inviteId, wait)
  const kind = row.mailKind === 'reminder' ? 'reminder' : 'invite'
  const mail = composeInvite(ctx, account, { event, terms, row, kind, greeting: row.greeting })
  await ctx.gateways.mail.send({ ...addressed(row), ...mail, ...senderOf(account, ctx.config) })
  await mark(ctx, inviteId, 'sent')
}

const addressed = ({ mailId, inviteId, email }: InviteRow) => ({ id: mailId ?? inviteId, to: email })

async function withhold(ctx: TenantCtx, invite: string, seconds: number): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    await markMail(tx, invite, 'withheld')
    const options = { runAt: ctx.now.add({ seconds }), key: `withheld invite:${invite}` }
    await enqueue(tx, ctx.account, 'send-invite', { invite }, options)
  })
}

const mark = (ctx: TenantCtx, inviteId: string, mail: Parameters<typeof markMail>[2]): Promise<void> =>
  ctx.db.tenant(ctx.account, (tx) => markMail(tx, inviteId, mail))
