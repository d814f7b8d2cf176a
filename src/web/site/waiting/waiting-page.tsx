import { useState } from 'react'
import type { SitePage } from '#contract/pages.ts'
import { formatMoney } from '#domain/values/money.ts'
import { formatMoment, readMoment } from '#domain/values/time.ts'
import * as questions from '#i18n/pl/site/questions.ts'
import * as words from '#i18n/pl/site/waiting.ts'
import { tie } from '#i18n/text/typography.ts'
import { Alert, Clock, Tick } from '#web/ui/icons.tsx'
import { MineCover } from '../registration/mine-cover.tsx'
import { OrganiserLinks } from '../shared/contact.tsx'
import { daysWords } from '../shared/days-words.ts'
import { Frame } from '../shared/frame.tsx'
import { AcceptOffer } from './accept-offer.tsx'
import { GiveUp } from './give-up.tsx'
import type { WaitingEntry } from './use-waiting.ts'
import { waitingWords } from './waiting-words.ts'

type WaitingProps = Extract<SitePage, { page: 'waiting' }>

/** 'Lista rezerwowa': the place in the queue; for an offer its deadline, and accepting or declining it (flow C11). */
export function WaitingPage(props: WaitingProps) {
  const { brand, organiser, token, entry, now } = props
  const today = Temporal.PlainDateTime.from(now).toPlainDate()
  const { happened, next } = waitingWords(entry, today)
  const stands = entry.state === 'waiting' || entry.state === 'offered'
  const [doing, setDoing] = useState<'accept' | 'give-up' | null>(props.leaving && stands ? 'give-up' : null)
  return (
    <Frame brand={brand} organiser={organiser} contact="#kontakt">
      <main id="tresc" className="wrap mine waiting">
        {entry.state !== 'called_off' && (
          <MineCover slug={entry.event.slug} start={entry.event.start} end={entry.event.end} />
        )}
        <header className="mine-head">
          <p className="mine-title">
            <a href={`/${entry.event.slug}`}>{tie(entry.event.title)}</a>
          </p>
          <p className="mine-number">
            {words.heading}
            <WaitingTag state={entry.state} />
          </p>
          <div className="what-happened">
            <h1>{happened}</h1>
            {next.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          <p className="mine-event">
            <EventFacts entry={entry} />
          </p>
        </header>
        {stands && doing !== 'accept' && <Party entry={entry} />}
        {stands && doing === null && (
          <div className="waiting-buttons">
            {entry.offer !== null && (
              <button type="button" className="btn" onClick={() => setDoing('accept')}>
                {words.accept}
              </button>
            )}
            <button type="button" className="btn quiet" onClick={() => setDoing('give-up')}>
              {entry.offer === null ? words.leave : words.decline}
            </button>
          </div>
        )}
        {doing === 'accept' && entry.offer !== null && (
          <>
            <AcceptOffer
              entry={entry}
              offer={entry.offer}
              organiser={organiser}
              brand={brand}
              today={today}
            />
            <button type="button" className="btn text" onClick={() => setDoing(null)}>
              {words.back}
            </button>
          </>
        )}
        {doing === 'give-up' && (
          <GiveUp token={token} offered={entry.offer !== null} onStay={() => setDoing(null)} />
        )}
        <section id="kontakt" aria-labelledby="pytania">
          <h2 id="pytania">{questions.heading}</h2>
          <p>{questions.answeredBy(organiser.legalName)}</p>
          <OrganiserLinks organiser={organiser} />
        </section>
      </main>
    </Frame>
  )
}

/** Who waits, and for which of several terms; for an offer the people, and what it costs. */
function Party({ entry: { people, terms, slot, offer } }: { entry: WaitingEntry }) {
  const names = offer?.draft.people.map(({ firstName, lastName }) => `${firstName} ${lastName}`) ?? people
  const hour = readMoment(slot ?? '')
  return (
    <dl className="sums waiting-sheet">
      {names.length > 0 && <Fact name={words.people}>{names.join(', ')}</Fact>}
      {terms.map(({ name, start, end }) => (
        <Fact key={name} name={words.term}>
          {[tie(name), daysWords(start, end)].filter((fact) => fact !== null).join(', ')}
        </Fact>
      ))}
      {hour !== null && <Fact name={words.entryHour}>{formatMoment(hour)}</Fact>}
      {offer !== null && (
        <div>
          <dt>{words.cost}</dt>
          <dd className="num">{formatMoney(offer.total)}</dd>
        </div>
      )}
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

function EventFacts({ entry: { event } }: { entry: WaitingEntry }) {
  const facts = [daysWords(event.start, event.end), event.place].filter((fact) => fact !== null)
  return facts.length === 0 ? null : <span>{tie(facts.join('. '))}</span>
}

type State = WaitingEntry['state']

const LOOKS: Readonly<Record<State, { tone: string; icon: () => React.ReactNode }>> = {
  waiting: { tone: 'info', icon: Clock },
  offered: { tone: 'warn', icon: Clock },
  accepted: { tone: 'ok', icon: Tick },
  declined: { tone: '', icon: Clock },
  lapsed: { tone: 'bad', icon: Alert },
  given_up: { tone: '', icon: Clock },
  called_off: { tone: 'bad', icon: Alert },
}

/** State of an entry of the waiting list: colour, icon and word together. */
function WaitingTag({ state }: { state: State }) {
  const { tone, icon: Icon } = LOOKS[state]
  return (
    <span className={`tag ${tone}`}>
      <Icon />
      {words.states[state]}
    </span>
  )
}
