import type { SitePage } from '#contract/pages.ts'
import { tie } from '#i18n/typography.ts'
import { Person, Pin, Tick } from '#web/ui/icons.tsx'
import { Cover } from '../covers/cover.tsx'
import { documentsOf, Frame } from '../frame.tsx'
import { Contact } from './contact.tsx'
import { DateTile } from './date-tile.tsx'
import { GroupList } from './group-list.tsx'
import { JoinBar, JoinCard } from './join.tsx'
import { Prices } from './prices.tsx'
import { Programme } from './programme.tsx'
import { saleState } from './sale-state.ts'

type EventProps = Extract<SitePage, { page: 'event' }>

/** The invitation: readable to the end without JavaScript, the sign-up always within reach. */
export function EventPage({ brand, organiser, event, now }: EventProps) {
  const { definition, free } = event
  const state = saleState(definition, free, now)
  return (
    <Frame brand={brand} organiser={organiser} documents={documentsOf(event)} contact="#kontakt">
      <Cover kind={definition.page.cover} />
      <div className="wrap page">
        <main id="tresc">
          <Heading definition={definition} />
          {definition.page.lede !== undefined && <p className="lede">{tie(definition.page.lede)}</p>}
          <Included items={definition.page.included} />
          <Prices definition={definition} />
          <GroupList definition={definition} free={free} />
          <Programme days={definition.page.programme} />
          <Questions questions={definition.page.questions} />
          <Contact organiser={organiser} />
        </main>
        <JoinCard event={event} state={state} />
      </div>
      <JoinBar event={event} state={state} />
    </Frame>
  )
}

type Definition = EventProps['event']['definition']

function Heading({ definition: { title, dates, page } }: { definition: Definition }) {
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
      </ul>
    </div>
  )
}

function Included({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby="w-cenie">
      <h2 id="w-cenie">Co jest w&nbsp;cenie</h2>
      <ul className="included">
        {items.map((item) => (
          <li key={item}>
            <Tick />
            <span>{tie(item)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Questions({ questions }: { questions: Definition['page']['questions'] }) {
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="pytania">
      <h2 id="pytania">Pytania, które wracają</h2>
      {questions.map(({ question, answer }, index) => (
        <details key={question} open={index === 0}>
          <summary>{tie(question)}</summary>
          <p>{tie(answer)}</p>
        </details>
      ))}
    </section>
  )
}
