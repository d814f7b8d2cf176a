import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { formatDate } from '#domain/values/time.ts'
import { fullMoment } from '../shared/dates.ts'
import type { EventScope } from '../shared/event-versions.ts'
import { actorWords, historyWords } from '../shared/history-words.ts'
import type { Registration } from '../shared/registration/registration-api.ts'
import { Section } from '../shared/registration/section.tsx'
import { useAccounts } from '../shared/session.ts'
import { ActionsSection } from './actions/actions-section.tsx'
import { NoteSection } from './actions/note-section.tsx'
import { AnswerRows } from './answer-rows.tsx'
import { DecisionSection } from './decision-section.tsx'
import { DocumentsSection } from './documents-section.tsx'
import { LackingAnswers } from './lacking-answers.tsx'
import { LinesSection } from './lines-section.tsx'
import { MoneySection } from './money-section.tsx'
import { PapersSection } from './papers/papers-section.tsx'
import { PeopleSection } from './people-section.tsx'
import { MoneyState, StateTag } from './state-tags.tsx'
import { FullSection } from './why/full-section.tsx'
import { Why } from './why/why.tsx'

interface DetailsProps {
  readonly scope: EventScope
  readonly registration: Registration
}

/** All data of one registration, the most requested first. */
export function RegistrationDetails({ scope, registration }: DetailsProps): ReactNode {
  const isWaiting = registration.state === 'awaiting_payment' || registration.state === 'awaiting_approval'
  return (
    <div className="details">
      <div className="details-state">
        <StateTag state={registration.state} />
        <MoneyState row={registration} />
        {isWaiting && registration.expiresAt !== null && (
          <p>
            Miejsca czekają do: <b>{fullMoment(registration.expiresAt)}</b>
          </p>
        )}
        <Why scope={scope} registration={registration} about="state" />
      </div>
      <DecisionSection key={registration.id} scope={scope} registration={registration} />
      <ActionsSection key={`${registration.id}-actions`} scope={scope} registration={registration} />
      <NoteSection key={`${registration.id}-note`} scope={scope} registration={registration} />
      <ContactSection scope={scope} registration={registration} />
      <PeopleSection scope={scope} registration={registration} />
      <DocumentsSection key={`${registration.id}-documents`} scope={scope} registration={registration} />
      <LinesSection scope={scope} registration={registration} />
      <FullSection scope={scope} registration={registration} />
      <MoneySection scope={scope} registration={registration} />
      <HistorySection registration={registration} />
      <PapersSection key={`${registration.id}-papers`} scope={scope} registration={registration} />
      <StatementsSection registration={registration} />
    </div>
  )
}

/** The registrant, with contact data. */
function ContactSection({ scope, registration }: DetailsProps): ReactNode {
  const { contactName, contactEmail, contactPhone, createdAt } = registration
  const role = useAccounts().find(({ id }) => id === scope.accountId)?.role
  const mayMakeCard = role !== undefined && mayEditRegistrations(role)
  return (
    <Section title="Kontakt">
      <p>
        <b>{contactName}</b>
      </p>
      <p className="contact-links">
        {contactPhone !== '' && <a href={`tel:${contactPhone.replace(/[^+\d]/g, '')}`}>{contactPhone}</a>}
        {contactEmail === '' ? (
          <span>bez adresu e-mail</span>
        ) : (
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        )}
      </p>
      {mayMakeCard && (
        <p>
          <Link
            className="link"
            to="/wydarzenia/$eventId/karta/$registrationId"
            params={{ eventId: scope.eventId, registrationId: registration.id }}
          >
            Karta z&nbsp;numerem i&nbsp;PIN-em
          </Link>
        </p>
      )}
      <p className="sub">Zapis: {fullMoment(createdAt)}</p>
      <AnswerRows answers={registration.answers} scope={scope} registrationId={registration.id} />
      <LackingAnswers registration={registration} of={null} />
    </Section>
  )
}

/** Who did what to a registration and when, newest first. */
function HistorySection({ registration }: { registration: Registration }): ReactNode {
  const newestFirst = [...registration.history].sort((a, b) => b.at.localeCompare(a.at))
  return (
    <Section title="Historia">
      <ol className="history">
        {newestFirst.map((entry) => (
          <li key={`${entry.at}/${entry.action}`}>
            {historyWords(entry)}
            <span className="sub">
              {fullMoment(entry.at)} · {actorWords(entry.actor)}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** The accepted statements: the exact text, its version and the moment. */
function StatementsSection({ registration }: { registration: Registration }): ReactNode {
  if (registration.statements.length === 0) return null
  return (
    <Section title="Oświadczenia">
      <ul className="lined statements">
        {registration.statements.map((statement) => (
          <li key={`${statement.statement}/${statement.version}/${statement.person}`}>
            <div>
              {statement.text}
              <span className="sub">
                Wersja {statement.version},{' '}
                {statement.signedOn === null
                  ? `przyjęto: ${fullMoment(statement.at)}`
                  : `podpisano na papierze: ${formatDate(Temporal.PlainDate.from(statement.signedOn))}`}
                {statement.person !== null && `, ${statement.person}`}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
