import { lacksOf } from '#domain/staff/carer-standing.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { insertCarer } from './carers.queries.ts'
import { readCheck, whenOf } from './evaluate-carers.ts'
import { requirePerson } from './require-person.ts'
import { listChecks } from './staff.queries.ts'

interface Input {
  readonly eventId: string
  readonly personId: string
  /** Null: all groups. */
  readonly group: string | null
}

/**
 * Gives somebody the care of a group. Without a required check that is valid until the event is over that is refused to
 * everybody, the owner included (act of 13 May 2016, art. 21 and 23a). Repeated it changes nothing.
 * @throws Refusal not_found, also before the event is published; carer_not_checked
 */
export async function assignCarer(ctx: TenantCtx, { eventId, personId, group }: Input): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const { name } = await requirePerson(tx, eventId, personId)
    const { definition, ...when } = await whenOf(tx, ctx, eventId)
    const found = definition.groups.find(({ id }) => id === group)
    if (group !== null && found === undefined) throw new Refusal('not_found')
    const [lack] = lacksOf((await listChecks(tx, [personId])).map(readCheck), when)
    if (lack !== undefined)
      throw new Refusal('carer_not_checked', {
        params: { kind: lack.kind, until: lack.until?.toString() ?? '' },
      })
    const by = { accountId: ctx.account, assignedBy: actorText(ctx.actor), assignedAt: ctx.now }
    if (!(await insertCarer(tx, { eventId, personId, group, ...by }))) return
    const details = { name, group: found?.name ?? '' }
    await recordAudit(tx, ctx, { action: 'staff.carer_assigned', eventId, details })
  })
}
