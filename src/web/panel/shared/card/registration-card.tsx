import '../cash/cash-slip.css'
import './registration-card.css'
import type { ReactNode } from 'react'
import type { makeCard } from '#contract/cards.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { formatMoment } from '#domain/values/time.ts'
import { pl } from '#i18n/pl.ts'

export type Card = OutputOf<typeof makeCard>

/** What a registrant without e-mail takes home: a sheet of A6 that opens the registration. */
export function RegistrationCard({ card, eventTitle }: { card: Card; eventTitle: string }): ReactNode {
  const { number, pin, qr, typedAt, office } = card
  return (
    <article className="cash-slip registration-card" aria-label={`Karta zgłoszenia ${number}`}>
      <header>
        <p>{eventTitle}</p>
        <h2>{card.contactName}</h2>
        <p>{pl.counts.people(card.people)}</p>
      </header>
      <div className="registration-card-keys">
        <svg
          viewBox={`-2 -2 ${qr.size + 4} ${qr.size + 4}`}
          role="img"
          aria-label="Kod QR do strony zgłoszenia"
        >
          <path d={qr.path} fill="currentColor" />
        </svg>
        <dl>
          <dt>Numer</dt>
          <dd className="num">{number}</dd>
          <dt>PIN</dt>
          <dd className="num">
            {pin.slice(0, 3)} {pin.slice(3)}
          </dd>
        </dl>
      </div>
      <p>
        Kod otwiera stronę zgłoszenia w&nbsp;telefonie. Bez aparatu wejdź na{' '}
        <b className="break">{typedAt}</b> i&nbsp;podaj numer i&nbsp;PIN. Może to zrobić ktoś bliski.
      </p>
      <Sums card={card} />
      <p>
        Pytania: {office.phone === '' ? office.name : <b className="num">{office.phone}</b>}
        {office.person !== '' && (
          <>
            <br />
            {[office.person, office.note].filter((part) => part !== '').join(', ')}
          </>
        )}
      </p>
    </article>
  )
}

function Sums({ card: { due, paid, balance } }: { card: Card }): ReactNode {
  const open = due.filter(({ left }) => left > 0)
  return (
    <dl className="registration-card-sums">
      <div>
        <dt>Wpłacono</dt>
        <dd className="num">{pl.sum(paid)}</dd>
      </div>
      {open.map(({ name, left, until }) => (
        <div key={name}>
          <dt>
            {name}
            {until !== null && `, do ${formatMoment(Temporal.PlainDateTime.from(until))}`}
          </dt>
          <dd className="num">{pl.sum(left)}</dd>
        </div>
      ))}
      {open.length === 0 && balance > 0 && (
        <div>
          <dt>Do zapłaty</dt>
          <dd className="num">{pl.sum(balance)}</dd>
        </div>
      )}
    </dl>
  )
}
