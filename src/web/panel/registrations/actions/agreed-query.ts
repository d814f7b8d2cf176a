import { queryOptions } from '@tanstack/react-query'
import { getPanelChange } from '#contract/office-changes.ts'
import { getEventDefinition } from '#contract/versions.ts'
import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import { ask } from '#web/lib/ask.ts'
import type { EventScope } from '../../shared/event-versions.ts'
import type { Registration } from '../../shared/registration/registration-api.ts'

/** What was agreed about a registration, and the rules by which it was: where a change begins. */
export const agreedQuery = (scope: EventScope, { id, revision }: Pick<Registration, 'id' | 'revision'>) =>
  queryOptions({
    queryKey: ['change', scope, id, revision],
    queryFn: async ({ signal }) => {
      const agreed = await ask(getPanelChange, { params: { ...scope, registrationId: id }, signal })
      const { definition } = await ask(getEventDefinition, {
        params: { ...scope, version: agreed.version },
        signal,
      })
      return { agreed, definition: expandDefinition(definition) }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
