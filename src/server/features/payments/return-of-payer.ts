import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getRegistrationToken } from '#server/features/registrations/links/get-registration-token.ts'
import { findPayment } from './records/payments.queries.ts'

/**
 * How a payer comes back from the gateway: by the payment's id, which the gateway knows anyway and which opens
 * nothing by itself, together with a cookie that only the browser of the payer has.
 */
const COOKIE = 'payment-return'
const SECONDS = 24 * 3600
const PATH = '/wroc'

/** The page of the registration to which a payer returns. */
export type ReturnTo = 'registration' | 'payment'

/** The step of payment, after the address of a registration or of a return. */
const STEP = '/platnosc'

/** Where the gateway sends the payer. */
export const returnAddress = (siteAddress: string, paymentId: string, to: ReturnTo): string =>
  `${siteAddress}${PATH}/${paymentId}${to === 'payment' ? STEP : ''}`

/** Lets this browser back to the registration for a day; sent to that one address alone. */
export function allowReturn(reply: FastifyReply, ctx: Pick<TenantCtx, 'secrets'>, paymentId: string): void {
  reply.setCookie(COOKIE, ctx.secrets.sign('payment-return', paymentId), {
    ...{ path: `${PATH}/${paymentId}`, maxAge: SECONDS },
    ...{ secure: true, httpOnly: true, sameSite: 'lax' },
  })
}

/** Whether this browser went to pay this. */
export function mayReturn(
  ctx: Pick<TenantCtx, 'secrets'>,
  request: FastifyRequest,
  paymentId: string,
): boolean {
  const cookie = request.cookies[COOKIE]
  return cookie !== undefined && ctx.secrets.verify('payment-return', paymentId, cookie)
}

/** The address of the registration for the browser that went to pay; null for every other one, and after a day. */
export async function findWayBack(
  ctx: TenantCtx,
  request: FastifyRequest,
  { paymentId, to }: { readonly paymentId: string; readonly to: ReturnTo },
): Promise<string | null> {
  if (!mayReturn(ctx, request, paymentId)) return null
  const token = await ctx.db.tenant(ctx.account, async (tx) => {
    const payment = await findPayment(tx, paymentId)
    const isOver =
      payment === undefined ||
      payment.createdAt.add({ seconds: SECONDS }).epochMilliseconds < ctx.now.epochMilliseconds
    return isOver ? null : getRegistrationToken(tx, ctx, payment.registrationId)
  })
  return token && `/zgloszenie/${token}${to === 'payment' ? STEP : ''}`
}
