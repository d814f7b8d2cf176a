import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { startListFile } from '#contract/list-files.ts'
import { ask, problemsIn } from '#web/lib/ask.ts'
import { type FileFormat, fileQuery, type ListScope } from './list-api.ts'
import type { ListSearch } from './list-search.ts'

/** From so many rows on a file is better made by the server while the page may be left. */
const LONG = 20_000

export const isLong = (count: { readonly count: number; readonly more: boolean } | null): boolean =>
  count !== null && (count.more || count.count >= LONG)

/** Has the server make the file of a long list; its progress is on a page of its own. */
export function BackgroundFile(props: {
  scope: ListScope
  search: ListSearch
  columns: readonly string[]
  format: FileFormat
}): ReactNode {
  const { scope, search, columns, format } = props
  const { eventId } = scope
  const client = useQueryClient()
  const navigate = useNavigate()
  const start = useMutation({
    mutationFn: () =>
      ask(startListFile, { params: scope, body: fileQuery(scope, search, { columns, format }) }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['list-files'] })
      await navigate({ to: '/wydarzenia/$eventId/pliki-list', params: { eventId } })
    },
  })
  return (
    <div className="list-form">
      <p>
        Lista jest długa. Plik może powstać w&nbsp;tle: zamkniesz tę stronę, a&nbsp;gdy będzie gotowy,
        dostaniesz e-mail. Przez 24&nbsp;godziny czeka w&nbsp;
        <Link to="/wydarzenia/$eventId/pliki-list" params={{ eventId }}>
          Plikach list
        </Link>
        , tylko na twoim koncie.
      </p>
      {start.isError && (
        <p role="alert">
          {problemsIn(start.error)[0]?.message ?? 'Nie udało się zacząć. Spróbuj ponownie.'}{' '}
          <Link to="/wydarzenia/$eventId/pliki-list" params={{ eventId }}>
            Pliki list
          </Link>
        </p>
      )}
      <button type="button" className="btn" disabled={start.isPending} onClick={() => start.mutate()}>
        Przygotuj plik w&nbsp;tle
      </button>
    </div>
  )
}
