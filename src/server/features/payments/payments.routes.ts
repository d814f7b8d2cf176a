import { gatewayNotice } from '#contract/gateway.ts'
import {
  checkPayment as checkPaymentContract,
  createPayment as createPaymentContract,
} from '#contract/site.ts'
import { findRegistrationId } from '#server/features/registrations/agreement/find-registration-id.ts'
import { getRegistration } from '#server/features/registrations/read/get-registration.ts'
import { addressOf } from '#server/http/face.ts'
import { openRoute } from '#server/http/route.ts'
import { siteRoute } from '#server/http/scopes.ts'
import { checkPayment } from './check-payment.ts'
import { createPayment } from './create-payment.ts'
import { receiveNotice } from './receive-notice.ts'
import { allowReturn } from './return-of-payer.ts'

export const createPaymentRoute = siteRoute(
  createPaymentContract,
  async ({ ctx, params, body, face, request, reply }) => {
    const registrationId = await findRegistrationId(ctx, params.token)
    const host = face.kind === 'site' ? face.host : face.brand.domain
    const siteAddress = addressOf(host, ctx.config)
    const browser = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' }
    const wanted = { registrationId, siteAddress, browser, ...body }
    const { paymentId, ...started } = await createPayment(ctx, wanted)
    allowReturn(reply, ctx, paymentId)
    return started
  },
)

export const checkPaymentRoute = siteRoute(checkPaymentContract, async ({ ctx, params }) => {
  const registrationId = await findRegistrationId(ctx, params.token)
  await checkPayment(ctx, registrationId)
  return getRegistration(ctx, registrationId)
})

export const gatewayNoticeRoute = openRoute(gatewayNotice, async ({ ctx, params, body, request }) => {
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  )
  return receiveNotice(ctx, params.gateway, { body, headers })
})
