import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type Board, loadBoard } from './get-board.ts'
import { listAssignments, placePeople } from './spaces.queries.ts'

interface Input {
  readonly eventId: string
  readonly scope: string
  readonly moves: readonly { readonly people: readonly string[]; readonly space: string | null }[]
}

/**
 * Puts people into rooms or vehicles, or out of them: all of them or none.
 * @throws Refusal not_found of a person who takes part no more, or a space of another event; space_full
 */
export async function movePeople(ctx: TenantCtx, { eventId, scope, moves }: Input): Promise<Board> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const moved = new Set(moves.flatMap(({ people }) => people))
    const spacesBefore = Object.fromEntries(
      (await listAssignments(tx, eventId))
        .filter((each) => each.scope === scope && moved.has(each.participantId))
        .map(({ participantId, spaceId }) => [participantId, spaceId]),
    )
    const outcome = await placePeople(tx, ctx.account, eventId, scope, moves)
    if (outcome === 'full') throw new Refusal('space_full')
    if (outcome !== 'placed') throw new Refusal('not_found')
    await recordAudit(tx, ctx, {
      action: 'lodging.people_moved',
      eventId,
      details: { scope },
      before: { spaces: spacesBefore },
      after: {
        spaces: Object.fromEntries(moves.flatMap(({ people, space }) => people.map((id) => [id, space]))),
      },
    })
    return loadBoard(tx, ctx, eventId)
  })
}
