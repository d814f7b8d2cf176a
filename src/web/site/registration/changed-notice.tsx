import { useEffect, useState } from 'react'
import { formatMoney } from '#domain/values/money.ts'
import * as words from '#i18n/pl/site/registration.ts'
import { Tick } from '#web/ui/icons.tsx'
import { lastChanged } from './last-changed.ts'
import type { Registration } from './use-registration.ts'

/** The changes just made, shown once in the same tab; and the way to what is due now. */
export function ChangedNotice({ token, registration }: { token: string; registration: Registration }) {
  const [changes, setChanges] = useState<readonly string[] | null>(null)
  useEffect(() => {
    const changed = lastChanged(token)
    if (changed !== null) setChanges(changed)
  }, [token])
  return (
    <div role="status" className="changed-notice">
      {changes !== null && (
        <>
          <p className="tag ok">
            <Tick />
            {words.changed}
          </p>
          {changes.length > 0 && (
            <ul>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          )}
          <p>{words.confirmationComes}</p>
          {registration.balance > 0 && (
            <a className="link" href="#wplaty">
              {words.toPay(formatMoney(registration.balance))}
            </a>
          )}
        </>
      )}
    </div>
  )
}
