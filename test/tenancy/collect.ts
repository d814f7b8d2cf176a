import { randomUUID } from 'node:crypto'
import { createCollection, listDonations, setCollectionState } from '#contract/collections.ts'
import { createDonation } from '#contract/donations.ts'
import { outputOf } from '#test/support/answers.ts'
import type { Client } from '#test/support/client.ts'
import { asOwner } from '#test/support/owner.ts'

/** A collection with a donation whose payment is under way. */
export interface CollectionOfSide {
  readonly collection: string
  readonly collectionSlug: string
  readonly donation: string
  readonly donationToken: string
}

/** Opens a collection and begins a donation to it; another one has come and gone back. */
export async function collect(
  databaseUrl: string,
  owner: Client,
  visitor: Client,
  account: string,
): Promise<CollectionOfSide> {
  const params = { accountId: account }
  const made = await owner.ask(createCollection, { params, body: { title: `Dom ${account}` } })
  const { id: collectionId } = outputOf(createCollection, made)
  const one = { ...params, collectionId }
  await owner.ask(setCollectionState, { params: one, body: { state: 'open' } })
  const collectionSlug = `dom-${account}`
  const body = { amount: 5_000, email: 'krystyna@example.org' }
  const asked = { params: { slug: collectionSlug }, body, key: randomUUID() }
  const { token } = outputOf(createDonation, await visitor.ask(createDonation, asked))
  const { donations } = outputOf(listDonations, await owner.ask(listDonations, { params: one }))
  await giveBackAnother(databaseUrl, account)
  return {
    ...{ collection: collectionId, collectionSlug, donationToken: token },
    donation: donations[0]?.id ?? '',
  }
}

async function giveBackAnother(databaseUrl: string, account: string): Promise<void> {
  await asOwner(
    databaseUrl,
    `WITH d AS (
       INSERT INTO donation (account_id, donation_id, collection_id, amount, email, gateway, state, idempotency_key,
         request_hash, asked_from)
       SELECT account_id, gen_random_uuid(), collection_id, 5000, 'ewa@example.org', 'test', 'succeeded',
         gen_random_uuid(), '', '' FROM collection WHERE account_id = $1 RETURNING *),
     r AS (
       INSERT INTO donation_refund (account_id, donation_refund_id, donation_id, by_hand, state, amount, reason,
         requested_by)
       SELECT account_id, gen_random_uuid(), donation_id, true, 'succeeded', 5000, 'Pomyłka', 'nobody' FROM d
       RETURNING *)
     INSERT INTO donation_entry (account_id, donation_entry_id, collection_id, donation_id, kind, amount, explanation,
       donation_refund_id)
     SELECT account_id, gen_random_uuid(), collection_id, donation_id, 'donation', 5000, '{}'::jsonb, NULL FROM d
     UNION ALL SELECT r.account_id, gen_random_uuid(), d.collection_id, d.donation_id, 'donation_refund', -5000,
       '{}'::jsonb, r.donation_refund_id FROM r JOIN d USING (account_id, donation_id)`,
    [account],
  )
}
