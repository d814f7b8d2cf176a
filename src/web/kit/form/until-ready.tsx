import { useEffect, useState } from 'react'

/**
 * Keeps fields of a page rendered by the server inert until the browser has hydrated it: what is typed
 * before that would be seen, and lost.
 */
export function UntilReady({ children }: { children: React.ReactNode }) {
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return (
    <fieldset className="until-ready" disabled={!ready}>
      {children}
    </fieldset>
  )
}
