import './list.css'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pl } from '#i18n/pl.ts'
import { isRefused } from '#web/lib/ask.ts'
import { resumeRetries } from '#web/lib/reconnecting.ts'
import { type GateEvent, type ScanList, scansQuery, type Verdict } from './scanner-api.ts'
import { Sign } from './signs.tsx'
import { dayAndHour } from './time-ago.ts'

/** How many have entered, and what the gates have scanned last. */
export function ListPage({ event }: { event: GateEvent }): ReactNode {
  const scans = useQuery(scansQuery(event))
  const askAgain = () => {
    resumeRetries()
    void scans.refetch()
  }
  return (
    <main className="screen page">
      <h1>Lista</h1>
      {scans.isPending && <p>Wczytuję…</p>}
      {scans.data !== undefined && (
        <>
          <Entered scans={scans.data} />
          <button type="button" className="btn second" onClick={askAgain}>
            Odśwież
          </button>
        </>
      )}
      {scans.data === undefined && scans.error !== null && (
        <div role="alert">
          <p>
            {isRefused(scans.error, 'forbidden')
              ? 'To konto nie może oglądać wejść na to wydarzenie.'
              : 'Nie udało się wczytać listy. Spróbuj ponownie.'}
          </p>
          <button type="button" className="btn second" onClick={askAgain}>
            Spróbuj ponownie
          </button>
        </div>
      )}
    </main>
  )
}

function Entered({ scans: { entered, expected, scans } }: { scans: ScanList }): ReactNode {
  const percent = expected === 0 ? 0 : Math.min(100, Math.floor((entered * 100) / expected))
  return (
    <>
      <p className="entered">
        Weszło: <b className="num">{entered}</b> z&nbsp;<span className="num">{expected}</span>
      </p>
      <span className="bar" aria-hidden="true">
        <i style={{ inlineSize: `${percent}%` }} />
      </span>
      <h2>Ostatnie skany</h2>
      {scans.length === 0 ? <p>Tu pojawi się każdy zeskanowany bilet.</p> : <Scans scans={scans} />}
    </>
  )
}

function Scans({ scans }: Pick<ScanList, 'scans'>): ReactNode {
  return (
    <ol className="scans">
      {scans.map((scan) => (
        <li key={`${scan.at}/${scan.gate}/${scan.name}`} data-verdict={scan.verdict}>
          {isKind(scan.verdict) && <Sign kind={scan.verdict} />}
          <span>
            <b>{isKind(scan.verdict) ? pl.checkInVerdicts[scan.verdict] : scan.verdict}</b>
            {scan.name !== null && `: ${scan.name}`}
            <small>
              {dayAndHour(scan.at)}, {scan.gate}, {scan.by}
            </small>
          </span>
        </li>
      ))}
    </ol>
  )
}

const isKind = (verdict: string): verdict is Verdict['verdict'] => verdict in pl.checkInVerdicts
