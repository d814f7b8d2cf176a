import { donorNameMessage } from '#i18n/pl/collections.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockDonation, setNamed } from './donations/donations.queries.ts'

interface Wanted {
  readonly donationId: string
  readonly isNamed: boolean
  /** Empty: the name that was given with the donation. */
  readonly name: string
}

/**
 * The donor agrees to be named on the page of the collection, or takes that back, as easily.
 * @throws Refusal not_found; invalid_input without any name
 */
export async function nameDonor(ctx: TenantCtx, { donationId, isNamed, name }: Wanted): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const donation = await lockDonation(tx, donationId)
    if (!donation) throw new Refusal('not_found')
    const shown = name === '' ? donation.name : name
    if (isNamed && shown === '')
      throw new Refusal('invalid_input', {
        problems: [{ code: 'required', field: 'name', message: donorNameMessage }],
      })
    await setNamed(tx, donationId, isNamed ? shown : null)
    await recordAudit(tx, ctx, {
      action: 'donation.named',
      details: { collection: donation.collectionId, donation: donationId },
      before: { isNamed: donation.namedSince !== null },
      after: { isNamed },
    })
  })
}
