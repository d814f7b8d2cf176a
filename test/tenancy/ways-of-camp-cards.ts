import {
  getBlankCampCard,
  getCampCard,
  getCampCards,
  getCampCardsFile,
  getOwnCampCard,
  putCampCardSetting,
} from '#contract/camp-cards.ts'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { eachField } from '#domain/camp-card/camp-card.ts'
import { type Ids, member, site } from './way.ts'

const eventOf = ({ accountId, eventId }: Ids) => ({ accountId, eventId })
/** Nobody takes part under this ref. */
const NOBODY = 'nobody'
const refused = 'not_found' as const

const SETTING = {
  holiday: { form: 'camp' as const, formName: '', address: 'Lipowa 8', route: '', country: '' },
  sources: eachField(() => []),
  forParents: false,
}

/** How the endpoints of cards of participants of a holiday are called. */
export const CAMP_CARD_WAYS = {
  getCampCards: member(getCampCards, mayEditRegistrations, (ids) => ({ params: eventOf(ids) })),
  putCampCardSetting: member(putCampCardSetting, mayEditRegistrations, (ids) => ({
    ...{ params: eventOf(ids), body: SETTING },
  })),
  getCampCardsFile: {
    ...member(getCampCardsFile, mayEditRegistrations, (ids) => ({
      ...{ params: eventOf(ids), query: { group: NOBODY } },
    })),
    refused,
  },
  getBlankCampCard: member(getBlankCampCard, mayEditRegistrations, (ids) => ({ params: eventOf(ids) })),
  getCampCard: {
    ...member(getCampCard, mayEditRegistrations, (ids) => ({
      params: { ...eventOf(ids), registrationId: ids.registrationId, person: NOBODY },
    })),
    refused,
  },
  getOwnCampCard: {
    ...site(getOwnCampCard, ({ token }) => ({ params: { token, person: NOBODY } })),
    refused,
  },
} as const
