import type { Filled } from '#domain/camp-card/fill-card.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'

/** Writes into the journal, for each registration, that cards of it were printed, and which guarded answers stand on them. */
export async function notePrinted(
  tx: Tx,
  ctx: TenantCtx,
  eventId: string,
  printed: readonly (Filled & { readonly registrationId: string })[],
): Promise<void> {
  for (const [registrationId, cards] of Map.groupBy(printed, (each) => each.registrationId)) {
    const answers = [...new Set(cards.flatMap(({ guarded }) => guarded))]
    const details = { cards: cards.length, answers }
    await recordAudit(tx, ctx, { action: 'camp_card.printed', eventId, registrationId, details })
  }
}
