import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { carryCash, closeCashShift, openCashShift, reverseCashDocument } from '#contract/cash.ts'
import type { BodyInputOf } from '#contract/endpoint.ts'
import { ask, isOffline, isRefused, problemsIn } from '#web/lib/ask.ts'
import { cashReportQuery } from '../shared/cash/cash-api.ts'
import type { EventScope } from '../shared/event-versions.ts'

/** Sends what somebody at the cash desk has decided; the page shows how it is now, also after a refusal. */
function useCashAction<Input>(scope: EventScope, send: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ queryKey: ['cash', scope] }),
  })
}

export const useOpenShift = (scope: EventScope) =>
  useCashAction(scope, (body: BodyInputOf<typeof openCashShift>) =>
    ask(openCashShift, { params: scope, body }),
  )

/** The report that is opened next is the one of the closed shift. */
export function useCloseShift(scope: EventScope, shiftId: string) {
  const client = useQueryClient()
  return useCashAction(scope, async (body: BodyInputOf<typeof closeCashShift>) => {
    const report = await ask(closeCashShift, { params: { ...scope, shiftId }, body })
    client.setQueryData(cashReportQuery(scope, shiftId).queryKey, report)
  })
}

/** The key is that of the form: twice is once. */
export function useCarryCash(scope: EventScope, shiftId: string) {
  const [key] = useState(() => crypto.randomUUID())
  return useCashAction(scope, (body: BodyInputOf<typeof carryCash>) =>
    ask(carryCash, { params: { ...scope, shiftId }, body, key }),
  )
}

export const useReversal = (scope: EventScope, documentId: string) =>
  useCashAction(scope, (body: BodyInputOf<typeof reverseCashDocument>) =>
    ask(reverseCashDocument, { params: { ...scope, documentId }, body }),
  )

/** Why it was not done, and what to do; null: nothing is wrong. */
export function cashTrouble(error: unknown): string | null {
  if (error === null) return null
  if (isOffline(error)) return 'Brak połączenia. Spróbuj ponownie, nic nie stanie się dwa razy.'
  if (isRefused(error, 'invalid_input')) return problemsIn(error)[0]?.message ?? 'Sprawdź kwotę.'
  if (isRefused(error, 'changed_meanwhile'))
    return 'W\u00a0kasie coś się właśnie zmieniło. Sprawdź, jak jest teraz, i\u00a0spróbuj ponownie.'
  if (isRefused(error, 'forbidden')) return 'Twoja rola tego nie obejmuje.'
  return 'Nie udało się zapisać. To nasza usterka. Spróbuj za chwilę, nic nie stanie się dwa razy.'
}
