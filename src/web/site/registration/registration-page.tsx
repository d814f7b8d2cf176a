import { useRef } from 'react'
import type { SitePage } from '#contract/pages.ts'
import { tie } from '#i18n/typography.ts'
import { StatusTag } from '#web/kit/status-tag.tsx'
import { OrganiserLinks } from '../event/contact.tsx'
import { Frame } from '../frame.tsx'
import { Balance } from './balance.tsx'
import { Change } from './change.tsx'
import { ChangedNotice } from './changed-notice.tsx'
import { daysWords } from './days-words.ts'
import { Lines, People } from './order-lists.tsx'
import { Resign } from './resign.tsx'
import { stateWords } from './state-words.ts'
import { Tickets } from './tickets.tsx'
import { useRegistration } from './use-registration.ts'

type RegistrationProps = Extract<SitePage, { page: 'registration' }>

/** 'Moje zgłoszenie': what happened, what comes next, tickets. While a payment is under way it follows by itself. */
export function RegistrationPage({ brand, organiser, token, now, registration: first }: RegistrationProps) {
  const { registration, setRegistration, checking, late } = useRegistration(token, first)
  const heading = useRef<HTMLHeadingElement>(null)
  const resigned = (after: RegistrationProps['registration']) => {
    setRegistration(after)
    heading.current?.focus()
  }
  const today = Temporal.PlainDateTime.from(now).toPlainDate()
  const words = stateWords(registration, checking, today)
  return (
    <Frame brand={brand} organiser={organiser} contact="#kontakt">
      <main id="tresc" className="wrap mine">
        <header className="mine-head">
          <ChangedNotice token={token} registration={registration} />
          <p className="mine-number">
            Zgłoszenie {registration.number}
            <StatusTag state={registration.state} />
          </p>
          <div aria-live="polite" className="what-happened">
            <h1 ref={heading} tabIndex={-1}>
              {words.happened}
            </h1>
            <p>{words.next}</p>
            {checking && (
              <p className="progress">
                Sprawdzam wpłatę…{' '}
                {late
                  ? 'To trwa dłużej niż zwykle. Możesz zamknąć tę stronę, damy znać e-mailem.'
                  : 'Możesz zamknąć tę stronę, damy znać e-mailem.'}
              </p>
            )}
          </div>
          <p className="mine-event">
            <a href={`/${registration.event.slug}`}>{tie(registration.event.title)}</a>
            <EventFacts registration={registration} />
          </p>
        </header>
        {registration.event.calledOff === null && (
          <Tickets tickets={registration.tickets} token={token} hasDays={registration.event.start !== null} />
        )}
        <Balance registration={registration} token={token} checking={checking} today={today} />
        <People registration={registration} />
        <Lines registration={registration} />
        {registration.event.calledOff === null && <Change registration={registration} token={token} />}
        {registration.may.cancel && registration.event.calledOff === null && (
          <Resign registration={registration} token={token} onResigned={resigned} />
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

function EventFacts({ registration: { event } }: { registration: RegistrationProps['registration'] }) {
  const facts = [daysWords(event.start, event.end), event.place].filter((fact) => fact !== null)
  return facts.length === 0 ? null : <span>{tie(facts.join('. '))}</span>
}
