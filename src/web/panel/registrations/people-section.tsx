import type { ReactNode } from 'react'
import { formatDate, formatMoment, readDay, readMoment } from '#domain/time.ts'
import { pl } from '#i18n/pl.ts'
import { shortMoment } from '../dates.ts'
import { Tag } from '../tag.tsx'
import { AnswerRows } from './answer-rows.tsx'
import type { Registration } from './registrations-api.ts'
import { Section } from './section.tsx'

type Participant = Registration['participants'][number]

/** The people of a registration: where they belong, and whether they may come in; or how many come. */
export function PeopleSection({ registration }: { registration: Registration }): ReactNode {
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
              <span className="sub">{facts(person)}</span>
              <AnswerRows answers={person.answers} />
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

function facts(person: Participant): string {
  const birth = person.birthDate === null ? null : readDay(person.birthDate)
  const numbers = person.numbers.map(({ name, number }) => `${name}: ${number}`)
  return [...numbers, person.group, person.type, birth === null ? null : `ur.\u00a0${formatDate(birth)}`]
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
