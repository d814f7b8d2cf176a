import type { EventView, SitePage } from '#contract/pages.ts'
import { formatSum } from '#domain/values/money.ts'
import * as collectionWords from '#i18n/pl/site/collection.ts'
import * as words from '#i18n/pl/site/home.ts'
import { tie } from '#i18n/text/typography.ts'
import { CoverStrip } from '#web/kit/covers/cover.tsx'
import { Picture } from '#web/kit/picture.tsx'
import { StateTag } from './event/state-tag.tsx'
import { Contact } from './shared/contact.tsx'
import { daysWords } from './shared/days-words.ts'
import { Frame } from './shared/frame.tsx'
import { stateOf } from './shared/sale-state.ts'

type HomeProps = Extract<SitePage, { page: 'home' }>

/** The organiser and the events. */
export function HomePage({ brand, organiser, events, collections, now }: HomeProps) {
  return (
    <Frame brand={brand} organiser={organiser} contact="#kontakt">
      <main id="tresc" className="wrap">
        <div className="welcome">
          <h1>{organiser.name}</h1>
          {organiser.about !== '' && <p className="about">{tie(organiser.about)}</p>}
          {(events.length > 0 || collections.length === 0) && (
            <p>{events.length === 0 ? words.noEvents : words.invitation}</p>
          )}
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
        {collections.length > 0 && <Collections collections={collections} />}
        <Contact organiser={organiser} />
      </main>
    </Frame>
  )
}

function EventCard({ event, now }: { event: EventView; now: string }) {
  const { title, dates, page } = event.definition
  const photo = page.photo === undefined ? undefined : event.pictures[page.photo]
  const state = stateOf(event, now)
  const facts = [daysWords(dates.start, dates.end), page.place].filter(Boolean).join('. ')
  return (
    <article className="event-card">
      {photo === undefined ? (
        <CoverStrip kind={page.cover} />
      ) : (
        <div className="cover photo">
          <Picture picture={photo} sizes="(min-width: 901px) 560px, 100vw" alt="" />
        </div>
      )}
      <div>
        <StateTag state={state} />
        <h2>
          <a className="event-title" href={`/${event.slug}`}>
            {tie(title)}
          </a>
        </h2>
        {facts !== '' && <p>{tie(facts)}</p>}
        <span className="event-more" aria-hidden="true">
          {state.kind === 'open' ? words.lookAndRegister : words.look}
        </span>
      </div>
    </article>
  )
}

function Collections({ collections }: Pick<HomeProps, 'collections'>) {
  return (
    <section aria-labelledby="zbiorki">
      <h2 id="zbiorki">{collectionWords.collectionsHeading}</h2>
      <ul className="events">
        {collections.map(({ slug, title, cover, picture, raised, goal }) => (
          <li key={slug}>
            <article className="event-card">
              {picture === null ? (
                <CoverStrip kind={cover} />
              ) : (
                <div className="cover photo">
                  <Picture picture={picture} sizes="(min-width: 901px) 560px, 100vw" alt="" />
                </div>
              )}
              <div>
                <h3>
                  <a className="event-title" href={`/zbiorki/${slug}`}>
                    {tie(title)}
                  </a>
                </h3>
                <p>
                  {formatSum(raised)} {goal !== null && collectionWords.ofGoal(formatSum(goal))}
                </p>
                <span className="event-more" aria-hidden="true">
                  {collectionWords.look}
                </span>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}
