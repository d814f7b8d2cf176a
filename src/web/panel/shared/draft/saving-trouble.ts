import { isOffline, isRefused } from '#web/lib/ask.ts'

/** Why something was not saved, and what to do; what was typed stays in its place. */
export function savingTrouble(error: unknown): string {
  if (isOffline(error)) return 'Nie zapisano: brak połączenia. Dane zostały. Spróbuj ponownie.'
  if (isRefused(error, 'draft_conflict'))
    return 'Ktoś zmienił to w\u00a0międzyczasie. Zobacz, co się zmieniło, i\u00a0spróbuj ponownie.'
  if (isRefused(error, 'called_off')) return 'Wydarzenie jest odwołane i\u00a0nie można go zmieniać.'
  if (isRefused(error, 'definition_invalid'))
    return 'Nie zapisano: te dane nie pasują do siebie. Sprawdź daty, wiek i\u00a0kwoty.'
  return 'Nie udało się zapisać. To nasza usterka. Dane zostały, spróbuj za chwilę.'
}
