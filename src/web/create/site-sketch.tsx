import { tie } from '#i18n/text/typography.ts'
import { EXAMPLE } from './addresses.ts'

/** The host in its two parts, and the organiser's name as far as it is known. */
export interface SketchOf {
  readonly subdomain: string
  readonly domain: string
  readonly name: string
}

/** The future site: a sketch that shows what has been typed so far. */
export function SiteSketch({ subdomain, domain, name }: SketchOf) {
  return (
    <figure className="sketch">
      <div className="sketch-window" role="img" aria-label="Szkic strony zapisów pod wybranym adresem">
        <div className="sketch-bar" aria-hidden="true">
          <Lock />
          <span>
            <b>{subdomain === '' ? EXAMPLE : subdomain}</b>.{domain}
          </span>
        </div>
        <Cover />
        <div className="sketch-page" aria-hidden="true">
          <i className="sketch-day">16</i>
          <b>Twoje wydarzenie</b>
          {name === '' ? <Bar width={60} /> : <span>{tie(name)}</span>}
          <Bar width={52} />
          <div className="sketch-row">
            <Bar width={41} />
            <Bar width={15} />
          </div>
          <div className="sketch-row">
            <Bar width={33} />
            <Bar width={11} />
          </div>
          <em>Zapisz się</em>
        </div>
      </div>
      <figcaption>Tak zobaczą ją uczestnicy.</figcaption>
    </figure>
  )
}

const Bar = ({ width }: { width: number }) => <i className="sketch-text" style={{ width: `${width}%` }} />

const Lock = () => (
  <svg viewBox="0 0 15 18" width="15" height="18" aria-hidden="true">
    <path
      d="M4 8V5.400a3.500 3.500 0 0 1 7 0V8M2.500 8h10v8.500h-10z"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.600"
      strokeLinejoin="round"
    />
  </svg>
)

/** Hills in the brand's colours and an approaching road. */
const Cover = () => (
  <svg viewBox="0 0 420 176" aria-hidden="true">
    <path className="sky" d="M0 0h420v176H0z" />
    <circle className="sun" cx="288" cy="60" r="25" />
    <path className="far" d="M0 114c62-24 134-24 212-2s148 16 208-10v74H0z" />
    <path className="near" d="M0 148c78-24 172-20 252-6s116 6 168-10v44H0z" />
    <path
      className="road"
      d="M210 176c24-11 48-13 45-22-3-8-42-11-31-19 9-7 42-7 52-14-3 7-25 13-22 19s52 9 52 21c0 8-10 11-18 15z"
    />
  </svg>
)
