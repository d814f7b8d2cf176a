import { queryOptions } from '@tanstack/react-query'
import { listEarlierQuestions } from '#contract/question-library.ts'
import { distinctQuestions } from '#domain/event/draft/library/earlier-events.ts'
import { ask } from '#web/lib/ask.ts'
import type { EventScope } from '../../shared/event-versions.ts'

/** What the other events of the account ask, each question once. */
export const earlierQuery = (scope: EventScope) =>
  queryOptions({
    queryKey: ['earlier-questions', scope],
    queryFn: async ({ signal }) =>
      distinctQuestions((await ask(listEarlierQuestions, { params: scope, signal })).events),
  })
