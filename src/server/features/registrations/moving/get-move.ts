import type { z } from 'zod'
import { endProblem } from '#contract/call-off.ts'
import type { getMove as contract } from '#contract/moves.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { assertEvent } from '#server/features/events/selling/assert-event.ts'
import { listNoted } from '../cancel/call-off-failures.queries.ts'
import { whenAndWhere } from '../moves/find-asked-move.ts'
import { countAnswers, countStanding, findNewestMove } from '../moves/moves.queries.ts'

/**
 * The newest move of an event and its answers; before one, whom it would concern.
 * @throws Refusal not_found
 */
export async function getMove(ctx: TenantCtx, eventId: string): Promise<z.input<typeof contract.output>> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    await assertEvent(tx, eventId)
    const row = await findNewestMove(tx, eventId)
    const standing = await countStanding(tx, eventId)
    const failures = (await listNoted(tx, eventId)).map((failure) => ({
      registration: failure.registrationId,
      number: failure.number,
      contactName: `${failure.contactFirstName} ${failure.contactLastName}`,
      problem: endProblem.catch('unexpected').parse(failure.problem),
      at: failure.failedAt.toString(),
    }))
    if (!row) return { move: null, ...standing, failures }
    const move = {
      ...{ before: whenAndWhere.parse(row.before), after: whenAndWhere.parse(row.after), note: row.note },
      ...{ at: row.movedAt.toString(), answerUntil: row.answerUntil.toString() },
      silence: row.silence === 'stays' ? ('stays' as const) : ('resigns' as const),
      settledAt: row.settledAt?.toString() ?? null,
      ...(await countAnswers(tx, row.eventMoveId)),
    }
    return { move, ...standing, failures }
  })
}
