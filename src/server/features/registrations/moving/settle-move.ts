import { z } from 'zod'
import { HOLDING_STATES } from '#domain/registration/states.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { lockAgreed } from '../agreement/lock-agreed.ts'
import { endOrNote } from '../cancel/end-or-note.ts'
import { findMove, listAsked, markSettled } from '../moves/moves.queries.ts'
import { chooseLocked } from './choose-locked.ts'

const AT_ONCE = 100
const silence = z.enum(['stays', 'resigns'])

/**
 * Settles everyone who has not answered about a moved event, by what the organiser has said, each in a transaction of
 * its own: an interrupted run continues from there. A failure stops no other. May run twice.
 * @throws when some could not be settled: again later
 */
export async function settleMove(ctx: TenantCtx, moveId: string): Promise<void> {
  const move = await ctx.db.tenant(ctx.account, (tx) => findMove(tx, moveId))
  if (!move || move.settledAt !== null || Temporal.Instant.compare(ctx.now, move.answerUntil) < 0) return
  const { eventId } = move
  let failed = 0
  for (let after: string | null = null; ; ) {
    const page: Parameters<typeof listAsked>[1] = { move: moveId, wanted: 'silent', after, limit: AT_ONCE }
    const ids = await ctx.db.tenant(ctx.account, (tx) => listAsked(tx, page))
    for (const registrationId of ids) {
      const end = () => settleOne(ctx, { registrationId, move: moveId, ...pick(move) })
      if (!(await endOrNote(ctx, { eventId, registrationId }, end))) failed += 1
    }
    after = ids.at(-1) ?? null
    if (after === null) break
  }
  if (failed > 0) throw new Error(`Registrations of a moved event that are not settled: ${failed}.`)
  await ctx.db.tenant(ctx.account, async (tx) => {
    await markSettled(tx, moveId)
    await recordAudit(tx, ctx, { action: 'event.move_settled', eventId, details: { silence: move.silence } })
  })
}

const pick = ({ version, silence: answer }: { readonly version: number; readonly silence: string }) => ({
  version,
  answer: silence.parse(answer),
})

interface Silent {
  readonly registrationId: string
  readonly move: string
  readonly version: number
  readonly answer: 'stays' | 'resigns'
}

/** Nothing where an answer has come meanwhile. */
async function settleOne(ctx: TenantCtx, silent: Silent): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const locked = await lockAgreed(tx, ctx, silent.registrationId)
    if (!HOLDING_STATES.some((state) => state === locked.state)) return
    await chooseLocked(tx, ctx, locked, { ...silent, by: 'deadline', resignsLate: false })
  })
}
