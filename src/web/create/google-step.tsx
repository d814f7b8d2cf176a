import { useEffect, useRef } from 'react'
import type { SignInView } from '#contract/pages.ts'
import { SignInButton } from '#web/kit/sign-in/sign-in-button.tsx'
import { Alert, Tick } from '#web/ui/icons.tsx'
import type { GoogleConnection, GoogleUser } from './google-account.ts'
import { ACCOUNT, NEXT } from './missing.ts'
import { StepHead } from './step-head.tsx'
import type { WizardState } from './use-wizard.ts'

/** Step 2: the Google account by which the organiser will sign in to the panel. */
export function GoogleStep({ wizard, signIn }: { wizard: WizardState; signIn: SignInView }) {
  const { google, found, focusOn } = wizard
  const { state } = google.account
  const shown = useRef(state)
  // The focused element has disappeared with its state: the next control takes the focus.
  useEffect(() => {
    if (shown.current === state) return
    shown.current = state
    if (document.activeElement === document.body) focusOn(state === 'connected' ? NEXT : ACCOUNT)
  })
  const wasHere = found !== null && (found.name !== '' || found.sent !== null)
  const isInterrupted = found?.sent?.unsure === true
  return (
    <>
      <StepHead step="google" heading={wizard.heading}>
        Tym kontem zalogujesz się do panelu organizatora.
      </StepHead>
      {google.account.state === 'none' && google.account.reason === null && wasHere && (
        <p className="note" role="status">
          {isInterrupted
            ? 'Strona odświeżyła się w\u00a0trakcie tworzenia konta. Połącz konto Google jeszcze raz i\u00a0dokończ: drugie konto nie powstanie.'
            : 'Po odświeżeniu strony połącz konto Google jeszcze raz. Reszta danych została.'}
        </p>
      )}
      <div id={ACCOUNT} className="google-account">
        <Account google={google} signIn={signIn} />
      </div>
    </>
  )
}

function Account({ google, signIn }: { google: GoogleConnection; signIn: SignInView }) {
  const { account, connect, change } = google
  if (account.state === 'connected') return <Connected user={account.user} onChange={change} />
  if (account.state === 'asking') {
    return (
      <p className="progress" role="status">
        Sprawdzam konto Google…
      </p>
    )
  }
  if (account.state === 'unknown') {
    return (
      <Trouble text={CAUSES[account.cause]}>
        <button type="button" className="btn quiet" onClick={() => connect(account.token)}>
          Spróbuj ponownie
        </button>
      </Trouble>
    )
  }
  return (
    <>
      {account.reason !== null && <Trouble text={REASONS[account.reason]} />}
      <SignInButton signIn={signIn} onToken={connect} />
    </>
  )
}

const CAUSES = {
  offline: 'Brak połączenia. Dane zostały. Spróbuj ponownie.',
  pace: 'Za dużo prób naraz. Odczekaj chwilę i\u00a0spróbuj ponownie.',
  ours: 'Nie udało się połączyć konta Google. To nasza usterka. Spróbuj za chwilę, nic nie przepadło.',
} as const

const REASONS = {
  expired: 'Połączenie z kontem Google wygasło. Połącz je jeszcze raz.',
  refused: 'Nie udało się połączyć konta Google. Połącz je jeszcze raz albo wybierz inne.',
} as const

function Trouble({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <div className="sign-in-trouble" role="alert">
      <p className="error">
        <Alert />
        {text}
      </p>
      {children}
    </div>
  )
}

/** The picture comes from Google, so it is shown here and on no other step (readings). */
function Connected({ user, onChange }: { user: GoogleUser; onChange: () => void }) {
  return (
    <>
      <div className="who">
        <Picture user={user} />
        <p>
          <b>{user.name}</b>
          <span>{user.email}</span>
        </p>
        <button type="button" className="btn quiet" onClick={onChange}>
          Zmień konto
        </button>
      </div>
      <p className="ok connected" role="status">
        <Tick />
        Konto Google połączone.
      </p>
    </>
  )
}

function Picture({ user }: { user: GoogleUser }) {
  if (user.picture !== '')
    return <img src={user.picture} alt="" width="64" height="64" referrerPolicy="no-referrer" />
  return (
    <span className="initial" aria-hidden="true">
      {user.name.slice(0, 1)}
    </span>
  )
}
