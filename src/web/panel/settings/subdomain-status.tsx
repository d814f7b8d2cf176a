import type { ReactNode } from 'react'
import { Icon } from '../shared/icon.tsx'
import type { useSubdomainCheck } from './site-address-api.ts'

/** Whether a subdomain is free, in the words of the wizard. The element is there even empty, so that it is read out. */
export function SubdomainStatus(props: {
  /** Null: there is nothing to ask about. */
  asked: string | null
  isSettled: boolean
  check: ReturnType<typeof useSubdomainCheck>
}): ReactNode {
  const { asked, isSettled, check } = props
  const isChecking = asked !== null && (!isSettled || check.isFetching)
  const isKnown = asked !== null && isSettled && !check.isFetching
  return (
    <>
      <div className="settings-status" role="status">
        {isChecking && 'Sprawdzam dostępność...'}
        {isKnown && check.data?.available === true && (
          <span className="ok">
            <Icon name="check" size={18} /> Domena dostępna.
          </span>
        )}
        {isKnown && check.data?.available === false && (
          <span className="bad">
            <Icon name="alert" size={18} /> Domena niedostępna.
          </span>
        )}
        {isKnown && check.isError && (
          <span className="bad">
            <Icon name="alert" size={18} /> Nie udało się sprawdzić domeny.
          </span>
        )}
      </div>
      {isKnown && check.isError && (
        <button type="button" className="btn quiet" onClick={() => void check.refetch()}>
          Sprawdź jeszcze raz
        </button>
      )}
    </>
  )
}
