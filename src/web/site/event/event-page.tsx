import type { SitePage } from '#contract/pages.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { speakerOf } from '#i18n/pl/definition/definition-text.ts'
import { leavingTerms } from '#i18n/pl/definition/refunds.ts'
import { upperFirst } from '#i18n/pl/listing.ts'
import * as words from '#i18n/pl/site/event.ts'
import { tie } from '#i18n/text/typography.ts'
import { Cover } from '#web/kit/covers/cover.tsx'
import { People, Person, Pin, Tick } from '#web/ui/icons.tsx'
import { Contact } from '../shared/contact.tsx'
import { documentsOf, Frame } from '../shared/frame.tsx'
import { stateOf } from '../shared/sale-state.ts'
import { CalledOff } from './called-off.tsx'
import { DateTile } from './date-tile.tsx'
import { GroupList } from './group-list.tsx'
import { JoinBar, JoinCard } from './join.tsx'
import { leastPeopleWords } from './least-people.ts'
import { Prices } from './prices.tsx'
import { Programme } from './programme.tsx'

type EventProps = Extract<SitePage, { page: 'event' }>

/** The invitation: fully readable without JavaScript, the sign-up always within reach. */
export function EventPage({ brand, organiser, event, now }: EventProps) {
  const { definition, free } = event
  const state = stateOf(event, now)
  const frame = { brand, organiser, documents: documentsOf(event) }
  if (state.kind === 'called_off')
    return (
      <Frame {...frame}>
        <CalledOff event={event} reason={state.reason} organiser={organiser} />
      </Frame>
    )
  return (
    <Frame {...frame} contact="#kontakt" isTest={event.isTest}>
      <Cover kind={definition.page.cover} />
      <div className="wrap page">
        <main id="tresc">
          <Heading definition={definition} now={now} />
          {definition.page.lede !== undefined && <p className="lede">{tie(definition.page.lede)}</p>}
          <Included items={definition.page.included} />
          <Prices definition={definition} />
          <GroupList definition={definition} free={free} />
          <Programme days={definition.page.programme} />
          <Leaving definition={definition} />
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

function Included({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby="w-cenie">
      <h2 id="w-cenie">{words.included}</h2>
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
      <h2 id="pytania">{words.questions}</h2>
      {questions.map(({ question, answer }, index) => (
        <details key={question} open={index === 0}>
          <summary>{tie(question)}</summary>
          <p>{tie(answer)}</p>
        </details>
      ))}
    </section>
  )
}

/** 'Zmiany i rezygnacja': what is refunded until when, as the organiser has stated it; nothing when not stated. */
function Leaving({ definition }: { definition: EventDefinition }) {
  const rows = leavingTerms(speakerOf(definition))
  if (rows.length === 0) return null
  return (
    <section id="rezygnacja" aria-labelledby="rezygnacja-tytul">
      <h2 id="rezygnacja-tytul">{words.leaving}</h2>
      <dl className="terms">
        {rows.map(({ name, value, notes }) => (
          <div className="term" key={`${name} ${value} ${notes.join(' ')}`}>
            <dt>{tie(name)}</dt>
            <dd>
              {tie(upperFirst(value))}
              {notes.length > 0 && <small>{tie(upperFirst(notes.join(', ')))}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
