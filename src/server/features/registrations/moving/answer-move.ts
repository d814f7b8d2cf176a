import type { MoveChoice } from '#domain/registration/move.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockAgreed } from '../agreement/lock-agreed.ts'
import { findAskedMove } from '../moves/find-asked-move.ts'
import { chooseLocked } from './choose-locked.ts'

/**
 * What a registrant chooses about a moved event. The same choice again changes nothing.
 * @throws Refusal not_found; move_answered when another choice was made, or it is too late; not_changeable,
 *   changed_meanwhile
 */
export async function answerMove(
  ctx: TenantCtx,
  { registrationId, answer }: { readonly registrationId: string; readonly answer: MoveChoice },
): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const locked = await lockAgreed(tx, ctx, registrationId)
    const asked = await findAskedMove(tx, ctx, registrationId)
    if (asked === null) throw new Refusal('not_found')
    if (asked.answer === answer) return
    const { move, version, mayStay, mayResign } = asked
    const may = answer === 'stays' ? mayStay : mayResign
    const choice = {
      registrationId,
      move,
      version,
      answer,
      by: 'registrant',
      resignsLate: mayResign,
    } as const
    if (!may || !(await chooseLocked(tx, ctx, locked, choice))) throw new Refusal('move_answered')
  })
}
