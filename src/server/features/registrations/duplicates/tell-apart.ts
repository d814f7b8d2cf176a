import { recordAudit } from '#server/audit/audit.queries.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findRegistration } from '../agreement/registrations.queries.ts'
import { saveToldApart } from './duplicates.queries.ts'

interface Input {
  readonly eventId: string
  readonly registrationId: string
  readonly otherId: string
}

/** Remembers that two registrations are of different people, in the history of both. @throws Refusal not_found */
export async function tellApart(ctx: TenantCtx, { eventId, registrationId, otherId }: Input): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const here = await findRegistration(tx, registrationId)
    const there = await findRegistration(tx, otherId)
    if (here?.eventId !== eventId || there?.eventId !== eventId || registrationId === otherId)
      throw new Refusal('not_found')
    const [one = '', other = ''] = [registrationId, otherId].toSorted()
    const by = actorText(ctx.actor)
    if (!(await saveToldApart(tx, { accountId: ctx.account, one, other, by }))) return
    const entry = { action: 'registration.told_apart', eventId } as const
    await recordAudit(tx, ctx, { ...entry, registrationId, details: { name: there.number } })
    await recordAudit(tx, ctx, { ...entry, registrationId: otherId, details: { name: here.number } })
  })
}
