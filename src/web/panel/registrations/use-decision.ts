import { useMutation, useQueryClient } from '@tanstack/react-query'
import { approveRegistration, refuseApproval } from '#contract/approvals.ts'
import { ask } from '#web/lib/ask.ts'
import type { EventScope } from '../shared/event-versions.ts'
import { listsChanged } from '../shared/lists-changed.ts'
import { type Registration, registrationQuery } from '../shared/registration/registration-api.ts'

/** A decision of the staff: to approve, or to refuse with a reason. */
export type Verdict = { readonly kind: 'approve' } | { readonly kind: 'refuse'; readonly reason: string }

/** Sends a decision; the drawer and the list show the result at once. */
export function useDecision(scope: EventScope, { id }: Registration) {
  const client = useQueryClient()
  const params = { ...scope, registrationId: id }
  const { queryKey } = registrationQuery(scope, id)
  return useMutation({
    mutationFn: (verdict: Verdict) =>
      verdict.kind === 'approve'
        ? ask(approveRegistration, { params, body: {} })
        : ask(refuseApproval, { params, body: { reason: verdict.reason } }),
    onSuccess: (after) => {
      client.setQueryData(queryKey, after)
      void listsChanged(client)
    },
    // A colleague may have decided meanwhile.
    onError: () => void client.invalidateQueries({ queryKey }),
  })
}
