import {
  confirmPlaceTransfer as confirmContract,
  declinePlaceTransfer as declineContract,
  getPlaceTransfer as getContract,
  withdrawHandOver as withdrawContract,
} from '#contract/hand-over.ts'
import { siteRoute } from '#server/http/scopes.ts'
import { findRegistrationId } from './agreement/find-registration-id.ts'
import { confirmOffer } from './hand-over/confirm-offer.ts'
import { declineOffer, withdrawOffer } from './hand-over/end-offer.ts'
import { getPlaceTransfer } from './hand-over/get-place-transfer.ts'
import { getRegistration } from './read/get-registration.ts'
import { findTransferId } from './transfers/find-transfer-id.ts'

const getPlaceTransferRoute = siteRoute(getContract, async ({ ctx, params }) =>
  getPlaceTransfer(ctx, await findTransferId(ctx, params.token)),
)

const confirmPlaceTransferRoute = siteRoute(confirmContract, async ({ ctx, params }) => {
  const id = await findTransferId(ctx, params.token)
  await confirmOffer(ctx, id)
  return getPlaceTransfer(ctx, id)
})

const declinePlaceTransferRoute = siteRoute(declineContract, async ({ ctx, params }) => {
  const id = await findTransferId(ctx, params.token)
  await declineOffer(ctx, id)
  return getPlaceTransfer(ctx, id)
})

const withdrawHandOverRoute = siteRoute(withdrawContract, async ({ ctx, params }) => {
  const registrationId = await findRegistrationId(ctx, params.token)
  await withdrawOffer(ctx, registrationId)
  return getRegistration(ctx, registrationId)
})

/** Places that are offered to another person. */
export const placeTransferRoutes = {
  getPlaceTransfer: getPlaceTransferRoute,
  confirmPlaceTransfer: confirmPlaceTransferRoute,
  declinePlaceTransfer: declinePlaceTransferRoute,
  withdrawHandOver: withdrawHandOverRoute,
}
