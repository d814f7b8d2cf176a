import { pl } from '#i18n/pl.ts'
import type { Registration } from './use-registration.ts'

type Ticket = Registration['tickets'][number]

/** One ticket for each person, side by side; on a phone one swipes through them. */
export function Tickets({
  tickets,
  token,
  hasDays,
}: {
  tickets: readonly Ticket[]
  token: string
  hasDays: boolean
}) {
  if (tickets.length === 0) return null
  return (
    <section aria-labelledby="bilety" className="tickets-part">
      <h2 id="bilety">{tickets.length === 1 ? 'Bilet' : 'Bilety'}</h2>
      <p className="muted">
        Przy wejściu pokaż {tickets.length === 1 ? 'kod' : 'kody'} z&nbsp;telefonu albo z&nbsp;wydruku.
        {tickets.length > 1 && ` Razem: ${pl.counts.tickets(tickets.length)}.`}
      </p>
      <ol className="tickets">
        {tickets.map((ticket, index) => (
          <li key={ticket.code} id={idOf(ticket)}>
            <TicketCard
              ticket={ticket}
              place={tickets.length === 1 ? '' : `${index + 1} z\u00a0${tickets.length}`}
              next={tickets[index + 1] ?? null}
            />
          </li>
        ))}
      </ol>
      {hasDays && (
        <a className="btn quiet" href={`/zgloszenie/${token}/kalendarz.ics`}>
          Dodaj do kalendarza
        </a>
      )}
    </section>
  )
}

const idOf = ({ person }: Ticket) => `bilet-${person ?? 'wszyscy'}`

/** `next`: a link to it, for whoever does not swipe. */
function TicketCard({ ticket, place, next }: { ticket: Ticket; place: string; next: Ticket | null }) {
  const { name, code, qr, usedAt, numbers } = ticket
  return (
    <article className={usedAt === null ? 'ticket' : 'ticket used'} aria-label={`Bilet: ${name}`}>
      <svg
        viewBox={`-2 -2 ${qr.size + 4} ${qr.size + 4}`}
        role="img"
        aria-label={`Kod QR biletu: ${name}`}
        shapeRendering="crispEdges"
      >
        <rect x="-2" y="-2" width={qr.size + 4} height={qr.size + 4} fill="#fff" />
        <path d={qr.path} fill="#101318" />
      </svg>
      <h3>{name}</h3>
      {numbers.map((given) => (
        <p key={given.name}>
          {given.name}: <b className="num">{given.number}</b>
        </p>
      ))}
      <p className="code num">{code.replace(/(.{5})(?=.)/g, '$1\u00a0')}</p>
      <p className="muted">{usedAt === null ? place : 'Bilet został już użyty.'}</p>
      {next !== null && (
        <a className="link" href={`#${idOf(next)}`}>
          Następny: {next.name}
        </a>
      )}
    </article>
  )
}
