import type { z } from 'zod'
import type { createDonation as contract } from '#contract/donations.ts'
import { mayDonate, whyNoDonation } from '#domain/collection/donation-rules.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { donationAmountMessage, donorNameMessage } from '#i18n/pl/collections.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import { sha256 } from '#server/base/secrets.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#server/db/new-id.ts'
import { gatewayForNew } from '#server/features/payments/records/connected-gateways.ts'
import type { NewTransaction } from '#server/gateways/payment/port.ts'
import { askedFrom } from '#server/http/asked-from.ts'
import { Refusal } from '#server/http/refusal.ts'
import { donationToken } from './donations/donation-token.ts'
import {
  countUnpaid,
  findByKey,
  findDonation,
  insertDonation,
  type StoredDonation,
} from './donations/donations.queries.ts'
import { startDonation } from './donations/start-donation.ts'
import { findOnSite, type StoredCollection } from './records/collections.queries.ts'

/** Donations of one network in an hour that were begun and not paid. */
const MOST_UNPAID = 30

type Wanted = z.output<typeof contract.body>

interface Input {
  readonly slug: string
  readonly key: string
  readonly wanted: Wanted
  readonly browser: NewTransaction['browser']
}

/**
 * Registers a donation and starts its payment; nobody has to sign up for it. The intent is saved before the gateway is
 * called, and the same key goes on with the same donation.
 * @throws Refusal not_found; collection_closed; invalid_input for a sum beyond the limits, or a name to be shown that is
 *   missing; payment_unavailable; key_reused; too_many_requests; busy when the gateway does not answer
 */
export async function donate(
  ctx: TenantCtx,
  { slug, key, wanted, browser }: Input,
): Promise<{ readonly donationId: string; readonly token: string; readonly redirectUrl: string }> {
  assertWanted(wanted)
  const { donation, title } = await ctx.db.tenant(ctx.account, async (tx) => {
    const collection = await findOnSite(tx, slug)
    if (!collection) throw new Refusal('not_found')
    return { donation: await saveIntent(tx, ctx, collection, { key, wanted }), title: collection.title }
  })
  const { donationId } = donation
  const token = donationToken(ctx, donationId)
  if (donation.redirectUrl !== null) return { donationId, token, redirectUrl: donation.redirectUrl }
  const { redirectUrl } = await startDonation(ctx, donation, { title, browser }).catch((error: unknown) => {
    ctx.log.warn({ err: error, donationId }, 'a donation was not started')
    throw new Refusal('busy')
  })
  return { donationId, token, redirectUrl }
}

/** @throws Refusal invalid_input */
function assertWanted({ amount, name, isNamed }: Wanted): void {
  const problems = [
    ...(mayDonate(amount) ? [] : [{ code: 'amount', field: 'amount', message: donationAmountMessage }]),
    ...(isNamed && name === '' ? [{ code: 'required', field: 'name', message: donorNameMessage }] : []),
  ]
  if (problems.length > 0) throw new Refusal('invalid_input', { problems })
}

async function saveIntent(
  tx: Tx,
  ctx: TenantCtx,
  collection: StoredCollection,
  { key, wanted }: Pick<Input, 'key' | 'wanted'>,
): Promise<StoredDonation> {
  const { collectionId } = collection
  const { amount, email, name, isNamed } = wanted
  const requestHash = sha256(JSON.stringify([collectionId, amount, email, name, isNamed]))
  const known = await findByKey(tx, key)
  if (known) return again(tx, known, requestHash)
  if (whyNoDonation(collection, localOf(ctx.now).toPlainDate().toString()) !== null)
    throw new Refusal('collection_closed')
  const gateway = gatewayForNew(ctx)
  if (gateway === null) throw new Refusal('payment_unavailable')
  const network = askedFrom(ctx)
  if ((await countUnpaid(tx, network)) >= MOST_UNPAID)
    throw new Refusal('too_many_requests', { retryAfter: 3600 })
  const donationId = newId()
  const isNew = await insertDonation(tx, {
    ...{ accountId: ctx.account, donationId, collectionId, amount, email, name, isNamed },
    ...{ gateway: gateway.name, idempotencyKey: key, requestHash, askedFrom: network },
  })
  if (isNew)
    await recordAudit(tx, ctx, {
      action: 'donation.started',
      details: { collection: collectionId, name: collection.title, donation: donationId, amount },
      after: { donation: 'created' },
    })
  // Of two requests at once, the other one was first.
  const first = isNew ? { donationId, requestHash } : await findByKey(tx, key)
  if (!first) throw new Error('A donation is neither new nor there.')
  return again(tx, first, requestHash)
}

/** @throws Refusal key_reused */
async function again(
  tx: Tx,
  known: { readonly donationId: string; readonly requestHash: Buffer },
  requestHash: Buffer,
): Promise<StoredDonation> {
  if (!known.requestHash.equals(requestHash)) throw new Refusal('key_reused')
  const donation = await findDonation(tx, known.donationId)
  if (!donation) throw new Error('A donation that was found by its key is gone.')
  return donation
}
