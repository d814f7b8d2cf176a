import { PhoneAndTicket } from './phone-and-ticket.tsx'
import mp4 from './video/demo.mp4'
import captions from './video/demo.vtt'
import webm from './video/demo.webm'
import poster from './video/poster.webp'

/** The still of the film, as it is shown where the page is shared. */
export const filmPoster = poster

/**
 * The product in a film with captions. It never starts by itself. With script a drawing in the colours of the
 * brand covers it until it is played (client.ts); without, the browser's own controls and poster are there.
 */
export const Film = () => (
  <figure className="film">
    <div className="screen">
      <video
        controls
        playsInline
        preload="none"
        width="1280"
        height="800"
        poster={poster}
        aria-label="Film: od założenia konta do wejścia"
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
        <track kind="captions" src={captions} srcLang="pl" label="Polskie napisy" default />
        Twoja przeglądarka nie wspiera wideo.
      </video>
      <a className="curtain" href={mp4}>
        <PhoneAndTicket />
        <svg className="play" viewBox="0 0 92 92" aria-hidden="true">
          <circle cx="46" cy="46" r="45.5" fill="var(--paper)" />
          <path d="M36 27l32 19-32 19z" fill="var(--accent)" stroke="var(--accent)" strokeWidth="5" />
        </svg>
        <span className="sr">Odtwórz film: od założenia konta do wejścia, z&nbsp;napisami</span>
      </a>
    </div>
    <figcaption>Film z&nbsp;napisami: od założenia konta do wejścia.</figcaption>
  </figure>
)
