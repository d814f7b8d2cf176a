import { blocksEntry, lackingAtEntry } from '#domain/documents/document-at-entry.ts'
import { spansWords } from '#i18n/pl/attendance-words.ts'
import * as documentWords from '#i18n/pl/site/documents.ts'
import * as words from '#i18n/pl/site/tickets.ts'
import { tie } from '#i18n/text/typography.ts'
import type { Registration } from './use-registration.ts'

type Ticket = Registration['tickets'][number]

/** One ticket for each person, side by side; on a phone they are swiped through. */
export function Tickets({ registration, token }: { registration: Registration; token: string }) {
  const { tickets, attendance, documents } = registration
  if (tickets.length === 0) return null
  return (
    <section aria-labelledby="bilety" className="tickets-part">
      <h2 id="bilety">{words.heading(tickets.length)}</h2>
      <p className="muted">{words.howTo(tickets.length)}</p>
      <ol className="tickets">
        {tickets.map((ticket, index) => (
          <li key={ticket.code} id={idOf(ticket)}>
            <TicketCard
              ticket={ticket}
              lacking={ticket.usedAt === null ? lackingAtEntry(documents, ticket.person) : []}
              when={spansWords(attendance.find(({ person }) => person === ticket.person)?.spans ?? [])}
              place={tickets.length === 1 ? '' : words.place(index + 1, tickets.length)}
              next={tickets[index + 1] ?? null}
            />
          </li>
        ))}
      </ol>
      {attendance.some(({ spans }) => spans.length > 0) && (
        <a className="btn quiet" href={`/zgloszenie/${token}/kalendarz.ics`}>
          {words.addToCalendar}
        </a>
      )}
    </section>
  )
}

const idOf = ({ person }: Ticket) => `bilet-${person ?? 'wszyscy'}`

interface TicketCardProps {
  readonly ticket: Ticket
  /** Documents that its person lacks at the entry. */
  readonly lacking: Registration['documents']
  /** Days and hour; empty where they are unknown. */
  readonly when: string
  readonly place: string
  /** A link to it, for people who do not swipe. */
  readonly next: Ticket | null
}

export function TicketCard({ ticket, lacking, when, place, next }: TicketCardProps) {
  const { name, code, qr, usedAt, numbers } = ticket
  return (
    <article className={usedAt === null ? 'ticket' : 'ticket used'} aria-label={words.named(name)}>
      <svg
        viewBox={`-2 -2 ${qr.size + 4} ${qr.size + 4}`}
        role="img"
        aria-label={words.picture(name)}
        shapeRendering="crispEdges"
      >
        <rect x="-2" y="-2" width={qr.size + 4} height={qr.size + 4} fill="#fff" />
        <path d={qr.path} fill="#101318" />
      </svg>
      <h3>{name}</h3>
      {when !== '' && <p>{tie(when)}</p>}
      {numbers.map((given) => (
        <p key={given.name}>
          {given.name}: <b className="num">{given.number}</b>
        </p>
      ))}
      {lacking.length > 0 && <Lacking documents={lacking} />}
      <p className="code num">{code.replace(/(.{5})(?=.)/g, '$1\u00a0')}</p>
      <p className="muted">{usedAt === null ? place : words.used}</p>
      {next !== null && (
        <a className="link" href={`#${idOf(next)}`}>
          {words.next(next.name)}
        </a>
      )}
    </article>
  )
}

/** What is lacking, and what that means at the entry; where it is mended. */
function Lacking({ documents }: { documents: TicketCardProps['lacking'] }) {
  return (
    <div className="ticket-lacks">
      {documents.map(({ person, question, name, state }) => (
        <b key={`${person} ${question}`}>{tie(documentWords.onTicket(name, state))}</b>
      ))}
      <span>{tie(blocksEntry(documents) ? documentWords.ticketBlocked : documentWords.ticketWarned)}</span>
      <a href="#dokumenty">{documentWords.toDocuments}</a>
    </div>
  )
}
