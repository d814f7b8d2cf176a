import type { EventView, SitePage } from '#contract/pages.ts'
import { tie } from '#i18n/typography.ts'
import { CoverStrip } from './covers/cover.tsx'
import { Contact } from './event/contact.tsx'
import { stateOf } from './event/sale-state.ts'
import { StateTag } from './event/state-tag.tsx'
import { Frame } from './frame.tsx'
import { daysWords } from './registration/days-words.ts'

type HomeProps = Extract<SitePage, { page: 'home' }>

/** The organiser and what he invites to. */
export function HomePage({ brand, organiser, events, now }: HomeProps) {
  return (
    <Frame brand={brand} organiser={organiser} contact="#kontakt">
      <main id="tresc" className="wrap">
        <div className="welcome">
          <h1>{organiser.name}</h1>
          <p>
            {events.length === 0 ? 'Teraz nie ma otwartych zapisów.' : 'Wydarzenia, na które zapraszamy.'}
          </p>
        </div>
        {events.length > 0 && (
          <ul className="events">
            {events.map((event) => (
              <li key={event.slug}>
                <EventCard event={event} now={now} />
              </li>
            ))}
          </ul>
        )}
        <Contact organiser={organiser} />
      </main>
    </Frame>
  )
}

function EventCard({ event, now }: { event: EventView; now: string }) {
  const { title, dates, page } = event.definition
  const state = stateOf(event, now)
  const facts = [daysWords(dates.start, dates.end), page.place].filter(Boolean).join('. ')
  return (
    <article className="event-card">
      <CoverStrip kind={page.cover} />
      <div>
        <StateTag state={state} />
        <h2>
          <a className="event-title" href={`/${event.slug}`}>
            {tie(title)}
          </a>
        </h2>
        {facts !== '' && <p>{tie(facts)}</p>}
      </div>
    </article>
  )
}
