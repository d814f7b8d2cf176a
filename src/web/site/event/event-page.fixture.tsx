import { renderToStaticMarkup } from 'react-dom/server'
import type { EventView } from '#contract/pages.ts'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import { publicView } from '#domain/event/public-view.ts'
import { placesInAll } from '../shared/sale-state.ts'
import { EventPage } from './event-page.tsx'

const FRAME = {
  now: '2026-03-01T12:00:00',
  brand: {
    id: 'zapisano',
    ...{ name: 'Zapisano', host: 'zapisano.pl', address: 'https://zapisano.pl' },
    panelAddress: 'https://panel.zapisano.pl',
  },
  organiser: {
    ...{ name: 'Parafia', slug: 'parafia', accent: '#125a66', legalName: 'Parafia', address: 'Borów' },
    ...{ about: '', background: null, logo: null },
    ...{ nip: '', kind: null, trader: null, email: 'biuro@example.org', phone: '+48 600 000 100' },
    ...{ contactPerson: 'Anna', contactNote: '', demo: false },
  },
} as const

/** The invitation of an event as a browser gets it, with all of its places free. */
export function invitationOf(
  document: DefinitionDocument,
  pictures: EventView['pictures'] = {},
  files: EventView['files'] = {},
  joined: EventView['joined'] = null,
): string {
  const definition = publicView(expandDefinition(document))
  const event = {
    ...{ slug: 'rajd', version: 1, definition, free: placesInAll(definition) },
    ...{
      registrationAddress: 'https://parafia.zapisano.pl/rajd/zapisy',
      calledOff: null,
      archived: false,
      isTest: false,
      pictures,
      files,
      joined,
      socialPicture: { address: '', width: 1200, height: 630, alt: '' },
    },
  }
  return renderToStaticMarkup(<EventPage page="event" {...FRAME} event={event} />)
}
