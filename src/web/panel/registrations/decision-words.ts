import { isOffline, isRefused } from '#web/lib/ask.ts'
import { fullMoment } from '../shared/dates.ts'
import type { Registration } from '../shared/registration/registration-api.ts'
import type { Verdict } from './use-decision.ts'

const MOST = 500

/** The result of the decision, and what comes next. */
export function outcomeWords({ kind }: Verdict, { state, expiresAt }: Registration): string {
  const until = expiresAt === null ? '' : ` do: ${fullMoment(expiresAt)}`
  if (kind === 'refuse')
    return `Odmowa zapisana, powód wysyłamy e-mailem. Miejsca czekają${until}, potem zgłoszenie zostanie anulowane.`
  return state === 'confirmed'
    ? 'Zatwierdzono. Udział jest potwierdzony, bilety wysyłamy e-mailem.'
    : `Zatwierdzono. Wezwanie do zapłaty wysyłamy e-mailem. Miejsca czekają${until}.`
}

/** Why nothing was decided, or why the outcome is unknown. */
export function failureWords(error: unknown): string {
  if (isOffline(error)) return 'Brak połączenia. Nic nie przepadło, spróbuj ponownie.'
  if (isRefused(error, 'not_changeable') || isRefused(error, 'changed_meanwhile'))
    return 'To zgłoszenie zmieniło się w\u00a0międzyczasie. Sprawdź, jak jest teraz.'
  return 'Nie udało się zapisać decyzji. To nasza usterka. Spróbuj za chwilę.'
}

/** The error of a reason; null when there is none. */
export function reasonFault(reason: string): string | null {
  const length = [...reason.trim()].length
  if (length === 0) return 'Podaj powód odmowy.'
  return length > MOST ? `Najwyżej ${MOST} znaków, jest ${length}.` : null
}
