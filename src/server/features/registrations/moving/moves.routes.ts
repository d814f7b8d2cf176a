import {
  answerMove as answerContract,
  getMove as getContract,
  moveEvent as moveContract,
  previewMoveMail as previewContract,
  remindOfMove as remindContract,
} from '#contract/moves.ts'
import { mayEditEvents } from '#domain/access/rights.ts'
import { memberRoute, siteRoute } from '#server/http/scopes.ts'
import { findRegistrationId } from '../agreement/find-registration-id.ts'
import { getRegistration } from '../read/get-registration.ts'
import { answerMove } from './answer-move.ts'
import { getMove } from './get-move.ts'
import { moveEvent } from './move-event.ts'
import { previewMoveMail } from './preview-move-mail.ts'
import { remindOfMove } from './remind-of-move.ts'

export const moveRoutes = {
  getMove: memberRoute(getContract, mayEditEvents, ({ ctx, params }) => getMove(ctx, params.eventId)),
  moveEvent: memberRoute(moveContract, mayEditEvents, async ({ ctx, params, body }) => {
    await moveEvent(ctx, { eventId: params.eventId, ...body })
    return getMove(ctx, params.eventId)
  }),
  remindOfMove: memberRoute(remindContract, mayEditEvents, ({ ctx, params }) =>
    remindOfMove(ctx, params.eventId),
  ),
  previewMoveMail: memberRoute(previewContract, mayEditEvents, ({ ctx, params, body }) =>
    previewMoveMail(ctx, { eventId: params.eventId, ...body, registration: body.registration ?? null }),
  ),
  answerMove: siteRoute(answerContract, async ({ ctx, params, body }) => {
    const registrationId = await findRegistrationId(ctx, params.token)
    await answerMove(ctx, { registrationId, answer: body.answer })
    return getRegistration(ctx, registrationId)
  }),
}
