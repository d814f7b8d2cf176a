import { testGatewayNotice } from '#contract/gateway.ts'
import { createPayment as createPaymentContract } from '#contract/site.ts'
import { addressOf } from '#server/http/face.ts'
import { openRoute } from '#server/http/route.ts'
import { siteRoute } from '#server/http/scopes.ts'
import { findRegistrationId } from '../registrations/find-registration-id.ts'
import { createPayment } from './create-payment.ts'
import { receiveNotice } from './receive-notice.ts'

export const createPaymentRoute = siteRoute(createPaymentContract, async ({ ctx, params, body, face }) => {
  const registrationId = await findRegistrationId(ctx, params.token)
  const host = face.kind === 'site' ? face.host : face.brand.domain
  return createPayment(ctx, {
    registrationId,
    amount: body.amount,
    returnUrl: `${addressOf(host, ctx.config)}/zgloszenie/${params.token}`,
  })
})

export const testGatewayNoticeRoute = openRoute(testGatewayNotice, async ({ ctx, request }) => {
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  )
  await receiveNotice(ctx, { rawBody: request.rawBody, headers })
  return undefined
})
