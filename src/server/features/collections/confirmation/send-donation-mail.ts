import { confirmationFile } from '#i18n/pl/collections.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { getAccount } from '../../accounts/get-account.ts'
import { senderOf } from '../../messages/sender.ts'
import { donationToken } from '../donations/donation-token.ts'
import { findDonation } from '../donations/donations.queries.ts'
import { getStoredCollection } from '../records/get-stored-collection.ts'
import { donationMail } from './donation.mail.ts'
import { readConfirmation } from './get-confirmation.ts'
import { markMail, takeUnsent } from './mails.queries.ts'
import { renderConfirmation } from './render-confirmation.ts'

/** Fewer than a job has, so that there is always a job left to record the failure. */
const ATTEMPTS = 20

/**
 * Mails the confirmation of a donation, unless it went back meanwhile; that of a demo account is kept. Money has come
 * from this donor, so no limit of mails to strangers holds. Throws when the mail server did not accept it: the job
 * tries again, with the same Message-ID.
 */
export async function sendDonationMail(ctx: TenantCtx, donationId: string): Promise<void> {
  const taken = await ctx.db.tenant(ctx.account, (tx) => takeUnsent(tx, donationId))
  if (!taken) return
  try {
    await mark(ctx, donationId, await send(ctx, donationId))
  } catch (error) {
    if (error instanceof Refusal) return mark(ctx, donationId, 'none')
    if (taken.mailAttempts < ATTEMPTS) throw error
    ctx.log.error({ err: error, donation: donationId }, 'a mail about a donation was given up')
    await mark(ctx, donationId, 'failed')
  }
}

/** @throws Refusal not_found when nothing is to be confirmed */
async function send(ctx: TenantCtx, donationId: string): Promise<'sent' | 'kept'> {
  const account = await getAccount(ctx)
  // As with all mails of the demo: the address may belong to any person (readings, decision 7).
  if (account.demo && ctx.config.smtpUrl !== null) return 'kept'
  const confirmation = await readConfirmation(ctx, donationId)
  const { thanks } = await ctx.db.tenant(ctx.account, async (tx) => {
    const donation = await findDonation(tx, donationId)
    if (!donation) throw new Refusal('not_found')
    return getStoredCollection(tx, donation.collectionId)
  })
  const address = `${account.siteAddress}/darowizna/${donationToken(ctx, donationId)}`
  await ctx.gateways.mail.send({
    ...{ id: donationId, to: confirmation.email, ...senderOf(account, ctx.config) },
    ...donationMail(account, { confirmation, thanks, address }),
    attachments: [
      {
        name: confirmationFile(confirmation.number),
        contentType: 'application/pdf',
        content: await renderConfirmation(confirmation, ctx.now),
      },
    ],
  })
  return 'sent'
}

const mark = (ctx: TenantCtx, donationId: string, mail: Parameters<typeof markMail>[2]): Promise<void> =>
  ctx.db.tenant(ctx.account, (tx) => markMail(tx, donationId, mail))
