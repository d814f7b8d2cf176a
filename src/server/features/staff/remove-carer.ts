import type { CarePlace } from '#domain/staff/care-place.ts'
import { placeWords } from '#i18n/pl/staff.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { deleteCarer } from './carers.queries.ts'
import { requirePerson } from './require-person.ts'
import { deleteSpaceCarer, findSpaceOrHouse } from './space-carers.queries.ts'

interface Input {
  readonly eventId: string
  readonly personId: string
  readonly place: CarePlace
}

/**
 * Takes the care of a group, a room, a house or a vehicle from somebody; who had none is as good as removed.
 * @throws Refusal not_found
 */
export async function removeCarer(ctx: TenantCtx, { eventId, personId, place }: Input): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const { name } = await requirePerson(tx, eventId, personId)
    const group = await nameOf(tx, eventId, place)
    const isGone =
      'group' in place
        ? await deleteCarer(tx, { eventId, personId, group: place.group })
        : await deleteSpaceCarer(tx, eventId, personId, place)
    if (isGone)
      await recordAudit(tx, ctx, { action: 'staff.carer_removed', eventId, details: { name, group } })
  })
}

async function nameOf(tx: Tx, eventId: string, place: CarePlace): Promise<string> {
  if ('group' in place) return place.group ?? ''
  const found = await findSpaceOrHouse(tx, eventId, place)
  return found === undefined ? '' : placeWords(found)
}
