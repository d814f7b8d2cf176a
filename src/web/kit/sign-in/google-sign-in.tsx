import { useCallback, useEffect, useRef, useState } from 'react'
import { Alert } from '#web/ui/icons.tsx'
import { type GoogleIdentity, loadGoogle, receiveCredentials } from './google-script.ts'
import { PopupClosed } from './popup-closed.tsx'
import { watchPopup } from './watch-popup.ts'

/** Google accepts whole pixels, up to 400. */
const WIDEST = 400

interface GoogleSignInProps {
  readonly clientId: string
  /** An account was chosen: an identity token, not verified yet. */
  readonly onToken: (token: string) => void
}

type Script = 'loading' | 'failed' | GoogleIdentity

/** Google's own button, drawn by Google's script, which is loaded when this is shown and not before. */
export function GoogleSignIn({ clientId, onToken }: GoogleSignInProps) {
  const [script, setScript] = useState<Script>('loading')
  const load = useCallback(() => {
    setScript('loading')
    loadGoogle().then(setScript, () => setScript('failed'))
  }, [])
  useEffect(load, [load])
  if (script === 'failed') return <NotLoaded onRetry={load} />
  return (
    <>
      {script === 'loading' && (
        <p className="progress" role="status">
          Wczytuję logowanie Google…
        </p>
      )}
      {script !== 'loading' && <Button google={script} clientId={clientId} onToken={onToken} />}
    </>
  )
}

function Button(props: GoogleSignInProps & { google: GoogleIdentity }) {
  const { google, clientId } = props
  const place = useRef<HTMLDivElement>(null)
  const [isClosed, setClosed] = useState(false)
  const newest = useRef(props.onToken)
  useEffect(() => {
    newest.current = props.onToken
  })
  useEffect(() => {
    const parent = place.current
    if (parent === null) return
    let stopWatching = () => {}
    const stopReceiving = receiveCredentials(google, clientId, (token) => {
      stopWatching()
      newest.current(token)
    })
    google.renderButton(parent, {
      ...{ type: 'standard', theme: 'outline', size: 'large', text: 'continue_with' },
      ...{ shape: 'rectangular', logo_alignment: 'left', locale: 'pl' },
      width: Math.min(WIDEST, parent.clientWidth),
      click_listener: () => {
        setClosed(false)
        stopWatching()
        // Google does not report that its window was closed; the page only notices that it has the focus again.
        stopWatching = watchPopup(
          () => !document.hasFocus(),
          () => setClosed(true),
        )
      },
    })
    return () => {
      stopWatching()
      stopReceiving()
    }
  }, [google, clientId])
  const openAgain = () => place.current?.querySelector<HTMLElement>('[role="button"]')?.click()
  return (
    <>
      <div ref={place} className="google-button" />
      {isClosed && <PopupClosed onOpen={openAgain} />}
    </>
  )
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="sign-in-trouble" role="alert">
      <p className="error">
        <Alert />
        Nie udało się wczytać logowania Google. Spróbuj ponownie.
      </p>
      <p>Sprawdź, czy nic go nie blokuje.</p>
      <button type="button" className="btn quiet" onClick={onRetry}>
        Wczytaj ponownie
      </button>
    </div>
  )
}
