import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type AskedEvent, countCodes, type TypedDraft } from './count-codes.ts'
import { findEndedCodes } from './find-ended-codes.ts'

/**
 * Before a registrant learns anything that depends on a code: counts each wrong code of the draft, refuses a registrant who
 * has typed too many, and one whose invitation was withdrawn or declined. Without a code there is no limit, and the staff
 * know the codes anyway.
 * @throws Refusal too_many_requests, registration_refused
 */
export async function tryCode(ctx: TenantCtx, event: AskedEvent, draft: TypedDraft): Promise<void> {
  if (ctx.actor.kind !== 'registrant') return
  await countCodes(ctx, event, draft)
  const problems = await findEndedCodes(ctx, event, draft)
  if (problems.length > 0) throw new Refusal('registration_refused', { problems })
}
