import { readDocument } from '#domain/event/check/check-definition.ts'
import { firstOpening } from '#domain/event/opened-for-test.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findDefinition, lockEvent } from '../selling/events.queries.ts'
import { findTestMode, setTestMode } from './test-mode.queries.ts'

/**
 * Switches an event on the site to test mode, before it opens and before anybody has registered: from now on what is
 * registered is a test, and the registration is open for it. A repetition changes nothing.
 * @throws Refusal not_found, called_off, test_too_late
 */
export async function startTestMode(ctx: TenantCtx, eventId: string): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    // Orders in progress finish first: they are real.
    const event = await lockEvent(tx, eventId)
    const found = event && (await findTestMode(tx, eventId))
    if (!found || event.version === null) throw new Refusal('not_found')
    if (event.isCalledOff) throw new Refusal('called_off')
    if (found.isTest) return
    const opens = await opensLater(tx, ctx, { eventId, version: event.version })
    if (opens === null || found.hasReal || found.hasWaiting) throw new Refusal('test_too_late')
    await setTestMode(tx, eventId, true)
    await recordAudit(tx, ctx, { action: 'event.test_started', eventId })
  })
}

/** The opening of an event that has not opened yet, as a local moment; null: it has. */
export async function opensLater(
  tx: Tx,
  { now }: Pick<TenantCtx, 'now'>,
  { eventId, version }: { readonly eventId: string; readonly version: number },
): Promise<string | null> {
  const document = readDocument(await findDefinition(tx, eventId, version))
  const opens = document === null ? null : firstOpening(document)
  return opens !== null && opens > localOf(now).toString({ smallestUnit: 'second' }) ? opens : null
}
