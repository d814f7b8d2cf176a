import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pl } from '#i18n/pl.ts'
import { Tag } from '../shared/tag.tsx'
import type { Trial } from './trial-api.ts'

type Outcome = Trial['rows'][number]['outcome']

/** What was found so far: sums, how many of each kind, and a row for each registration that differs. */
export function TrialReport({ trial, eventId }: { trial: Trial; eventId: string }): ReactNode {
  const { sumBefore, sumAfter, counts, rows } = trial
  const differing = OUTCOMES.reduce((sum, outcome) => sum + counts[outcome], 0)
  return (
    <>
      <dl className="trial-sums">
        <div>
          <dt>Suma teraz</dt>
          <dd className="num">{pl.sum(sumBefore)}</dd>
        </div>
        <div>
          <dt>Suma według szkicu</dt>
          <dd className="num">{pl.sum(sumAfter)}</dd>
        </div>
        {OUTCOMES.map((outcome) => (
          <div key={outcome}>
            <dt>{NAMES[outcome]}</dt>
            <dd className="num">{counts[outcome]}</dd>
          </div>
        ))}
      </dl>
      {differing === 0 ? (
        <p>Dla nikogo nic by się nie zmieniło.</p>
      ) : (
        <section aria-labelledby="roznice-h" className="trial-found">
          <h2 id="roznice-h">Dla kogo byłoby inaczej: {pl.counts.registrations(differing)}</h2>
          {rows.length < differing && <p>Poniżej {rows.length} o&nbsp;największej różnicy.</p>}
          <ul className="sheet trial-rows">
            {rows.map((row) => (
              <li key={row.registrationId}>
                <div className="trial-who">
                  <Link
                    to="/wydarzenia/$eventId/zgloszenia/$registrationId"
                    params={{ eventId, registrationId: row.registrationId }}
                  >
                    {row.number}
                  </Link>
                  <span>{row.name}</span>
                  <OutcomeTag outcome={row.outcome} />
                </div>
                <p className="num">
                  {pl.sum(row.before)}
                  {row.after !== null && ` → ${pl.sum(row.after)}`}
                </p>
                <ul>
                  {row.reasons.map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const OUTCOMES = ['dearer', 'cheaper', 'full', 'refused'] as const satisfies readonly Outcome[]

const NAMES: Readonly<Record<Outcome, string>> = {
  dearer: 'Drożej',
  cheaper: 'Taniej',
  full: 'Bez miejsca',
  refused: 'Bez zapisu',
}

function OutcomeTag({ outcome }: { outcome: Outcome }): ReactNode {
  const { tone, icon } = LOOKS[outcome]
  return (
    <Tag tone={tone} icon={icon}>
      {NAMES[outcome]}
    </Tag>
  )
}

const LOOKS = {
  dearer: { tone: 'warn', icon: 'up' },
  cheaper: { tone: 'ok', icon: 'down' },
  full: { tone: 'bad', icon: 'minus' },
  refused: { tone: 'bad', icon: 'cross' },
} as const satisfies Readonly<Record<Outcome, object>>
