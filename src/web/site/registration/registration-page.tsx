import { useRef } from 'react'
import type { SitePage } from '#contract/pages.ts'
import { attendanceLines, hourWords, placeWords } from '#i18n/pl/attendance-words.ts'
import * as questions from '#i18n/pl/site/questions.ts'
import * as words from '#i18n/pl/site/registration.ts'
import { tie } from '#i18n/text/typography.ts'
import { StatusTag } from '#web/kit/status-tag.tsx'
import { OrganiserLinks } from '../shared/contact.tsx'
import { Frame } from '../shared/frame.tsx'
import { Balance, isPayable } from './balance.tsx'
import { CampCards } from './camp-cards.tsx'
import { ChangedNotice } from './changed-notice.tsx'
import { Documents } from './documents.tsx'
import { Donation } from './donation.tsx'
import { Files } from './files.tsx'
import { HandOver } from './hand-over.tsx'
import { Lacking } from './lacking.tsx'
import { MineCover } from './mine-cover.tsx'
import { Moved } from './move.tsx'
import { MyContact } from './my-contact.tsx'
import { OfficeQuestions } from './office-questions.tsx'
import { People } from './order-lists.tsx'
import { Refunds } from './refunds.tsx'
import { RoomKey } from './room-key.tsx'
import { stateWords } from './state-words.ts'
import { Tickets } from './tickets.tsx'
import { useRegistration } from './use-registration.ts'
import { Ways } from './ways.tsx'
import { WhatNext } from './what-next.tsx'

type RegistrationProps = Extract<SitePage, { page: 'registration' }>

/** 'Moje zgłoszenie': what happened, what comes next, tickets. While a payment is under way it updates by itself. */
export function RegistrationPage(props: RegistrationProps) {
  const { brand, organiser, token, now, registration: first, questions: asked } = props
  const { registration, setRegistration, status, late } = useRegistration(token, first)
  const heading = useRef<HTMLHeadingElement>(null)
  const resigned = (after: RegistrationProps['registration']) => {
    setRegistration(after)
    heading.current?.focus()
  }
  const today = Temporal.PlainDateTime.from(now).toPlainDate()
  const { happened, next } = stateWords(registration, status, today)
  const stands = registration.event.calledOff === null
  const money = (
    <div className="mine-money" key="money">
      <Balance registration={registration} token={token} status={status} today={today} />
    </div>
  )
  const people = (
    <div className="mine-people-part" key="people">
      {stands && <Moved registration={registration} token={token} onChanged={setRegistration} />}
      {stands && (
        <OfficeQuestions {...{ registration, token }} questions={asked} onChanged={setRegistration} />
      )}
      {stands && <Tickets registration={registration} token={token} />}
      {stands && <Lacking registration={registration} token={token} />}
      <Refunds registration={registration} token={token} today={today} onChanged={setRegistration} />
      <Donation registration={registration} token={token} onChanged={setRegistration} />
      <People registration={registration} token={token} />
      {registration.signedOn !== null && <p>{words.signedOnPaper(registration.signedOn)}</p>}
    </div>
  )
  return (
    <Frame brand={brand} organiser={organiser} contact="#kontakt" isTest={registration.isTest}>
      <main id="tresc" className="wrap mine mine-registration">
        {stands && <MineCover slug={registration.event.slug} {...daysOf(registration)} />}
        <header className="mine-head">
          <ChangedNotice token={token} registration={registration} />
          <p className="mine-title">
            <a href={`/${registration.event.slug}`}>{tie(registration.event.title)}</a>
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
          <p className="mine-number">
            {words.numbered(registration.number)}
            <StatusTag state={registration.state} />
          </p>
          <p className="mine-event">
            <EventFacts registration={registration} />
          </p>
        </header>
        <WhatNext registration={registration} token={token} today={today} />
        {/* On a phone what must be paid comes before the people, what is settled after them. */}
        {isPayable(registration) ? [money, people] : [people, money]}
        <div className="mine-rest">
          <Documents registration={registration} token={token} onChange={setRegistration} />
          <CampCards registration={registration} token={token} />
          <Files registration={registration} token={token} />
          {/* Another revision may have chosen a room, or none. */}
          {stands && <RoomKey key={`room ${registration.revision}`} token={token} />}
          <HandOver registration={registration} token={token} onChange={setRegistration} />
          {stands && <Ways registration={registration} token={token} onResigned={resigned} />}
          <MyContact registration={registration} token={token} onChange={setRegistration} />
          <section id="kontakt" aria-labelledby="pytania">
            <h2 id="pytania">{questions.heading}</h2>
            <p>{questions.answeredBy(organiser.legalName)}</p>
            <OrganiserLinks organiser={organiser} />
          </section>
        </div>
      </main>
    </Frame>
  )
}

/** The days on which any of these people takes part. */
function daysOf({ attendance }: RegistrationProps['registration']) {
  const spans = attendance.flatMap((each) => each.spans)
  const [start = null] = spans.map((span) => span.start).toSorted()
  return {
    start,
    end:
      spans
        .map((span) => span.end)
        .toSorted()
        .at(-1) ?? null,
  }
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
