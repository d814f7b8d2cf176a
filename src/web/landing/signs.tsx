import { Tick } from '#web/ui/icons.tsx'

/** The text 'Do zobaczenia!' as a QR code of 21 × 21, drawn by strokes along its rows. */
const CODE = [
  'M0 0h7m2 0h2m1 0h1m1 0h7M0 1h1m5 0h1m4 0h1m2 0h1m5 0h1',
  'M0 2h1m1 0h3m1 0h1m1 0h1m1 0h2m2 0h1m1 0h3m1 0h1M0 3h1m1 0h3m1 0h1m1 0h2m1 0h2m1 0h1m1 0h3m1 0h1',
  'M0 4h1m1 0h3m1 0h1m1 0h1m1 0h1m1 0h1m1 0h1m1 0h3m1 0h1M0 5h1m5 0h1m1 0h2m2 0h1m1 0h1m5 0h1',
  'M0 6h7m1 0h1m1 0h1m1 0h1m1 0h7M0 7m8 0h1m1 0h3M0 8h1m1 0h5m3 0h1m1 0h1m1 0h5',
  'M0 9m4 0h2m3 0h2m4 0h3m2 0h1M0 10h2m1 0h4m1 0h1m3 0h3m2 0h1m1 0h1M0 11m3 0h2m4 0h1m1 0h3m4 0h1',
  'M0 12m2 0h1m3 0h1m2 0h2m1 0h4m3 0h1M0 13m8 0h3m3 0h3m1 0h1M0 14h7m2 0h1m1 0h2m1 0h1m3 0h2',
  'M0 15h1m5 0h1m1 0h1m1 0h4m1 0h4m1 0h1M0 16h1m1 0h3m1 0h1m1 0h1m5 0h2m1 0h1m1 0h2',
  'M0 17h1m1 0h3m1 0h1m1 0h3m2 0h1m1 0h2M0 18h1m1 0h3m1 0h1m1 0h6M0 19h1m5 0h1m2 0h2m2 0h1m2 0h3',
  'M0 20h7m1 0h1m2 0h1m2 0h1m1 0h1m2 0h1',
].join('')

/** Drawings that the page shows more than once; they are sent once, and referenced by their id. */
export const Signs = () => (
  <svg className="sr" aria-hidden="true">
    <g id="ptaszek">
      <Tick />
    </g>
    <path id="kod" d={CODE} transform="translate(0 .5)" fill="none" stroke="currentColor" />
  </svg>
)

/** The tick of the brand, before or instead of a word. */
export const TickSign = () => (
  <svg className="tick" viewBox="0 0 24 22" width="24" height="22" aria-hidden="true">
    <use href="#ptaszek" />
  </svg>
)
