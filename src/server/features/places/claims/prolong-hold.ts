import { MORE_TIME } from '#domain/capacity/prolonging.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { getHold } from './get-hold.ts'
import type { Hold } from './hold.ts'
import { moveEnd } from './holds.queries.ts'

/**
 * 'Potrzebuję więcej czasu': holds the places ten minutes longer, as often as the rule allows. Of two clicks at once
 * one counts.
 * @throws Refusal hold_gone, no_more_time
 */
export async function prolongHold(ctx: TenantCtx, secret: string): Promise<Hold> {
  const hold = await getHold(ctx, secret)
  if (!hold) throw new Refusal('hold_gone')
  if (hold.prolonged >= hold.mayProlong) throw new Refusal('no_more_time')
  // From now when it is over already and not cleared yet.
  const from = Temporal.Instant.compare(hold.until, ctx.now) < 0 ? ctx.now : hold.until
  await ctx.db.tenant(ctx.account, (tx) => moveEnd(tx, hold, from.add(MORE_TIME)))
  const moved = await getHold(ctx, secret)
  if (!moved) throw new Refusal('hold_gone')
  return moved
}
