import { isOffline, isRefused } from '#web/lib/ask.ts'
import { fullMoment } from '../dates.ts'
import type { Registration } from './registrations-api.ts'
import type { Verdict } from './use-decision.ts'

const MOST = 500

/** What is done now, and what comes next. */
export function outcomeWords({ kind }: Verdict, { state, expiresAt }: Registration): string {
  const until = expiresAt === null ? '' : ` do: ${fullMoment(expiresAt)}`
  if (kind === 'refuse')
    return `Odmowa zapisana, powód wysyłamy e-mailem. Miejsca czekają${until}, potem zgłoszenie zostanie anulowane.`
  return state === 'confirmed'
    ? 'Zatwierdzono. Udział jest potwierdzony, bilety wysyłamy e-mailem.'
    : `Zatwierdzono. Wezwanie do zapłaty wysyłamy e-mailem. Miejsca czekają${until}.`
}

/** Why nothing was decided, or why nobody knows. */
export function failureWords(error: unknown): string {
  if (isOffline(error)) return 'Brak połączenia. Nic nie przepadło, spróbuj ponownie.'
  if (isRefused(error, 'not_changeable') || isRefused(error, 'changed_meanwhile'))
    return 'To zgłoszenie zmieniło się w\u00a0międzyczasie. Sprawdź, jak jest teraz.'
  return 'Nie udało się zapisać decyzji. To nasza usterka. Spróbuj za chwilę.'
}

/** What is wrong with a reason; null when nothing is. */
export function reasonFault(reason: string): string | null {
  const length = [...reason.trim()].length
  if (length === 0) return 'Podaj powód odmowy.'
  return length > MOST ? `Najwyżej ${MOST} znaków, jest ${length}.` : null
}
