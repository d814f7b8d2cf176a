import {
  callOffEvent as callOffContract,
  confirmCallOff as confirmContract,
  getCallOff as getContract,
  previewCallOffMail as previewContract,
  withdrawCallOff as withdrawContract,
} from '#contract/call-off.ts'
import { mayEditEvents } from '#domain/access/rights.ts'
import { previewCallOffMail } from '#server/features/messages/trial/preview-call-off-mail.ts'
import { memberRoute } from '#server/http/scopes.ts'
import { callOffEvent } from './call-off-event.ts'
import { confirmCallOff } from './confirm-call-off.ts'
import { getCallOff } from './get-call-off.ts'
import { withdrawCallOff } from './withdraw-call-off.ts'

export const callOffRoutes = {
  getCallOff: memberRoute(getContract, mayEditEvents, ({ ctx, params }) => getCallOff(ctx, params.eventId)),
  callOffEvent: memberRoute(callOffContract, mayEditEvents, async ({ ctx, params, body }) => {
    await callOffEvent(ctx, { eventId: params.eventId, reason: body.reason })
    return getCallOff(ctx, params.eventId)
  }),
  confirmCallOff: memberRoute(confirmContract, mayEditEvents, async ({ ctx, params }) => {
    await confirmCallOff(ctx, params.eventId)
    return getCallOff(ctx, params.eventId)
  }),
  withdrawCallOff: memberRoute(withdrawContract, mayEditEvents, async ({ ctx, params }) => {
    await withdrawCallOff(ctx, params.eventId)
    return getCallOff(ctx, params.eventId)
  }),
  previewCallOffMail: memberRoute(previewContract, mayEditEvents, ({ ctx, params, body }) =>
    previewCallOffMail(ctx, {
      ...{ eventId: params.eventId, reason: body.reason, toMe: body.toMe },
      registration: body.registration ?? null,
    }),
  ),
}
