import { freeOfAllotment } from '#domain/capacity/allotment.ts'
import type { QuoteContext } from '#domain/quote/quote-result.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import type { ChangedBy } from '#domain/registration/may-change.ts'
import { localOf } from '#domain/values/polish-time.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { getFreePlaces } from '#server/features/events/selling/get-free-places.ts'
import { findHeldUnits } from '#server/features/places/claims/find-held-units.ts'
import { getOwnFree } from '#server/features/places/claims/own-limits.ts'
import type { LockedAgreement } from '../agreement/lock-agreed.ts'
import { registrantOf } from '../agreement/registrant-of.ts'

type AgreedPlaces = Pick<LockedAgreement, 'allotment' | 'definition'> & {
  readonly row: Pick<LockedAgreement['row'], 'eventId' | 'registrationId' | 'contactEmail'>
}

interface Wanted {
  readonly by: ChangedBy
  /** A hold whose places are kept for it: they are free to it too. */
  readonly hold?: string | null | undefined
  readonly draft: Pick<RegistrationDraft, 'people'>
}

/**
 * The current context; what the registration holds already is free to it. What awaited approval is approved by now,
 * or not changed. Limits of one person are shown to the staff; for the registrant they are checked when places are
 * claimed.
 */
export async function contextOfChange(
  tx: Tx,
  ctx: TenantCtx,
  { row, allotment, definition }: AgreedPlaces,
  { by, draft, hold = null }: Wanted,
): Promise<QuoteContext> {
  const { eventId, registrationId: holder } = row
  const email = registrantOf(row)
  const shared = await getFreePlaces(tx, { eventId, holder })
  const kept = hold === null ? {} : await findHeldUnits(tx, hold)
  const own =
    by === 'staff' ? await getOwnFree(tx, ctx, { eventId, definition }, { draft, email, holder }) : {}
  const withHold = Object.entries(shared).map(([pool, units]) => [pool, units + (kept[pool] ?? 0)])
  const free: Readonly<Record<string, number>> = { ...Object.fromEntries(withHold), ...own }
  return {
    now: localOf(ctx.now),
    approved: true,
    facts: {
      channel: by === 'staff' ? 'office' : 'online',
      free: allotment ? freeOfAllotment(free, allotment) : free,
    },
  }
}
