import type { TenantCtx } from '#server/context/ctx.ts'
import { gatewayOf } from '#server/features/payments/records/connected-gateways.ts'
import { findDonation, noteAsking } from './donations.queries.ts'
import { settleDonation } from './settle-donation.ts'

/**
 * Asks the gateway, for a donor who has returned, and applies the answer; not again within two seconds. A gateway that
 * does not answer changes nothing: its notice will come.
 */
export async function askAboutDonation(ctx: TenantCtx, donationId: string): Promise<void> {
  const donation = await ctx.db.tenant(ctx.account, async (tx) =>
    (await noteAsking(tx, donationId)) ? findDonation(tx, donationId) : undefined,
  )
  if (!donation || donation.transactionId === null) return
  const { gateway, transactionId, amount } = donation
  try {
    await settleDonation(
      ctx,
      await gatewayOf(ctx, gateway).ask({ transactionId, reference: donationId, amount }),
    )
  } catch (error) {
    ctx.log.warn({ err: error, donationId }, 'the gateway did not report the state of a donation')
  }
}
