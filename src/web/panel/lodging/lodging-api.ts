import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { OutputOf } from '#contract/endpoint.ts'
import {
  deleteSpace,
  getLodging,
  movePeople,
  publishSpaces,
  putWishQuestion,
  saveSpaces,
} from '#contract/lodging.ts'
import { ask, isOffline, isRefused } from '#web/lib/ask.ts'
import type { EventScope } from '../shared/event-versions.ts'

export type Board = OutputOf<typeof getLodging>
export type Person = Board['people'][number]
export type Space = Board['spaces'][number]
export type SavedSpace = z.input<(typeof saveSpaces)['body']>['spaces'][number]
export type Move = z.input<(typeof movePeople)['body']>['moves'][number]

/** Colleagues move people too, and people resign. */
const REFRESH_MS = 15_000

/** The rooms and vehicles of an event with its people. */
export const boardQuery = (scope: EventScope) =>
  queryOptions({
    queryKey: ['lodging', scope],
    queryFn: ({ signal }) => ask(getLodging, { params: scope, signal }),
    refetchInterval: REFRESH_MS,
  })

/** What the staff do with rooms and vehicles. */
export type LodgingAction =
  | { readonly kind: 'save'; readonly spaces: SavedSpace[] }
  | { readonly kind: 'delete'; readonly space: string }
  | { readonly kind: 'move'; readonly scope: string; readonly moves: Move[] }
  | { readonly kind: 'wish'; readonly question: string | null }
  | { readonly kind: 'publish'; readonly scope: string; readonly mailFirst: boolean }

/** Does it; the board then shows the answer, or after a refusal what is so now. */
export function useLodgingAction(scope: EventScope) {
  const client = useQueryClient()
  const { queryKey } = boardQuery(scope)
  return useMutation({
    mutationFn: (action: LodgingAction) => send(scope, action),
    onSuccess: (board) => {
      if (board !== undefined) client.setQueryData(queryKey, board)
    },
    onSettled: (board) => (board === undefined ? client.invalidateQueries({ queryKey }) : undefined),
  })
}

async function send(params: EventScope, action: LodgingAction): Promise<Board | undefined> {
  switch (action.kind) {
    case 'save':
      return ask(saveSpaces, { params, body: { spaces: action.spaces } })
    case 'delete':
      await ask(deleteSpace, { params: { ...params, spaceId: action.space } })
      return undefined
    case 'move':
      return ask(movePeople, { params, body: { scope: action.scope, moves: action.moves } })
    case 'wish':
      return ask(putWishQuestion, { params, body: { question: action.question } })
    case 'publish':
      return ask(publishSpaces, { params, body: { scope: action.scope, mailFirst: action.mailFirst } })
  }
}

/** Why it was not done. */
export function lodgingTrouble(error: unknown): string {
  if (isOffline(error)) return 'Brak połączenia. Spróbuj ponownie, nic nie stanie się dwa razy.'
  if (isRefused(error, 'space_full'))
    return 'Tylu osób tu się nie zmieści. Ktoś mógł właśnie zająć to miejsce; tablica jest już odświeżona.'
  if (isRefused(error, 'space_in_use')) return 'Ktoś tu jest. Najpierw przenieś te osoby, potem usuń.'
  if (isRefused(error, 'name_taken')) return 'Taki pokój albo pojazd już tu jest. Zmień nazwę.'
  if (isRefused(error, 'not_found')) return 'Ta osoba już nie bierze udziału albo tego pokoju już nie ma.'
  return 'To nasza usterka. Spróbuj za chwilę.'
}
