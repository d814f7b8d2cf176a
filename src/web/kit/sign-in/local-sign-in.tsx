import { useEffect, useRef, useState } from 'react'
import { Alert } from '#web/ui/icons.tsx'
import { LOCAL_WINDOW, receiveHanded } from './local-window.ts'
import { PopupClosed } from './popup-closed.tsx'
import { watchPopup } from './watch-popup.ts'

type State = 'idle' | 'waiting' | 'closed' | 'blocked'

/** The same steps as with Google, for development: a real window with test people instead of Google's. */
export function LocalSignIn({ onToken }: { onToken: (token: string) => void }) {
  const [state, setState] = useState<State>('idle')
  const newest = useRef(onToken)
  const stopWatching = useRef(() => {})
  useEffect(() => {
    newest.current = onToken
  })
  useEffect(() => {
    const stopReceiving = receiveHanded((token) => newest.current(token))
    return () => {
      stopReceiving()
      stopWatching.current()
    }
  }, [])
  const open = () => {
    stopWatching.current()
    const opened = window.open(LOCAL_WINDOW, 'konto', 'popup,width=480,height=720')
    if (opened === null) return setState('blocked')
    setState('waiting')
    stopWatching.current = watchPopup(
      () => !opened.closed,
      () => setState('closed'),
    )
  }
  return (
    <>
      <button type="button" className="btn quiet sign-in-open" onClick={open}>
        Połącz konto Google
      </button>
      <p className="hint">
        Wersja deweloperska: zamiast Google otworzy się okno z&nbsp;osobami testowymi, bez haseł.
      </p>
      {state === 'waiting' && (
        <p className="progress" role="status">
          Czekam na wybór konta w&nbsp;drugim oknie…
        </p>
      )}
      {state === 'closed' && <PopupClosed onOpen={open} />}
      {state === 'blocked' && <PopupBlocked />}
    </>
  )
}

/** Where windows are blocked, a link is followed. Its target has a name: only then does that page know its opener. */
function PopupBlocked() {
  return (
    <div className="sign-in-trouble" role="alert">
      <p className="error">
        <Alert />
        Przeglądarka zablokowała okno logowania.
      </p>
      <a className="btn quiet" href={LOCAL_WINDOW} target="konto">
        Otwórz w&nbsp;nowej karcie
      </a>
    </div>
  )
}
