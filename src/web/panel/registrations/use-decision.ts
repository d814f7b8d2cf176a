import { useMutation, useQueryClient } from '@tanstack/react-query'
import { approveRegistration, refuseApproval } from '#contract/approvals.ts'
import { ask } from '#web/lib/ask.ts'
import { type EventScope, type Registration, registrationQuery } from './registrations-api.ts'

/** What the staff decide: to approve, or to refuse and why. */
export type Verdict = { readonly kind: 'approve' } | { readonly kind: 'refuse'; readonly reason: string }

/** Sends a decision; what came of it stands in the drawer and in the list at once. */
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
      void client.invalidateQueries({ queryKey: ['registrations', scope] })
    },
    // Perhaps a colleague has decided meanwhile.
    onError: () => void client.invalidateQueries({ queryKey }),
  })
}
