import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { draftQuery } from '../shared/draft/draft-api.ts'
import type { Draft } from '../shared/draft/draft-store.ts'
import { useKeepWarning } from '../shared/draft/life-api.ts'
import { savingTrouble } from '../shared/draft/saving-trouble.ts'
import type { EventScope } from '../shared/event-versions.ts'

type Warning = Draft['warnings'][number]

/** What looks odd in the draft and may be meant so: each is kept, and does not come back, or is mended. */
export function DraftWarnings({
  scope,
  warnings,
}: {
  scope: EventScope
  warnings: Draft['warnings']
}): ReactNode {
  const kept = useQuery(draftQuery(scope)).data?.keptWarnings ?? []
  const keep = useKeepWarning(scope)
  const isKept = (warning: Warning) =>
    kept.some(({ path, message }) => path === warning.path && message === warning.message)
  const open = warnings.filter((warning) => !isKept(warning))
  const left = warnings.filter(isKept)
  const change = ({ path, message }: Warning, isMeant: boolean) =>
    keep.mutate({ path, message, kept: isMeant })
  if (warnings.length === 0) return null
  return (
    <div className="draft-warnings">
      {open.length > 0 && (
        <>
          <h3>Sprawdź, czy tak ma być</h3>
          <ul>
            {open.map((warning) => (
              <li key={`${warning.path} ${warning.message}`}>
                <span>{warning.message}</span>
                <button
                  type="button"
                  className="btn text"
                  disabled={keep.isPending}
                  onClick={() => change(warning, true)}
                >
                  Zostaw<span className="sr">: {warning.message}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {left.length > 0 && (
        <details>
          <summary>Uwagi, które zostają: {left.length}</summary>
          <ul>
            {left.map((warning) => (
              <li key={`${warning.path} ${warning.message}`}>
                <span>{warning.message}</span>
                <button
                  type="button"
                  className="btn text"
                  disabled={keep.isPending}
                  onClick={() => change(warning, false)}
                >
                  Pokaż znowu<span className="sr">: {warning.message}</span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p role="status" className="draft-status">
        {keep.isError && savingTrouble(keep.error)}
      </p>
    </div>
  )
}
