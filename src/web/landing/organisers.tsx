import type { DemoOrganiser } from '#contract/pages.ts'
import { DEMO_MARKS } from '#web/kit/demo-marks.tsx'
import { LETTERINGS } from './organiser-letterings.ts'

interface Organiser {
  readonly id: DemoOrganiser
  readonly name: string
  readonly address: string
}

/**
 * The strip of organisers. It moves only where it can be stopped: without script, or with reduced motion,
 * it does not move, and wraps.
 */
export const Organisers = ({ organisers }: { organisers: readonly Organiser[] }) => (
  <section className="strip" aria-labelledby="organizatorzy">
    <div className="wrap strip-head">
      <h2 id="organizatorzy">Przykładowi organizatorzy</h2>
      <button type="button" className="stop" hidden>
        Zatrzymaj pasek
      </button>
    </div>
    <div className="belt">
      <div className="run">
        <ul>
          {organisers.map((organiser) => (
            <li key={organiser.id}>
              <a className="logo" href={organiser.address}>
                <svg viewBox="0 0 48 48" aria-hidden="true">
                  <g id={`logo-${organiser.id}`}>{DEMO_MARKS[organiser.id]}</g>
                </svg>
                <Lettering {...organiser} />
              </a>
            </li>
          ))}
        </ul>
        <Copy organisers={organisers} />
      </div>
    </div>
  </section>
)

/** The copy after the end of the strip while it moves: for the eye and the mouse alone. */
const Copy = ({ organisers }: { organisers: readonly Organiser[] }) => (
  <ul className="copy" aria-hidden="true">
    {organisers.map((organiser) => (
      <li key={organiser.id}>
        <a className="logo" href={organiser.address} tabIndex={-1}>
          <svg viewBox="0 0 48 48" aria-hidden="true">
            <use href={`#logo-${organiser.id}`} />
          </svg>
          <Lettering {...organiser} />
        </a>
      </li>
    ))}
  </ul>
)

/** The name in the organiser's own lettering, broken where it was designed to break. */
function Lettering({ id, name }: Organiser) {
  const { hand, secondLine } = LETTERINGS[id]
  const start = secondLine === null ? name : name.slice(0, name.length - secondLine.length)
  return (
    <span className={hand}>
      {start}
      {secondLine !== null && <span className="line">{secondLine}</span>}
    </span>
  )
}
