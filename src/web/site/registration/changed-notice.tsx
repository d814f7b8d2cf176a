import { useEffect, useState } from 'react'
import { formatMoney } from '#domain/money.ts'
import { Tick } from '#web/ui/icons.tsx'
import { lastChanged } from './last-changed.ts'
import type { Registration } from './use-registration.ts'

/** What has just been changed, once, in the tab in which it was; and the way to what is due now. */
export function ChangedNotice({ token, registration }: { token: string; registration: Registration }) {
  const [told, setTold] = useState<readonly string[] | null>(null)
  useEffect(() => {
    const changed = lastChanged(token)
    if (changed !== null) setTold(changed)
  }, [token])
  return (
    <div role="status" className="changed-notice">
      {told !== null && (
        <>
          <p className="tag ok">
            <Tick />
            Zgłoszenie zmienione
          </p>
          {told.length > 0 && (
            <ul>
              {told.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          )}
          <p>Potwierdzenie przyjdzie e-mailem.</p>
          {registration.balance > 0 && (
            <a className="link" href="#wplaty">
              Do zapłaty {formatMoney(registration.balance)}
            </a>
          )}
        </>
      )}
    </div>
  )
}
