import type { ReactNode } from 'react'
import { formatDate, formatMoment, readDay, readMoment } from '#domain/values/time.ts'
import { spansWords } from '#i18n/pl/attendance-words.ts'
import { pl } from '#i18n/pl.ts'
import { shortMoment } from '../shared/dates.ts'
import type { EventScope } from '../shared/event-versions.ts'
import type { Registration } from '../shared/registration/registration-api.ts'
import { Section } from '../shared/registration/section.tsx'
import { Tag } from '../shared/tag.tsx'
import { AnswerRows } from './answer-rows.tsx'
import { LackingAnswers } from './lacking-answers.tsx'

type Participant = Registration['participants'][number]

interface Props {
  readonly scope: EventScope
  readonly registration: Registration
}

/** The people of a registration: their group or term, and whether they may enter; or how many come. */
export function PeopleSection({ scope, registration }: Props): ReactNode {
  if (registration.headcount !== null) return <Counted registration={registration} />
  return (
    <Section title="Osoby">
      <ul className="lined">
        {registration.participants.map((person) => (
          <li key={person.ref}>
            <div>
              <b>
                {person.firstName} {person.lastName}
              </b>
              <span className="sub">{facts(person, registration)}</span>
              <AnswerRows answers={person.answers} scope={scope} registrationId={registration.id} />
              <LackingAnswers registration={registration} of={person.ref} />
            </div>
            <TicketTag ticket={person.ticket} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Counted({ registration: { headcount, slot, ticket } }: { registration: Registration }): ReactNode {
  const moment = readMoment(slot ?? '')
  return (
    <Section title="Osoby">
      <ul className="lined">
        <li>
          <div>
            <b>{pl.counts.people(headcount ?? 0)}</b>
            {moment !== null && <span className="sub">Wejście: {formatMoment(moment)}</span>}
          </div>
          <TicketTag ticket={ticket} />
        </li>
      </ul>
    </Section>
  )
}

function facts(person: Participant, { attendance }: Registration): string {
  const when = spansWords(attendance.find((each) => each.person === person.ref)?.spans ?? [])
  const birth = person.birthDate === null ? null : readDay(person.birthDate)
  const numbers = person.numbers.map(({ name, number }) => `${name}: ${number}`)
  // A term or a group with days of its own is shown with them.
  const group = person.group !== null && when.startsWith(`${person.group}, `) ? null : person.group
  return [
    ...numbers,
    group,
    when || null,
    person.type,
    birth === null ? null : `ur.\u00a0${formatDate(birth)}`,
  ]
    .filter((fact) => fact !== null)
    .join(', ')
}

function TicketTag({ ticket }: Pick<Participant, 'ticket'>): ReactNode {
  if (ticket === null) {
    return (
      <Tag tone="plain" icon="minus">
        Bez biletu
      </Tag>
    )
  }
  if (ticket.usedAt === null) {
    return (
      <Tag tone="info" icon="ticket">
        Bilet wydany
      </Tag>
    )
  }
  return (
    <Tag tone="ok" icon="check">
      {`Wejście: ${shortMoment(ticket.usedAt)}`}
    </Tag>
  )
}
