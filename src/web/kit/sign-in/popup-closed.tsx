import { Alert } from '#web/ui/icons.tsx'

/** The sign-in window was closed before anything was chosen. */
export function PopupClosed({ onOpen }: { onOpen: () => void }) {
  return (
    <div className="sign-in-trouble" role="alert">
      <p className="error">
        <Alert />
        Okno logowania zostało zamknięte.
      </p>
      <button type="button" className="btn quiet" onClick={onOpen}>
        Otwórz jeszcze raz
      </button>
    </div>
  )
}
