import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { assertEvent } from '#server/features/events/selling/assert-event.ts'
import { Refusal } from '#server/http/refusal.ts'
import { countPeople, lockPerson, type SavedPerson, savePerson as save } from './staff.queries.ts'

const MOST = 1_000

/**
 * Adds somebody to the staff of the account, or changes who has this id.
 * @throws Refusal not_found, too_many_staff
 */
export async function savePerson(
  ctx: TenantCtx,
  { eventId, ...person }: SavedPerson & { readonly eventId: string },
): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    await assertEvent(tx, eventId)
    const before = await lockPerson(tx, person.id)
    if (before === undefined && (await countPeople(tx)) >= MOST)
      throw new Refusal('too_many_staff', { params: { max: MOST } })
    await save(tx, { ...person, accountId: ctx.account, now: ctx.now })
    await recordAudit(tx, ctx, {
      action: before === undefined ? 'staff.person_added' : 'staff.person_changed',
      eventId,
      details: { name: nameOf(person) },
    })
  })
}

const nameOf = ({ firstName, lastName }: SavedPerson) => `${firstName} ${lastName}`
