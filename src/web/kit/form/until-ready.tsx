import { useEffect, useState } from 'react'

/**
 * Keeps fields of a page that came from the server at rest until the browser has taken it over: what is typed
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
