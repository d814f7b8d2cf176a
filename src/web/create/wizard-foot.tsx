import { Todo } from '#web/kit/todo.tsx'
import { Alert } from '#web/ui/icons.tsx'
import { STATUS } from './domain-status.tsx'
import { NEXT, RETRY } from './missing.ts'
import { BACK_LABELS } from './steps.ts'
import type { Sending } from './use-sending.ts'
import type { WizardState } from './use-wizard.ts'

const MISSING = 'do-uzupelnienia'

/** The outcome of sending, the buttons back and on, and the reason why the latter is disabled. */
export function WizardFoot({ wizard }: { wizard: WizardState }) {
  const { step, sending, complete, missing } = wizard
  const back = BACK_LABELS[step]
  return (
    <div className="create-foot">
      {step === 'nazwa' && <SendingNotice sending={sending} onRetry={wizard.create} />}
      <div className="create-buttons">
        {back !== null && (
          <button type="button" className="btn text" onClick={wizard.goBack}>
            <Arrow />
            {back}
          </button>
        )}
        <button
          type="submit"
          id={NEXT}
          className="btn"
          disabled={!complete}
          aria-describedby={`${MISSING} ${STATUS}`}
        >
          {step === 'nazwa' ? 'Stwórz konto' : 'Dalej'}
        </button>
      </div>
      <Todo id={MISSING} items={missing} onPick={wizard.pick} />
    </div>
  )
}

const Arrow = () => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path
      d="M16 10H4m5-5-5 5 5 5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)

const OFFLINE = 'Brak połączenia. Dane zostały. Spróbuj ponownie.'
const FAILED = 'Nie udało się stworzyć konta. To nasza usterka. Spróbuj za chwilę, nic nie przepadło.'
const OLD_PAGE = 'Strona była otwarta zbyt długo. Odśwież ją i\u00a0spróbuj jeszcze raz, dane zostaną.'
const NOT_TAKEN =
  'Serwer nie przyjął tych danych. Sprawdź domenę i\u00a0nazwę konta, a\u00a0potem spróbuj ponownie.'
const TOO_FAST = 'Za dużo prób naraz. Odczekaj chwilę i\u00a0spróbuj ponownie.'

/** Refusals with a specific place (domain, Google account) are shown there. */
function SendingNotice({ sending, onRetry }: { sending: Sending; onRetry: () => void }) {
  if (sending.kind === 'sending') {
    return (
      <p className="progress" role="status">
        Tworzę konto…
      </p>
    )
  }
  if (sending.kind === 'unknown') {
    return <Notice text={sending.offline ? OFFLINE : FAILED} action="Spróbuj ponownie" onAct={onRetry} />
  }
  if (sending.kind !== 'refused') return null
  if (sending.cause === 'page') {
    return <Notice text={OLD_PAGE} action="Odśwież stronę" onAct={() => location.reload()} />
  }
  if (sending.cause !== 'pace' && sending.cause !== 'input') return null
  const text = sending.cause === 'pace' ? TOO_FAST : NOT_TAKEN
  return <Notice text={text} action="Spróbuj ponownie" onAct={onRetry} />
}

function Notice({ text, action, onAct }: { text: string; action: string; onAct: () => void }) {
  return (
    <div className="note bad" role="alert">
      <p className="error">
        <Alert />
        {text}
      </p>
      <button type="button" className="btn quiet" id={RETRY} onClick={onAct}>
        {action}
      </button>
    </div>
  )
}
