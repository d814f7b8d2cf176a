import { useNavigate } from '@tanstack/react-router'
import type { createEvent } from '#contract/drafts.ts'
import type { BodyInputOf } from '#contract/endpoint.ts'
import { useCreateEvent } from '../shared/draft/draft-api.ts'
import { savingTrouble } from '../shared/draft/saving-trouble.ts'
import type { Account } from '../shared/session.ts'

/** The button that makes the event. */
export const CREATE = { words: 'Utwórz wydarzenie' } as const

/** Creates an event and opens its overview; until then, what is under way or why it failed, in words. */
export function useCreation(account: Account) {
  const navigate = useNavigate()
  const creation = useCreateEvent(account.id)
  const create = (source: BodyInputOf<typeof createEvent>) => {
    if (creation.isPending) return
    creation.mutate(source, {
      onSuccess: ({ id }) =>
        navigate({ to: '/wydarzenia/$eventId/pulpit', params: { eventId: id }, replace: true }),
    })
  }
  const failed = creation.isError ? savingTrouble(creation.error) : ''
  return { create, error: creation.error, status: creation.isPending ? 'Tworzę szkic…' : failed }
}
