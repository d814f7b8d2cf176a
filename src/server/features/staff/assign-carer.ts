import { mayOverrideStaffChecks, type Role } from '#domain/access/rights.ts'
import { mayCare } from '#domain/staff/carer-standing.ts'
import { currentCheck } from '#domain/staff/check-standing.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { isCarer, saveCarer } from './carers.queries.ts'
import { readCheck, whenOf } from './judge-carers.ts'
import { requirePerson } from './require-person.ts'
import { listChecks } from './staff.queries.ts'

interface Input {
  readonly eventId: string
  readonly personId: string
  /** Null: all groups. */
  readonly group: string | null
  readonly overrideReason?: string | undefined
  readonly role: Role
}

/**
 * Gives somebody the care of a group. Without a valid check of the register of sexual offences until the event is over that
 * needs a reason, and a role that may override; a reason that is not needed is not kept.
 * @throws Refusal not_found, also before the event is published; carer_not_checked; forbidden
 */
export async function assignCarer(ctx: TenantCtx, input: Input): Promise<void> {
  const { eventId, personId, group } = input
  await ctx.db.tenant(ctx.account, async (tx) => {
    const { name } = await requirePerson(tx, eventId, personId)
    const { definition, ...when } = await whenOf(tx, ctx, eventId)
    const found = definition.groups.find(({ id }) => id === group)
    if (group !== null && found === undefined) throw new Refusal('not_found')
    const checks = (await listChecks(tx, [personId])).map(readCheck)
    const isChecked = mayCare(checks, when)
    if (!isChecked && input.overrideReason === undefined) {
      const check = currentCheck(checks, 'sexual_offences')
      throw new Refusal('carer_not_checked', { params: { until: check?.validUntil?.toString() ?? '' } })
    }
    if (!isChecked && !mayOverrideStaffChecks(input.role)) throw new Refusal('forbidden')
    const overrideReason = isChecked ? null : (input.overrideReason ?? null)
    const place = { eventId, personId, group }
    if (overrideReason === null && (await isCarer(tx, place))) return
    await saveCarer(tx, {
      ...{ ...place, overrideReason, accountId: ctx.account },
      ...{ assignedBy: actorText(ctx.actor), assignedAt: ctx.now },
    })
    await recordAudit(tx, ctx, {
      action: overrideReason === null ? 'staff.carer_assigned' : 'staff.carer_overridden',
      eventId,
      details: {
        name,
        group: found?.name ?? '',
        ...(overrideReason === null ? {} : { reason: overrideReason }),
      },
    })
  })
}
