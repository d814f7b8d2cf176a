import { localOf } from '#domain/values/polish-time.ts'
import { readDay } from '#domain/values/time.ts'
import { laterThanToday } from '#i18n/pl/staff.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requirePerson } from './require-person.ts'
import { insertCheck, listChecks, type SavedCheck } from './staff.queries.ts'

type Input = Omit<SavedCheck, 'checkedBy' | 'recordedAt'> & { readonly eventId: string }

const MOST = 100

/**
 * Records that somebody was checked by who asks, and that nothing was found. Repeated it changes nothing.
 * @throws Refusal not_found, invalid_input for a day to come, too_many_staff
 */
export async function recordCheck(ctx: TenantCtx, { eventId, ...check }: Input): Promise<void> {
  const today = localOf(ctx.now).toPlainDate()
  const checkedOn = readDay(check.checkedOn)
  if (checkedOn === null || Temporal.PlainDate.compare(checkedOn, today) > 0)
    throw new Refusal('invalid_input', {
      problems: [{ code: 'too_big', field: 'checkedOn', message: laterThanToday }],
    })
  await ctx.db.tenant(ctx.account, async (tx) => {
    const { name } = await requirePerson(tx, eventId, check.personId)
    if ((await listChecks(tx, [check.personId])).length >= MOST)
      throw new Refusal('too_many_staff', { params: { max: MOST } })
    const by = { accountId: ctx.account, checkedBy: actorText(ctx.actor), recordedAt: ctx.now }
    if (!(await insertCheck(tx, { ...check, ...by }))) return
    const { kind, validUntil } = check
    await recordAudit(tx, ctx, {
      action: 'staff.check_recorded',
      eventId,
      details: { name, check: check.name || kind, checkedOn: check.checkedOn, validUntil },
    })
  })
}
