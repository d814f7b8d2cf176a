import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isOffline, isRefused, problemsIn } from '#web/lib/ask.ts'
import type { EventScope } from '../../shared/event-versions.ts'
import { listsChanged } from '../../shared/lists-changed.ts'
import { type Registration, registrationQuery } from '../../shared/registration/registration-api.ts'

/** Sends what the staff have decided about a registration; the drawer and the list show the result at once. */
export function useAction<Input>(
  scope: EventScope,
  { id }: Pick<Registration, 'id'>,
  send: (input: Input) => Promise<Registration>,
) {
  const client = useQueryClient()
  const { queryKey } = registrationQuery(scope, id)
  return useMutation({
    mutationFn: send,
    onSuccess: (after) => {
      client.setQueryData(queryKey, after)
      void listsChanged(client)
      void client.invalidateQueries({ queryKey: ['limits', scope] })
    },
    // A colleague may have been faster.
    onError: () => void client.invalidateQueries({ queryKey }),
  })
}

/** Why it was not done, and what to do. */
export function actionTrouble(error: unknown): string {
  if (isOffline(error)) return 'Brak połączenia. Spróbuj ponownie, nic nie stanie się dwa razy.'
  if (isRefused(error, 'changed_meanwhile') || isRefused(error, 'price_changed'))
    return 'To zgłoszenie zmieniło się w\u00a0międzyczasie. Sprawdź, jak jest teraz, i\u00a0spróbuj ponownie.'
  if (isRefused(error, 'key_reused'))
    return 'To zostało już zapisane w\u00a0poprzedniej postaci. Sprawdź zgłoszenie, zanim zapiszesz jeszcze raz.'
  if (isRefused(error, 'not_changeable')) return 'Tego zgłoszenia nie można już tak zmienić.'
  if (isRefused(error, 'full') || isRefused(error, 'queue'))
    return 'Nie ma na to wolnych miejsc. Zwiększ limit na stronie „Miejsca” albo wybierz coś innego.'
  if (isRefused(error, 'registration_refused')) return 'Popraw to, co zaznaczone w\u00a0formularzu.'
  if (isRefused(error, 'money_goes_back'))
    return 'Te pieniądze są już w\u00a0drodze z\u00a0powrotem. Najpierw zatrzymaj zwrot.'
  if (isRefused(error, 'invalid_input')) return problemsIn(error)[0]?.message ?? 'Sprawdź kwotę i\u00a0dzień.'
  if (isRefused(error, 'forbidden')) return 'Twoja rola tego nie obejmuje.'
  return 'Nie udało się zapisać. To nasza usterka. Spróbuj za chwilę, nic nie stanie się dwa razy.'
}
