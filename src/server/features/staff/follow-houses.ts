import { placeWords } from '#i18n/pl/staff.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { deleteHouseCarers, listSpacesToCareFor, moveHouseCarers } from './space-carers.queries.ts'

type Spaces = readonly { readonly id: string; readonly scope: string; readonly house: string }[]

/**
 * Care of a house hangs on its name: it goes along when all rooms of the house got one new name, and ends, noted in the
 * journal, when the house is gone otherwise.
 * @param before the rooms as they were before the change, which is in the same transaction
 */
export async function followHouses(tx: Tx, ctx: TenantCtx, eventId: string, before: Spaces): Promise<void> {
  const after = await listSpacesToCareFor(tx, eventId)
  for (const house of housesOf(before)) {
    if (housesOf(after).has(house)) continue
    const renamed = newNameOf(house, before, after)
    if (renamed !== null) await moveHouseCarers(tx, eventId, { house, renamed })
    const group = placeWords({ scope: 'rooms', house, name: '' })
    for (const name of await deleteHouseCarers(tx, eventId, house))
      if (renamed === null)
        await recordAudit(tx, ctx, { action: 'staff.carer_removed', eventId, details: { name, group } })
  }
}

const housesOf = (spaces: Spaces): Set<string> =>
  new Set(spaces.flatMap(({ scope, house }) => (scope === 'rooms' && house !== '' ? [house] : [])))

/** Null: the rooms are gone, or went into several houses, or into one that was there before. */
function newNameOf(house: string, before: Spaces, after: Spaces): string | null {
  const ids = before.filter((each) => each.scope === 'rooms' && each.house === house).map(({ id }) => id)
  const names = new Set(after.filter(({ id }) => ids.includes(id)).map((each) => each.house))
  const [name = ''] = names
  return names.size === 1 && name !== '' && !housesOf(before).has(name) ? name : null
}
