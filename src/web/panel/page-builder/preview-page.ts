import type { getBrand } from '#contract/brand.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { PageFileView } from '#contract/page-files.ts'
import type { JoinedView, SitePage } from '#contract/pages.ts'
import type { PictureView } from '#contract/pictures.ts'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import { blocksOfPage } from '#domain/event/page/page-blocks.ts'
import { publicView } from '#domain/event/public-view.ts'
import { localOf } from '#domain/values/polish-time.ts'
import type { AccountDetails } from '../shared/account-details.ts'
import type { OwnedEvent } from '../shared/account-events.ts'
import { brandName } from '../shared/brand.ts'

/** Made-up names, as many as there will be beside others who are counted. */
const EXAMPLE_NAMES = ['Adam', 'Anna', 'Helena', 'Jan', 'Maria', 'Piotr', 'Zofia']
const EXAMPLE_PEOPLE = 84

/** Nobody has registered yet: the preview shows how the block will look. */
function exampleOfJoined({ page, groups }: DefinitionDocument): JoinedView {
  const block = blocksOfPage(page).find((each) => each.kind === 'joined')
  const besideOf = (at: number): string | null => {
    if (block?.beside === 'town') return 'Borów'
    return block?.beside === 'group' ? (groups[at % groups.length]?.name ?? null) : null
  }
  const names = EXAMPLE_NAMES.map((name, at) => ({ name, beside: besideOf(at) }))
  return {
    people: EXAMPLE_PEOPLE,
    groups: groups.length,
    names: block?.consent === undefined ? [] : names,
  }
}

/** Until it is known. */
const USUAL_ACCENT = '#23408e'

/** What the organiser shows on its site, as far as it is known. */
export interface KnownOrganiser {
  readonly details: AccountDetails | undefined
  readonly look: OutputOf<typeof getBrand> | undefined
  readonly pictures: readonly PictureView[]
  readonly files: readonly PageFileView[]
}

const UNKNOWN: AccountDetails = {
  ...{ legalName: '', address: '', nip: '', kind: null, trader: null, email: '', phone: '', bankAccount: '' },
}

/** The invitation from a draft, as if it were published now and nobody had registered yet. */
export function previewPage(
  document: DefinitionDocument,
  { account, event }: OwnedEvent,
  { details = UNKNOWN, look, pictures, files }: KnownOrganiser,
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
      ...{ name: account.name, slug: '', contactPerson: '', contactNote: '' },
      ...{ about: look?.about ?? '', accent: look?.accent ?? USUAL_ACCENT },
      ...{ background: look?.background ?? null, logo: look?.logo ?? null },
      ...{ demo: false, ...details, legalName: details.legalName || account.name },
    },
    event: {
      ...{ slug: event.slug, version: 1, definition, calledOff: null, archived: false, isTest: false },
      pictures: Object.fromEntries(pictures.map((picture) => [picture.id, picture])),
      files: Object.fromEntries(files.map((file) => [file.id, file])),
      free: Object.fromEntries(definition.pools.map(({ id, capacity }) => [id, capacity])),
      joined: exampleOfJoined(document),
      // A page within the panel is shared by nobody.
      socialPicture: { address: '', width: 0, height: 0, alt: '' },
      registrationAddress: `${account.siteAddress}/${event.slug}/zapisy`,
    },
  }
}
