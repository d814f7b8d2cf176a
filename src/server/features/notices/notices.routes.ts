import * as contract from '#contract/notices.ts'
import { mayReadEvents } from '#domain/access/rights.ts'
import type { Actor } from '#server/context/ctx.ts'
import { memberRoute } from '#server/http/scopes.ts'
import { getNoticeChoice } from './get-notice-choice.ts'
import { updateNoticeChoice } from './update-notice-choice.ts'

/** The member who asks. */
const userOf = (actor: Actor): string => {
  if (actor.kind !== 'user') throw new Error('Only members choose their mails.')
  return actor.id
}

/** Each member's own mails about what waits. */
export const noticesRoutes = {
  getNoticeChoice: memberRoute(
    contract.getNoticeChoice,
    mayReadEvents,
    ({ ctx }) => getNoticeChoice(ctx, userOf(ctx.actor)),
    { forLimited: true },
  ),
  updateNoticeChoice: memberRoute(
    contract.updateNoticeChoice,
    mayReadEvents,
    ({ ctx, body }) => updateNoticeChoice(ctx, { userId: userOf(ctx.actor), ...body }),
    { forLimited: true },
  ),
}
