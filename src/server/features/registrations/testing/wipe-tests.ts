import type { TenantCtx } from '#server/context/ctx.ts'
import { releaseHold } from '#server/features/places/holds/release-hold.ts'
import { lockRegistration } from '../agreement/registrations.queries.ts'
import { listQuestionsOf } from '../questions/questions.queries.ts'
import { endRehearsal, endWiping, listTests, releaseClaims, wipeTest } from './testing.queries.ts'

const AT_ONCE = 100

/**
 * Wipes the test registrations of an event, each in a transaction of its own: its places are released exactly, and
 * everything that hangs on it is deleted. A rehearsal stops first. May run twice; an interrupted run continues.
 */
export async function wipeTests(ctx: TenantCtx, eventId: string): Promise<void> {
  await ctx.db.tenant(ctx.account, (tx) => endRehearsal(tx, eventId, 'stopped'))
  for (;;) {
    const ids = await ctx.db.tenant(ctx.account, (tx) => listTests(tx, eventId, AT_ONCE))
    if (ids.length === 0) break
    for (const registrationId of ids) await wipeOne(ctx, eventId, registrationId)
  }
  await ctx.db.tenant(ctx.account, (tx) => endWiping(tx, eventId))
}

async function wipeOne(ctx: TenantCtx, eventId: string, registrationId: string): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const row = await lockRegistration(tx, registrationId)
    if (!row?.isTest) return
    // With the questions the links to what is held for their answers go.
    for (const { holdId } of await listQuestionsOf(tx, registrationId))
      if (holdId !== null) await releaseHold(tx, ctx, holdId)
    await releaseClaims(tx, ctx.account, { eventId, registrationId })
    if (!(await wipeTest(tx, ctx.account, registrationId)))
      throw new Error(`A test registration was not wiped: ${registrationId}.`)
  })
}
