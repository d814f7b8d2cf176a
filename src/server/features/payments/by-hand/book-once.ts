import { createHash } from 'node:crypto'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { assertRegistration } from '#server/features/registrations/agreement/assert-registration.ts'
import {
  lockForSettling,
  type SettlingRegistration,
} from '#server/features/registrations/agreement/lock-payable.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findKeyed } from './keyed-entries.queries.ts'

interface Once {
  readonly eventId: string
  readonly registrationId: string
  readonly key: string
  /** What identifies a repetition. */
  readonly request: readonly unknown[]
}

/** What `bookByHand` stores of the request. */
export interface Keyed {
  readonly key: string
  readonly requestHash: Buffer
}

/**
 * Runs a booking by hand under the registration's lock, unless the same request has been booked before: of two clicks
 * the second waits for the first and books nothing.
 * @throws Refusal not_found, key_reused
 */
export async function bookOnce(
  ctx: TenantCtx,
  { eventId, registrationId, key, request }: Once,
  book: (tx: Tx, registration: SettlingRegistration, keyed: Keyed) => Promise<void>,
): Promise<void> {
  const requestHash = createHash('sha256')
    .update(JSON.stringify([registrationId, ...request]))
    .digest()
  await assertRegistration(ctx, { eventId, registrationId })
  await ctx.db.tenant(ctx.account, async (tx) => {
    const registration = await lockForSettling(tx, registrationId)
    if (!registration) throw new Refusal('not_found')
    const seen = await findKeyed(tx, key)
    if (seen === undefined) return book(tx, registration, { key, requestHash })
    if (!seen.equals(requestHash)) throw new Refusal('key_reused')
  })
}
