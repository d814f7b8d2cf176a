import { donationDescription } from '#i18n/pl/payment-texts.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getAccount } from '#server/features/accounts/get-account.ts'
import { gatewayOf } from '#server/features/payments/records/connected-gateways.ts'
import { returnAddress } from '#server/features/payments/return-of-payer.ts'
import type { NewTransaction, StartedTransaction } from '#server/gateways/payment/port.ts'
import { moveToPending, type StoredDonation } from './donations.queries.ts'

/**
 * Makes the payment of a donation known to its gateway. May run twice, also at once: the gateway answers the same
 * reference with the same transaction. Throws when it does not answer or is not connected.
 * @param title of the collection
 */
export async function startDonation(
  ctx: TenantCtx,
  { donationId, gateway, amount, name, email }: StoredDonation,
  { title, browser }: { readonly title: string; readonly browser: NewTransaction['browser'] },
): Promise<StartedTransaction> {
  const { siteAddress } = await getAccount(ctx)
  const started = await gatewayOf(ctx, gateway).start({
    ...{ reference: donationId, amount, browser },
    description: donationDescription(title),
    payer: { name: name || email, email },
    returnUrl: returnAddress(siteAddress, donationId, 'registration'),
  })
  await ctx.db.tenant(ctx.account, (tx) => moveToPending(tx, donationId, started))
  return started
}
