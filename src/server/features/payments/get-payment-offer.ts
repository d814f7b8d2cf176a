import type { GatewayWay, PaymentOffer } from '#contract/payment-step.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { PaymentGateway, PaymentWay } from '#server/gateways/payment/port.ts'
import { getAccount } from '../accounts/get-account.ts'
import { gatewayFor } from './records/gateway-for.ts'
import { isOfTest } from './records/payments.queries.ts'

const SHOWN_AS: Readonly<Record<PaymentWay, GatewayWay>> = {
  blik: 'blik',
  blik_code: 'blik',
  card: 'card',
  wallet: 'card',
  transfer: 'quick_transfer',
}

/** The ways in which a registration may be paid now: what a newly connected gateway can do joins by its facts. */
export async function getPaymentOffer(ctx: TenantCtx, registrationId: string): Promise<PaymentOffer> {
  const { gateway, isTest } = await ctx.db.tenant(ctx.account, async (tx) => ({
    gateway: await gatewayFor(tx, ctx, registrationId),
    isTest: await isOfTest(tx, registrationId),
  }))
  const { bankAccount, legalName, name, address } = await getAccount(ctx)
  const recipient = [legalName || name, address].filter((part) => part !== '').join(', ')
  return {
    gateway: gateway === null ? null : { name: gateway.name, ways: waysOf(gateway) },
    // Nobody pays real money for a test.
    transfer: isTest || bankAccount === '' ? null : { account: bankAccount, recipient },
  }
}

function waysOf({ can }: Pick<PaymentGateway, 'can'>): GatewayWay[] {
  const ways = new Set(can.ways.map((way) => SHOWN_AS[way]))
  return ORDER.filter((way) => ways.has(way))
}

const ORDER: readonly GatewayWay[] = ['blik', 'card', 'quick_transfer']
