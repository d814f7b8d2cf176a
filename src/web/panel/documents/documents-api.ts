import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { decideDocument, listDocuments } from '#contract/documents.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { ask, isOffline, isRefused } from '#web/lib/ask.ts'
import type { EventScope } from '../shared/event-versions.ts'

export type Queue = OutputOf<typeof listDocuments>
export type WaitingDocument = Queue['documents'][number]
type Body = z.input<(typeof decideDocument)['body']>
export type Verdict = Pick<Body, 'state' | 'reason'>

/** Colleagues check too, and parents send new files. */
const REFRESH_MS = 20_000

export const documentsQuery = (scope: EventScope) =>
  queryOptions({
    queryKey: ['documents', scope],
    queryFn: ({ signal }) => ask(listDocuments, { params: scope, signal }),
    refetchInterval: REFRESH_MS,
  })

/** What tells one waiting document from another; a new file of the same document is another one. */
export const keyOf = ({ registrationId, person, question, state, files }: WaitingDocument): string =>
  [registrationId, person, question, state, ...files.map(({ id }) => id)].join(' ')

/** Decides about a document; the queue is then read anew, also after a refusal. */
export function useDecision(scope: EventScope) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ document, verdict }: { document: WaitingDocument; verdict: Verdict }) => {
      const { registrationId, person, question, files, before } = document
      return ask(decideDocument, {
        params: { ...scope, registrationId },
        body: {
          ...{ person, question, ...verdict, last: before?.id ?? null },
          files: files.map(({ id }) => id),
        },
      })
    },
    onSettled: (_data, _error, { document }) =>
      Promise.all([
        client.invalidateQueries(documentsQuery(scope)),
        client.invalidateQueries({ queryKey: ['registration', scope, document.registrationId] }),
        client.invalidateQueries({ queryKey: ['to-do'] }),
      ]),
  })
}

/** Why it was not done. */
export function decisionTrouble(error: unknown): string {
  if (isOffline(error)) return 'Brak połączenia. Spróbuj ponownie, nic nie stanie się dwa razy.'
  if (isRefused(error, 'document_decided'))
    return 'Ktoś z\u00a0zespołu właśnie ocenił ten dokument albo przyszedł nowy plik. Lista jest już odświeżona.'
  if (isRefused(error, 'not_found')) return 'Tego dokumentu już nie trzeba sprawdzać. Lista jest odświeżona.'
  return 'To nasza usterka. Spróbuj za chwilę.'
}
