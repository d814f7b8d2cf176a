import { useState } from 'react'
import type { SitePage } from '#contract/pages.ts'
import { formatMoney } from '#domain/money.ts'
import { formatMoment, readMoment } from '#domain/time.ts'
import { tie } from '#i18n/typography.ts'
import { OrganiserLinks } from '../event/contact.tsx'
import { Frame } from '../frame.tsx'
import { daysWords } from '../registration/days-words.ts'
import { AcceptOffer } from './accept-offer.tsx'
import { GiveUp } from './give-up.tsx'
import type { WaitingEntry } from './use-waiting.ts'
import { WaitingTag } from './waiting-tag.tsx'
import { waitingWords } from './waiting-words.ts'

type WaitingProps = Extract<SitePage, { page: 'waiting' }>

/** 'Lista rezerwowa': the place in the queue; of an offer until when, and to accept or decline it (flow C11). */
export function WaitingPage(props: WaitingProps) {
  const { brand, organiser, token, entry, now } = props
  const today = Temporal.PlainDateTime.from(now).toPlainDate()
  const { happened, next } = waitingWords(entry, today)
  const stands = entry.state === 'waiting' || entry.state === 'offered'
  const [doing, setDoing] = useState<'accept' | 'give-up' | null>(props.leaving && stands ? 'give-up' : null)
  return (
    <Frame brand={brand} organiser={organiser} contact="#kontakt">
      <main id="tresc" className="wrap mine">
        <header className="mine-head">
          <p className="mine-number">
            Lista rezerwowa
            <WaitingTag state={entry.state} />
          </p>
          <div className="what-happened">
            <h1>{happened}</h1>
            {next.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          <p className="mine-event">
            <a href={`/${entry.event.slug}`}>{tie(entry.event.title)}</a>
            <EventFacts entry={entry} />
          </p>
        </header>
        {stands && doing !== 'accept' && <Party entry={entry} />}
        {stands && doing === null && (
          <div className="waiting-buttons">
            {entry.offer !== null && (
              <button type="button" className="btn" onClick={() => setDoing('accept')}>
                Przyjmij
              </button>
            )}
            <button type="button" className="btn quiet" onClick={() => setDoing('give-up')}>
              {entry.offer === null ? 'Zrezygnuj z\u00a0czekania' : 'Odrzuć'}
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
              Wstecz
            </button>
          </>
        )}
        {doing === 'give-up' && (
          <GiveUp token={token} offered={entry.offer !== null} onStay={() => setDoing(null)} />
        )}
        <section id="kontakt" aria-labelledby="pytania">
          <h2 id="pytania">Pytania</h2>
          <p>Odpowie organizator: {organiser.legalName}.</p>
          <OrganiserLinks organiser={organiser} />
        </section>
      </main>
    </Frame>
  )
}

/** Who waits, for which of several terms; of an offer for whom it is, and what it costs. */
function Party({ entry: { people, terms, slot, offer } }: { entry: WaitingEntry }) {
  const names = offer?.draft.people.map(({ firstName, lastName }) => `${firstName} ${lastName}`) ?? people
  const hour = readMoment(slot ?? '')
  return (
    <dl className="sums">
      {names.length > 0 && <Fact name="Osoby">{names.join(', ')}</Fact>}
      {terms.map(({ name, start, end }) => (
        <Fact key={name} name="Termin">
          {[tie(name), daysWords(start, end)].filter((fact) => fact !== null).join(', ')}
        </Fact>
      ))}
      {hour !== null && <Fact name="Wejście">{formatMoment(hour)}</Fact>}
      {offer !== null && (
        <div>
          <dt>Koszt</dt>
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
