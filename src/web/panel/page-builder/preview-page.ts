import type { SitePage } from '#contract/pages.ts'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import { publicView } from '#domain/event/public-view.ts'
import { localOf } from '#domain/values/polish-time.ts'
import type { AccountDetails } from '../shared/account-details.ts'
import type { OwnedEvent } from '../shared/account-events.ts'
import { brandName } from '../shared/brand.ts'

/** Until an organiser has chosen one. */
const USUAL_ACCENT = '#23408e'

const UNKNOWN: AccountDetails = {
  ...{ legalName: '', address: '', nip: '', kind: null, trader: null, email: '', phone: '' },
}

/** The invitation from a draft, as if it were published now and nobody had registered yet. */
export function previewPage(
  document: DefinitionDocument,
  { account, event }: OwnedEvent,
  details: AccountDetails = UNKNOWN,
): SitePage {
  const definition = publicView(expandDefinition(document))
  const name = brandName()
  return {
    page: 'event',
    now: localOf(Temporal.Now.instant()).toString({ smallestUnit: 'second' }),
    brand: {
      id: name === 'Obecni' ? 'obecni' : 'zapisano',
      ...{ name, host: location.host, address: location.origin, panelAddress: location.origin },
    },
    organiser: {
      ...{ name: account.name, slug: '', accent: USUAL_ACCENT, contactPerson: '', contactNote: '' },
      ...{ demo: false, ...details, legalName: details.legalName || account.name },
    },
    event: {
      ...{ slug: event.slug, version: 1, definition, calledOff: null },
      free: Object.fromEntries(definition.pools.map(({ id, capacity }) => [id, capacity])),
      registrationAddress: `${account.siteAddress}/${event.slug}/zapisy`,
    },
  }
}
