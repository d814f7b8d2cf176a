import type { CSSProperties, ReactNode } from 'react'
import { tie } from '#i18n/text/typography.ts'
import { Picture } from '#web/kit/picture.tsx'
import { initials } from '#web/lib/initials.ts'
import { daysOf, daysOfTerm, type Poster, priceOf, saleOf, shortAddress } from './poster-words.ts'

export type PaperSize = 'a4' | 'a3'

/** More terms than these have no room: the page of the event names the others. */
const MOST_TERMS = 5

/** The colours of the organiser, for the styles of a poster. */
const PAINT = (colours: Poster['colours']) =>
  ({
    '--poster-accent': colours.accent,
    '--poster-strong': colours.strong,
    '--poster-soft': colours.soft,
    '--poster-on-accent': colours.onAccent,
    '--poster-ground': colours.background,
  }) as CSSProperties

/** One sheet of paper; all its sizes are parts of its width, so A3 is A4 enlarged. */
export function PosterSheet({ poster, size }: { poster: Poster; size: PaperSize }): ReactNode {
  const { title, place, terms, qr, address, organiser } = poster
  const days = daysOf(poster)
  return (
    <div className={`poster-frame ${size}`} style={PAINT(poster.colours)}>
      <article className="poster" aria-label={`Plakat: ${title}`}>
        <header>
          <Mark poster={poster} />
          <p>{tie(organiser.name)}</p>
        </header>
        <div className="poster-main">
          <h2 className={titleSize(title)}>{tie(title)}</h2>
          {days !== null && <p className="poster-days">{days}</p>}
          {place !== null && <p className="poster-place">{tie(place)}</p>}
          {terms.length > 1 && <Terms terms={terms} />}
        </div>
        <footer>
          <div className="poster-words">
            <Price poster={poster} />
            <p className="poster-sale">{tie(saleOf(poster))}</p>
            <Address address={address} />
          </div>
          <figure>
            <svg viewBox={`-2 -2 ${qr.size + 4} ${qr.size + 4}`} role="img" aria-label="Kod QR do zapisów">
              <path d={qr.path} fill="#000" />
            </svg>
            <figcaption>Zeskanuj i&nbsp;zapisz się</figcaption>
          </figure>
        </footer>
      </article>
    </div>
  )
}

/** Broken before the name of the event, where it is too long for a line. */
function Address({ address }: { address: string }): ReactNode {
  const [host, ...path] = shortAddress(address).split('/')
  return (
    <p className="poster-address">
      {host}
      <wbr />/{path.join('/')}
    </p>
  )
}

/** The longer a title is, the smaller it is set; a long word decides too. */
function titleSize(title: string): string {
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length))
  if (title.length <= 24 && longest <= 12) return 'huge'
  if (title.length <= 56 && longest <= 16) return 'large'
  return title.length <= 110 && longest <= 22 ? 'medium' : 'small'
}

function Mark({ poster: { organiser } }: { poster: Poster }): ReactNode {
  if (organiser.logo === null)
    return (
      <span className="poster-initials" aria-hidden="true">
        {initials(organiser.name)}
      </span>
    )
  return (
    <span className="poster-logo">
      <Picture picture={organiser.logo} sizes="300px" alt="" isFirst />
    </span>
  )
}

function Terms({ terms }: Pick<Poster, 'terms'>): ReactNode {
  const left = terms.length - MOST_TERMS
  return (
    <ul>
      {terms.slice(0, MOST_TERMS).map((term) => (
        <li key={`${term.name} ${term.start}`}>
          <b>{tie(term.name)}</b> <span>{tie(daysOfTerm(term))}</span>
        </li>
      ))}
      {left > 0 && <li>Pozostałe terminy na stronie wydarzenia</li>}
    </ul>
  )
}

function Price({ poster }: { poster: Poster }): ReactNode {
  const price = priceOf(poster)
  if (price === null) return null
  return (
    <p className="poster-price">
      <b>{price.amount}</b>
      {price.notes.map((note) => (
        <span key={note}>{tie(note)}</span>
      ))}
    </p>
  )
}
