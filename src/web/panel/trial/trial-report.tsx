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
          <h2 id="roznice-h">Kto miałby inaczej: {pl.counts.registrations(differing)}</h2>
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
  dearer: 'Zapłaciliby więcej',
  cheaper: 'Zapłaciliby mniej',
  full: 'Nie zmieściliby się',
  refused: 'Nie mogliby się zapisać',
}

function OutcomeTag({ outcome }: { outcome: Outcome }): ReactNode {
  switch (outcome) {
    case 'dearer':
      return (
        <Tag tone="warn" icon="up">
          Drożej
        </Tag>
      )
    case 'cheaper':
      return (
        <Tag tone="ok" icon="down">
          Taniej
        </Tag>
      )
    case 'full':
      return (
        <Tag tone="bad" icon="minus">
          Bez miejsca
        </Tag>
      )
    case 'refused':
      return (
        <Tag tone="bad" icon="cross">
          Bez zapisu
        </Tag>
      )
  }
}
