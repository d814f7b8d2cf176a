import { Alert, Tick } from '#web/ui/icons.tsx'
import type { Availability } from './availability.ts'
import { RECHECK } from './missing.ts'

export const STATUS = 'stan-domeny'

interface StatusProps {
  readonly availability: Availability
  /** Taken by a request sent from here before a reload. */
  readonly isOurs: boolean
  readonly onRecheck: () => void
}

/** Whether the address is free (specification §2). The element is there even empty, so that a change is read out. */
export function DomainStatus({ availability, isOurs, onRecheck }: StatusProps) {
  return (
    <>
      <div className="domain-status" id={STATUS} role="status" aria-live="polite">
        {isOurs ? <p className="ok">Ta domena czeka na dokończenie twojego konta.</p> : WORDS[availability]}
      </div>
      {availability === 'failed' && (
        <button type="button" className="btn quiet" id={RECHECK} onClick={onRecheck}>
          Sprawdź jeszcze raz
        </button>
      )}
    </>
  )
}

const WORDS: Readonly<Record<Availability, React.ReactNode>> = {
  unasked: null,
  checking: <p className="progress">Sprawdzam dostępność...</p>,
  available: (
    <p className="ok">
      <Tick />
      Domena dostępna.
    </p>
  ),
  unavailable: (
    <p className="bad">
      <Alert />
      Domena niedostępna.
    </p>
  ),
  failed: (
    <p className="bad">
      <Alert />
      Nie udało się sprawdzić domeny.
    </p>
  ),
}
