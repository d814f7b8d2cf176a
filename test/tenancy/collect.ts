import { randomUUID } from 'node:crypto'
import { createCollection, createDonation, listDonations, setCollectionState } from '#contract/collections.ts'
import { outputOf } from '#test/support/answers.ts'
import type { Client } from '#test/support/client.ts'

/** A collection with a donation whose payment is under way. */
export interface CollectionOfSide {
  readonly collection: string
  readonly collectionSlug: string
  readonly donation: string
  readonly donationToken: string
}

/** Opens a collection and begins a donation to it. */
export async function collect(owner: Client, visitor: Client, account: string): Promise<CollectionOfSide> {
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
  return {
    ...{ collection: collectionId, collectionSlug, donationToken: token },
    donation: donations[0]?.id ?? '',
  }
}
