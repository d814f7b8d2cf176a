import { bring, decideAtGateway, noticeOf, type PaymentRow, paymentsOf } from '#test/support/gateway.ts'
import { asOwner } from '#test/support/owner.ts'
import { type Registered, register, startPayment, type TestSite } from '#test/support/site.ts'
import { order } from './small-event.ts'

/** Grosze that each of these families has to pay. */
export const PRICE = 12_000

export const TIME_IS_OVER = "UPDATE registration SET expires_at = now() - interval '1 minute'"

/** A family whose payment is under way and whose time to pay is over. */
export interface Late {
  readonly family: Registered
  readonly payment: PaymentRow
}

/** So many of them, of one person each. */
export async function late(site: TestSite, families: number): Promise<[Late, ...Late[]]> {
  const [first, ...others] = await Promise.all(
    Array.from({ length: families }, async (_, index) => {
      const family = await register(site, order(index, 1, PRICE))
      await startPayment(site, family)
      const [payment] = await paymentsOf(site, family)
      if (!payment) throw new Error('No payment was started.')
      return { family, payment }
    }),
  )
  if (!first) throw new Error('There is no family.')
  await asOwner(site.server.databaseUrl, TIME_IS_OVER)
  return [first, ...others]
}

/** The gateway takes the money and sends two notices at once, one of them twice. */
export async function succeed(site: TestSite, { payment }: Late): Promise<void> {
  await decideAtGateway(site, payment, 'succeeded')
  const notice = noticeOf(payment)
  await Promise.all([notice, notice, noticeOf(payment)].map((each) => bring(site, each)))
}
