import type { createDonation as CreateDonation } from '#contract/donations.ts'
import type { BodyInputOf } from '#contract/endpoint.ts'
import type { FieldProblem } from '#contract/errors.ts'
import * as words from '#i18n/pl/site/collection.ts'
import { call, type Remote } from '#web/lib/call.ts'

/** Method and path again, so that no schema is loaded with the page; a test checks them against the contract. */
export const createDonation: Remote<typeof CreateDonation> = {
  method: 'POST',
  path: '/v1/site/collections/:slug/donations',
  idempotent: 'required',
}

export type DonationSent =
  | { readonly kind: 'started'; readonly address: string }
  | { readonly kind: 'failed'; readonly message: string; readonly problems: readonly FieldProblem[] }

/** Starts a donation; the same key again is the same donation. Never throws. */
export async function sendDonation(
  slug: string,
  key: string,
  body: BodyInputOf<typeof CreateDonation>,
): Promise<DonationSent> {
  const answer = await call(createDonation, { params: { slug }, body, key })
  if (answer.ok) return { kind: 'started', address: answer.data.redirectUrl }
  const { offline, problem, code } = answer
  if (offline) return { kind: 'failed', message: words.offline, problems: [] }
  const isSaid = code === 'collection_closed' || code === 'payment_unavailable' || answer.status === 429
  return {
    kind: 'failed',
    message: isSaid && problem !== null ? problem.title : code === 'invalid_input' ? '' : words.failed,
    problems: problem?.problems ?? [],
  }
}
