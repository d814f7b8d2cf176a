import { isOffline, isRefused, problemsIn } from '#web/lib/ask.ts'

/** Why a decision about a refund was not taken, and what to do. */
export function decisionTrouble(error: Error): string {
  if (isOffline(error)) return 'Brak połączenia. Spróbuj ponownie, nic nie stanie się dwa razy.'
  if (isRefused(error, 'refund_not_decidable'))
    return 'Ten zwrot zmienił się w\u00a0międzyczasie. Lista jest już odświeżona.'
  if (isRefused(error, 'second_person_needed'))
    return 'Ten zwrot zatwierdza inna osoba: nie ta, która go przygotowała.'
  if (isRefused(error, 'refund_in_package'))
    return 'Ten zwrot jest w\u00a0paczce przelewów. Najpierw wycofaj paczkę.'
  if (isRefused(error, 'invalid_input')) return problemsIn(error)[0]?.message ?? 'Sprawdź numer konta.'
  return 'To nasza usterka. Spróbuj za chwilę.'
}
