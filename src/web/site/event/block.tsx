import type { EventView, OrganiserView } from '#contract/pages.ts'
import type { PageBlock } from '#domain/event/page/page-blocks.ts'
import { tie } from '#i18n/text/typography.ts'
import { blockAnchor } from '#web/kit/block-anchor.ts'
import { Contact } from '../shared/contact.tsx'
import type { SaleState } from '../shared/sale-state.ts'
import { Donation } from './donation.tsx'
import { Files } from './files.tsx'
import { Film } from './film.tsx'
import { Gallery } from './gallery.tsx'
import { GroupList } from './group-list.tsx'
import { Included } from './included.tsx'
import { Joined } from './joined.tsx'
import { Leaving } from './leaving.tsx'
import { MapBlock } from './map-block.tsx'
import { Partners } from './partners.tsx'
import { People } from './people.tsx'
import { Prices } from './prices.tsx'
import { Programme } from './programme.tsx'
import { Questions } from './questions.tsx'
import { TextBlock } from './text-block.tsx'

interface BlockProps {
  readonly block: PageBlock
  readonly event: EventView
  readonly state: SaleState
  readonly organiser: OrganiserView
}

/** A block of the invitation; nothing where the event has nothing to say in it. */
export function Block({ block, event, state, organiser }: BlockProps) {
  const { definition, free } = event
  const { page } = definition
  switch (block.kind) {
    case 'invitation':
      return page.lede === undefined ? null : (
        <p className="lede" id={blockAnchor(block)}>
          {tie(page.lede)}
        </p>
      )
    case 'included':
      return <Included block={block} items={page.included} />
    case 'prices':
      return <Prices block={block} definition={definition} />
    case 'groups':
      return <GroupList block={block} definition={definition} free={free} />
    case 'programme':
      return <Programme block={block} days={page.programme} />
    case 'leaving':
      return <Leaving block={block} definition={definition} />
    case 'questions':
      return <Questions block={block} questions={page.questions} />
    case 'contact':
      return (
        <Contact organiser={organiser} {...(block.heading === undefined ? {} : { heading: block.heading })} />
      )
    case 'donation':
      return <Donation block={block} event={event} open={state.kind === 'open'} />
    case 'text':
      return <TextBlock block={block} />
    case 'files':
      return <Files block={block} files={event.files} />
    case 'map':
      return <MapBlock block={block} place={page.place} />
    case 'people':
      return <People block={block} pictures={event.pictures} />
    case 'joined':
      return <Joined block={block} joined={event.joined} />
    case 'partners':
      return <Partners block={block} pictures={event.pictures} />
    case 'film':
      return <Film block={block} pictures={event.pictures} />
    case 'gallery':
      return <Gallery block={block} pictures={event.pictures} />
  }
}
