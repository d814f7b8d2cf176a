import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { followHouses } from '../staff/follow-houses.ts'
import { type Board, loadBoard } from './get-board.ts'
import {
  isAnyOverfull,
  isNameTaken,
  listSpaces,
  lockSpaces,
  type SavedSpace,
  saveSpace,
  waitForOthers,
} from './spaces.queries.ts'

/**
 * Adds rooms or vehicles, and changes those whose ids are known; all of them or none.
 * @throws Refusal not_found, name_taken, space_full where more people are in one than it would have places
 */
export async function saveSpaces(
  ctx: TenantCtx,
  { eventId, spaces }: { readonly eventId: string; readonly spaces: readonly SavedSpace[] },
): Promise<Board> {
  const ids = spaces.map(({ id }) => id)
  return ctx.db.tenant(ctx.account, async (tx) => {
    const { routes, spaces: before } = await loadBoard(tx, ctx, eventId)
    const scopes = ['rooms', ...routes.map(({ id }) => id)]
    await waitForOthers(tx, eventId)
    const areHere = await lockSpaces(tx, eventId, ids)
    if (!areHere || spaces.some(({ scope }) => !scopes.includes(scope))) throw new Refusal('not_found')
    const housed = await listSpaces(tx, eventId)
    for (const space of spaces) {
      if (space.kept >= space.places) throw new Refusal('space_full')
      if (await isNameTaken(tx, eventId, space)) throw new Refusal('name_taken')
      await saveSpace(tx, ctx.account, eventId, space)
    }
    if (await isAnyOverfull(tx, ids)) throw new Refusal('space_full')
    await followHouses(tx, ctx, eventId, housed)
    await recordAudit(tx, ctx, {
      action: 'lodging.spaces_saved',
      eventId,
      before: { spaces: before.filter(({ id }) => ids.includes(id)).map(kept) },
      after: { spaces: spaces.map(kept) },
    })
    return loadBoard(tx, ctx, eventId)
  })
}

/** What the journal keeps of a space. */
const kept = ({ house, name, places, sexes }: Pick<SavedSpace, 'house' | 'name' | 'places' | 'sexes'>) => ({
  ...{ house, name, places, sexes },
})
