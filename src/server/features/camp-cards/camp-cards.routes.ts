import * as contract from '#contract/camp-cards.ts'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { findRegistrationId } from '#server/features/registrations/agreement/find-registration-id.ts'
import { memberRoute, siteRoute } from '#server/http/scopes.ts'
import { getCampCards } from './get-camp-cards.ts'
import { printBlankCard } from './print-blank-card.ts'
import { printCard } from './print-card.ts'
import { printCards } from './print-cards.ts'
import { printOwnCard } from './print-own-card.ts'
import { saveCampCardSetting } from './save-camp-card-setting.ts'

/** Cards of participants of an organised holiday. */
export const campCardRoutes = {
  getCampCards: memberRoute(contract.getCampCards, mayEditRegistrations, ({ ctx, params, role }) =>
    getCampCards(ctx, { ...params, role }),
  ),
  putCampCardSetting: memberRoute(
    contract.putCampCardSetting,
    mayEditRegistrations,
    async ({ ctx, params: { eventId }, body }) => {
      await saveCampCardSetting(ctx, { ...body, eventId })
      return undefined
    },
  ),
  getCampCardsFile: memberRoute(
    contract.getCampCardsFile,
    mayEditRegistrations,
    ({ ctx, params: { eventId }, query, role }) => printCards(ctx, { ...query, eventId, role }),
  ),
  getBlankCampCard: memberRoute(contract.getBlankCampCard, mayEditRegistrations, ({ ctx, params }) =>
    printBlankCard(ctx, params.eventId),
  ),
  getCampCard: memberRoute(contract.getCampCard, mayEditRegistrations, ({ ctx, params, role }) =>
    printCard(ctx, { ...params, role }),
  ),
  getOwnCampCard: siteRoute(contract.getOwnCampCard, async ({ ctx, params: { token, person } }) =>
    printOwnCard(ctx, { registrationId: await findRegistrationId(ctx, token), person }),
  ),
} as const
