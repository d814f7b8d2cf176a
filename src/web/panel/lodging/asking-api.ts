import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  askQuestions,
  previewOffers,
  recordAnswer,
  remindOfQuestion,
  settleQuestion,
  withdrawQuestion,
} from '#contract/choice-questions.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { ask, isOffline, isRefused } from '#web/lib/ask.ts'
import type { EventScope } from '../shared/event-versions.ts'
import { type Board, boardQuery } from './lodging-api.ts'

export type Asked = Board['asked'][number]
export type Withdrawn = Board['withdrawn'][number]
export type Offer = OutputOf<typeof previewOffers>['offers'][number]
export type Asking = z.input<(typeof askQuestions)['body']>

/** What else people of one registration could choose now. */
export const offersQuery = (event: EventScope, scope: string, people: readonly string[]) =>
  queryOptions({
    queryKey: ['offers', event, scope, people],
    queryFn: ({ signal }) =>
      ask(previewOffers, { params: event, body: { scope, people: [...people] }, signal }),
    enabled: people.length > 0,
    // Prices and free places are those of now.
    staleTime: 0,
    retry: false,
  })

/** Asks by one request. */
export const sendQuestions = (event: EventScope, body: Asking) => ask(askQuestions, { params: event, body })

/** Does something that asks people, and shows the board anew. */
export function useAsking<Wanted, Reached>(event: EventScope, run: (wanted: Wanted) => Promise<Reached>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSettled: () => client.invalidateQueries({ queryKey: boardQuery(event).queryKey }),
  })
}

/** What the office does about a question. */
export type QuestionAction =
  | { readonly kind: 'withdraw' | 'remind' | 'settle'; readonly question: string }
  | ({ readonly kind: 'record'; readonly question: string } & z.input<(typeof recordAnswer)['body']>)

export function useQuestionAction(event: EventScope) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (action: QuestionAction) => send(event, action),
    onSettled: () => client.invalidateQueries({ queryKey: boardQuery(event).queryKey }),
  })
}

async function send(
  event: EventScope,
  action: QuestionAction,
): Promise<{ readonly reminded: boolean } | null> {
  const params = { ...event, questionId: action.question }
  switch (action.kind) {
    case 'withdraw':
      await ask(withdrawQuestion, { params, body: {} })
      return null
    case 'settle':
      await ask(settleQuestion, { params, body: {} })
      return null
    case 'record':
      await ask(recordAnswer, { params, body: { choose: action.choose, difference: action.difference } })
      return null
    case 'remind':
      return ask(remindOfQuestion, { params, body: {} })
  }
}

/** Why it was not done. */
export function askingTrouble(error: unknown): string {
  if (isOffline(error)) return 'Brak połączenia. Spróbuj ponownie, nic nie stanie się dwa razy.'
  if (isRefused(error, 'question_ended')) return 'Na to pytanie jest już odpowiedź. Tablica jest odświeżona.'
  if (isRefused(error, 'not_found')) return 'Ktoś z\u00a0tych osób już nie bierze udziału. Odśwież stronę.'
  if (isRefused(error, 'not_changeable')) return 'Tego zgłoszenia nie można teraz zmienić.'
  if (isRefused(error, 'full') || isRefused(error, 'queue') || isRefused(error, 'registration_refused'))
    return 'Tego wyboru nie da się teraz zapisać: nie ma miejsc albo coś go nie dopuszcza.'
  if (isRefused(error, 'invalid_input'))
    return 'Dzień odpowiedzi musi być od dziś do pierwszego dnia wydarzenia.'
  return 'To nasza usterka. Spróbuj za chwilę.'
}
