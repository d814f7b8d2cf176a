import { useClipboard } from '@mantine/hooks'
import { type ReactNode, useMemo } from 'react'
import { CopyLink } from '../shared/copy-link.tsx'
import { Icon } from '../shared/icon.tsx'
import { noticeOf, type Poster, shortAddress } from './poster-words.ts'
import { qrPngAddress, qrSvgAddress } from './qr-files.ts'

/** What is copied or downloaded beside the poster. */
export function Handouts({ poster, slug }: { poster: Poster; slug: string }): ReactNode {
  return (
    <div className="poster-handouts not-printed">
      <Notice text={noticeOf(poster)} />
      <section aria-labelledby="obraz">
        <h2 id="obraz">Obraz na Facebooka</h2>
        <p>Tytuł, termin i&nbsp;miejsce na tle ze strony wydarzenia, 1200&nbsp;na&nbsp;630 punktów.</p>
        <a className="btn quiet" href={poster.picture} download={`${slug}.png`}>
          <Icon name="download" size={18} />
          Pobierz obraz
        </a>
      </section>
      <Code poster={poster} slug={slug} />
    </div>
  )
}

function Notice({ text }: { text: string }): ReactNode {
  const { copied, copy } = useClipboard({ timeout: 2500 })
  return (
    <section aria-labelledby="ogloszenie">
      <h2 id="ogloszenie">Ogłoszenia duszpasterskie</h2>
      <p>Do odczytania i&nbsp;do gazetki.</p>
      <blockquote>{text}</blockquote>
      <button type="button" className="btn quiet" onClick={() => copy(text)}>
        <Icon name={copied ? 'check' : 'copy'} size={18} />
        {copied ? 'Skopiowano' : 'Kopiuj ogłoszenie'}
      </button>
      <span role="status" className="sr">
        {copied ? 'Ogłoszenie skopiowano.' : ''}
      </span>
    </section>
  )
}

function Code({ poster: { qr, address }, slug }: { poster: Poster; slug: string }): ReactNode {
  const png = useMemo(() => qrPngAddress(qr), [qr])
  return (
    <section aria-labelledby="kod">
      <h2 id="kod">Kod QR i&nbsp;link</h2>
      <p>
        Prowadzą na <b className="break">{shortAddress(address)}</b>
      </p>
      <div className="poster-code">
        <svg viewBox={`-2 -2 ${qr.size + 4} ${qr.size + 4}`} role="img" aria-label="Kod QR do zapisów">
          <path d={qr.path} fill="#000" />
        </svg>
        <div className="poster-downloads">
          {png !== null && (
            <a className="btn quiet" href={png} download={`kod-${slug}.png`}>
              Pobierz kod PNG
            </a>
          )}
          <a className="btn quiet" href={qrSvgAddress(qr)} download={`kod-${slug}.svg`}>
            Pobierz kod SVG
          </a>
          <CopyLink address={address} quiet />
        </div>
      </div>
    </section>
  )
}
