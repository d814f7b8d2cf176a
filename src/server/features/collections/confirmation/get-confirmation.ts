import { Readable } from 'node:stream'
import { donationNumber } from '#domain/collection/donation-number.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { confirmationFile } from '#i18n/pl/collections.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { FileAnswer } from '#server/http/file-answer.ts'
import { Refusal } from '#server/http/refusal.ts'
import { getAccount } from '../../accounts/get-account.ts'
import { organiserLine } from '../../messages/mail-layout.ts'
import { findDonation, findReceived } from '../donations/donations.queries.ts'
import { getStoredCollection } from '../records/get-stored-collection.ts'
import { type Confirmation, renderConfirmation } from './render-confirmation.ts'

/**
 * What the confirmation of a donation says.
 * @throws Refusal not_found while nothing has come, or when it went back
 */
export async function readConfirmation(ctx: TenantCtx, donationId: string): Promise<Confirmation> {
  const account = await getAccount(ctx)
  return ctx.db.tenant(ctx.account, async (tx) => {
    const donation = await findDonation(tx, donationId)
    const received = await findReceived(tx, donationId)
    if (!donation || !received) throw new Refusal('not_found')
    const { title } = await getStoredCollection(tx, donation.collectionId)
    return {
      number: donationNumber(donationId),
      collection: title,
      donor: donation.name,
      email: donation.email,
      amount: received.amount,
      day: localOf(received.at).toPlainDate(),
      organiser: organiserLine(account) || account.name,
    }
  })
}

/** The confirmation as PDF. @throws Refusal not_found as `readConfirmation` */
export async function getConfirmation(ctx: TenantCtx, donationId: string): Promise<FileAnswer> {
  const confirmation = await readConfirmation(ctx, donationId)
  const bytes = await renderConfirmation(confirmation, ctx.now)
  return new FileAnswer({
    name: confirmationFile(confirmation.number),
    type: 'application/pdf',
    size: bytes.length,
    content: Readable.from([bytes]),
  })
}
