import type { Ctx } from '#server/context/ctx.ts'
import type { PaymentGateway } from '#server/gateways/payment/port.ts'

type Connected = Pick<Ctx, 'gateways'>

/** The gateway that takes new payments; null where none is connected, so that paying is impossible. */
export const gatewayForNew = ({ gateways }: Connected): PaymentGateway | null => gateways.payments[0] ?? null

/** The gateway by whose name a payment is stored; null when it is not connected. */
export const findGateway = ({ gateways }: Connected, wanted: string): PaymentGateway | null =>
  gateways.payments.find(({ name }) => name === wanted) ?? null

/** @throws Error when it is not connected: what depends on its answer must wait until it is */
export function gatewayOf(ctx: Connected, wanted: string): PaymentGateway {
  const gateway = findGateway(ctx, wanted)
  if (gateway === null) throw new Error(`The payment gateway '${wanted}' is not connected.`)
  return gateway
}

/** Whether money that came by a gateway can be refunded by it. */
export const givesBack = (ctx: Connected, gateway: string): boolean =>
  findGateway(ctx, gateway)?.can.refunds ?? false
