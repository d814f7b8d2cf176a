import { useRef } from 'react'
import type { SitePage } from '#contract/pages.ts'
import { attendanceLines, hourWords, placeWords } from '#i18n/pl/attendance-words.ts'
import * as questions from '#i18n/pl/site/questions.ts'
import * as words from '#i18n/pl/site/registration.ts'
import { tie } from '#i18n/text/typography.ts'
import { StatusTag } from '#web/kit/status-tag.tsx'
import { OrganiserLinks } from '../shared/contact.tsx'
import { Frame } from '../shared/frame.tsx'
import { Balance } from './balance.tsx'
import { CampCards } from './camp-cards.tsx'
import { Change } from './change.tsx'
import { ChangedNotice } from './changed-notice.tsx'
import { Documents } from './documents.tsx'
import { Donation } from './donation.tsx'
import { Files } from './files.tsx'
import { HandOver } from './hand-over.tsx'
import { Lacking } from './lacking.tsx'
import { Moved } from './move.tsx'
import { MyContact } from './my-contact.tsx'
import { Lines, People } from './order-lists.tsx'
import { Refunds } from './refunds.tsx'
import { Resign } from './resign.tsx'
import { stateWords } from './state-words.ts'
import { Tickets } from './tickets.tsx'
import { useRegistration } from './use-registration.ts'

type RegistrationProps = Extract<SitePage, { page: 'registration' }>

/** 'Moje zgłoszenie': what happened, what comes next, tickets. While a payment is under way it updates by itself. */
export function RegistrationPage({ brand, organiser, token, now, registration: first }: RegistrationProps) {
  const { registration, setRegistration, status, late } = useRegistration(token, first)
  const heading = useRef<HTMLHeadingElement>(null)
  const resigned = (after: RegistrationProps['registration']) => {
    setRegistration(after)
    heading.current?.focus()
  }
  const today = Temporal.PlainDateTime.from(now).toPlainDate()
  const { happened, next } = stateWords(registration, status, today)
  return (
    <Frame brand={brand} organiser={organiser} contact="#kontakt" isTest={registration.isTest}>
      <main id="tresc" className="wrap mine">
        <header className="mine-head">
          <ChangedNotice token={token} registration={registration} />
          <p className="mine-number">
            {words.numbered(registration.number)}
            <StatusTag state={registration.state} />
          </p>
          <div aria-live="polite" className="what-happened">
            <h1 ref={heading} tabIndex={-1}>
              {happened}
            </h1>
            <p>{next}</p>
            {(status === 'checking' || status === 'open') && (
              <p className="progress">{progressWords(status, late)}</p>
            )}
          </div>
          <p className="mine-event">
            <a href={`/${registration.event.slug}`}>{tie(registration.event.title)}</a>
            <EventFacts registration={registration} />
          </p>
        </header>
        {registration.event.calledOff === null && (
          <Moved registration={registration} token={token} onChanged={setRegistration} />
        )}
        {registration.event.calledOff === null && <Tickets registration={registration} token={token} />}
        {registration.event.calledOff === null && <Lacking registration={registration} token={token} />}
        <Refunds registration={registration} token={token} today={today} onChanged={setRegistration} />
        <Donation registration={registration} token={token} onChanged={setRegistration} />
        <Balance registration={registration} token={token} status={status} today={today} />
        <People registration={registration} />
        {registration.signedOn !== null && <p>{words.signedOnPaper(registration.signedOn)}</p>}
        <Documents registration={registration} token={token} onChange={setRegistration} />
        <CampCards registration={registration} token={token} />
        <Files registration={registration} token={token} />
        <HandOver registration={registration} token={token} onChange={setRegistration} />
        <Lines registration={registration} />
        {registration.event.calledOff === null && <Change registration={registration} token={token} />}
        {registration.may.cancel &&
          registration.event.calledOff === null &&
          registration.move?.mayResign !== true && (
            <Resign registration={registration} token={token} onResigned={resigned} />
          )}
        <MyContact registration={registration} token={token} onChange={setRegistration} />
        <section id="kontakt" aria-labelledby="pytania">
          <h2 id="pytania">{questions.heading}</h2>
          <p>{questions.answeredBy(organiser.legalName)}</p>
          <OrganiserLinks organiser={organiser} />
        </section>
      </main>
    </Frame>
  )
}

/** What is known of a payment under way; it is the same one, however many times the payer returns to it. */
function progressWords(status: 'checking' | 'open', late: boolean): string {
  if (status === 'checking') return tie(words.checking)
  return tie(words.stillOpen(late))
}

/** When and where each person takes part; the hour of the first day where all meet at the same time. */
function EventFacts({ registration }: { registration: RegistrationProps['registration'] }) {
  const { attendance, people, event } = registration
  const nameOf = (ref: string) => people.find((person) => person.ref === ref)?.firstName ?? ''
  const place = attendance.length === 0 ? event.place : placeWords(attendance)
  const facts = [...attendanceLines(attendance, nameOf), hourWords(attendance), place].filter(
    (fact) => fact !== null,
  )
  return facts.map((fact) => <span key={fact}>{tie(fact)}</span>)
}
