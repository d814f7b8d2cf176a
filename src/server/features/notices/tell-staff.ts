import { z } from 'zod'
import { role as roleSchema } from '#contract/panel.ts'
import { scope as scopeSchema } from '#contract/team.ts'
import { NOTICE_CHOICES, newsOf } from '#domain/notices/news.ts'
import { localOf } from '#domain/values/polish-time.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#server/db/new-id.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'
import { getAccount } from '../accounts/get-account.ts'
import { listToDoIn } from '../dashboard/list-to-do.ts'
import type { ToDo } from '../dashboard/to-do/find-to-do.ts'
import { listEvents } from '../events/list-events.ts'
import { insertNotice, listRecipients, lockLastCounts, saveLastCounts } from './notices.queries.ts'

const recipient = z.object({
  userId: z.string(),
  role: roleSchema,
  scope: scopeSchema,
  choice: z.enum(NOTICE_CHOICES),
})
const countsSchema = z.record(z.string(), z.object({ count: z.number(), urgent: z.number() }))

/**
 * Queues a mail for each member for whom something new waits, by what each has chosen and may see. Each member is a
 * transaction of its own: broken off it goes on with those who are left, and nobody is written to twice. Nobody of the demo is.
 */
export async function tellStaff(ctx: TenantCtx, of: 'all' | 'alarms'): Promise<void> {
  const { demo, onReview } = await getAccount(ctx)
  if (demo || onReview) return
  const rows = await ctx.db.tenant(ctx.account, listRecipients)
  const wanting = rows
    .map((row) => recipient.parse(row))
    .filter(({ choice }) => (of === 'all' ? choice !== 'never' : choice === 'at_once'))
  if (wanting.length === 0) return
  const titles = new Map((await listEvents(ctx, { withMoney: false })).map(({ id, title }) => [id, title]))
  for (const member of wanting)
    await ctx.db.tenant(ctx.account, (tx) => tellMember(tx, ctx, { ...member, of, titles }))
}

interface Member extends Omit<z.output<typeof recipient>, 'choice'> {
  readonly of: 'all' | 'alarms'
  readonly titles: ReadonlyMap<string, string>
}

async function tellMember(
  tx: Tx,
  ctx: TenantCtx,
  { userId, role, scope, of, titles }: Member,
): Promise<void> {
  const before = countsSchema.parse(await lockLastCounts(tx, ctx.account, userId))
  const { news, counts } = newsOf(await listToDoIn(tx, ctx, { role, scope }), before, of)
  await saveLastCounts(tx, userId, counts)
  if (news.length === 0) return
  const staffNoticeId = newId()
  const items = news.map((item) => itemOf(item, titles))
  const notice = { accountId: ctx.account, staffNoticeId, userId, occasion: occasionOf(ctx, of), items }
  if (!(await insertNotice(tx, notice))) return
  await enqueue(tx, ctx.account, 'send-staff-notice', { notice: staffNoticeId })
}

const occasionOf = ({ now }: TenantCtx, of: 'all' | 'alarms') =>
  of === 'all' ? `daily ${localOf(now).toPlainDate().toString()}` : `alarm ${now.toString()}`

const itemOf = ({ eventId, count, sentence, alarm, action }: ToDo, titles: ReadonlyMap<string, string>) => ({
  ...{ count, sentence, alarm, path: action?.path ?? null },
  event: eventId === null ? null : (titles.get(eventId) ?? null),
})
