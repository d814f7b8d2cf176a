import type { SitePage } from '#contract/pages.ts'
import { shownBlocks } from '#domain/event/page/page-blocks.ts'
import { tie } from '#i18n/text/typography.ts'
import { Cover } from '#web/kit/covers/cover.tsx'
import { Picture } from '#web/kit/picture.tsx'
import { People, Person, Pin } from '#web/ui/icons.tsx'
import { documentsOf, Frame } from '../shared/frame.tsx'
import { stateOf } from '../shared/sale-state.ts'
import { Block } from './block.tsx'
import { CalledOff } from './called-off.tsx'
import { DateTile } from './date-tile.tsx'
import { headlinePrice } from './headline-price.ts'
import { JoinBar, JoinCard } from './join.tsx'
import { leastPeopleWords } from './least-people.ts'

type EventProps = Extract<SitePage, { page: 'event' }>

/** The invitation: fully readable without JavaScript, the sign-up always within reach. */
export function EventPage({ brand, organiser, event, now, preview }: EventProps) {
  const { definition } = event
  const state = stateOf(event, now)
  const frame = { brand, organiser, preview, documents: documentsOf(event) }
  if (state.kind === 'called_off')
    return (
      <Frame {...frame}>
        <CalledOff event={event} reason={state.reason} organiser={organiser} />
      </Frame>
    )
  // For those who register now, or as soon as they can.
  const price = headlinePrice(definition, state.kind === 'soon' ? state.opens : now)
  const blocks = shownBlocks(definition.page)
  const hasContact = blocks.some(({ kind }) => kind === 'contact')
  return (
    <Frame {...frame} isTest={event.isTest} {...(hasContact ? { contact: '#kontakt' } : {})}>
      <EventCover event={event} />
      <div className="wrap page">
        <main id="tresc">
          <Heading definition={definition} now={now} />
          {blocks.map((block) => (
            <Block key={block.id} block={block} event={event} state={state} organiser={organiser} />
          ))}
        </main>
        <JoinCard event={event} state={state} price={price} />
      </div>
      <JoinBar event={event} state={state} price={price} />
    </Frame>
  )
}

/** The organiser's own photograph, else a drawn scene. */
function EventCover({ event: { definition, pictures } }: Pick<EventProps, 'event'>) {
  const { photo, cover } = definition.page
  const picture = photo === undefined ? undefined : pictures[photo]
  if (picture === undefined) return <Cover kind={cover} />
  return (
    <div className="cover photo">
      <Picture picture={picture} sizes="100vw" isFirst />
    </div>
  )
}

type Definition = EventProps['event']['definition']

function Heading({ definition, now }: { definition: Definition; now: string }) {
  const { title, dates, page } = definition
  const least = leastPeopleWords(definition, now)
  return (
    <div className="head">
      <DateTile start={dates.start} end={dates.end} />
      <h1>{tie(title)}</h1>
      <ul className="facts">
        {page.place !== undefined && (
          <li>
            <Pin />
            <div>
              {tie(page.place)}
              {page.placeNote !== undefined && <span>{tie(page.placeNote)}</span>}
            </div>
          </li>
        )}
        {page.host !== undefined && (
          <li>
            <Person />
            <div>
              {tie(page.host)}
              {page.hostNote !== undefined && <span>{tie(page.hostNote)}</span>}
            </div>
          </li>
        )}
        {least !== null && (
          <li>
            <People />
            <div>
              {tie(least.condition)}
              <span>{tie(least.decision)}</span>
            </div>
          </li>
        )}
      </ul>
    </div>
  )
}
