import type { Ctx } from '#server/context/ctx.ts'
import { holdIdOf } from '#server/features/places/claims/hold-id.ts'
import type { EntryRow } from './entries.queries.ts'

type Signer = Pick<Ctx, 'secrets'>

/** The secret of the hold behind a new offer. It is derived from our key, so that an e-mail can carry it again. */
export const newOfferSecret = ({ secrets }: Signer, waitingEntryId: string): string =>
  secrets.sign('offer', waitingEntryId)

/** The same for the offer that an entry has, under whichever known key it was derived. */
export function offerSecret(
  ctx: Signer,
  { waitingEntryId, holdId }: Pick<EntryRow, 'waitingEntryId' | 'holdId'>,
): string {
  const made = ctx.secrets.signByEach('offer', waitingEntryId)
  return made.find((secret) => holdIdOf(secret) === holdId) ?? made[0]
}
