import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import { getNoticeChoice, updateNoticeChoice } from '#contract/notices.ts'
import { ask, isOffline } from '#web/lib/ask.ts'
import type { Account } from '../shared/session.ts'
import { Trouble } from '../shared/trouble.tsx'

type Choice = OutputOf<typeof getNoticeChoice>['choice']

const WORDS: readonly (readonly [Choice, string])[] = [
  ['at_once', 'Pilne od razu, resztę rano o\u00a07:00'],
  ['daily', 'Raz dziennie, rano o\u00a07:00'],
  ['never', 'Nigdy'],
]

const choiceQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['notice-choice', accountId],
    queryFn: async ({ signal }) => (await ask(getNoticeChoice, { params: { accountId }, signal })).choice,
  })

/** When the user is told by e-mail of what waits, in each account. */
export function NoticeChoices({ accounts }: { accounts: readonly Account[] }): ReactNode {
  return (
    <section className="person" aria-labelledby="wiadomosci-do-mnie">
      <h2 id="wiadomosci-do-mnie">Wiadomości o&nbsp;tym, co czeka</h2>
      <p>
        Zgłoszenia do akceptacji, zwroty, złe adresy i&nbsp;inne sprawy, w&nbsp;których możesz coś zrobić. Gdy
        nic nowego nie czeka, nie piszemy.
      </p>
      <ul className="sheet person-rows">
        {accounts.map((account) => (
          <NoticeChoice key={account.id} account={account} />
        ))}
      </ul>
    </section>
  )
}

function NoticeChoice({ account: { id: accountId, name } }: { account: Account }): ReactNode {
  const id = useId()
  const client = useQueryClient()
  const query = choiceQuery(accountId)
  const stored = useQuery(query)
  const save = useMutation({
    mutationFn: (choice: Choice) => ask(updateNoticeChoice, { params: { accountId }, body: { choice } }),
    onSuccess: ({ choice }) => client.setQueryData(query.queryKey, choice),
  })
  if (stored.isError && stored.data === undefined)
    return (
      <li>
        <Trouble error={stored.error} onRetry={() => void stored.refetch()} />
      </li>
    )
  const shown = save.isPending ? save.variables : stored.data
  return (
    <li>
      <label className="session-device" htmlFor={id}>
        <b>{name}</b>
      </label>
      <span className="select">
        <select
          id={id}
          className="input"
          value={shown ?? ''}
          disabled={shown === undefined}
          onChange={({ currentTarget }) => {
            const chosen = WORDS.find(([choice]) => choice === currentTarget.value)
            if (chosen !== undefined) save.mutate(chosen[0])
          }}
        >
          {WORDS.map(([choice, words]) => (
            <option key={choice} value={choice}>
              {words}
            </option>
          ))}
        </select>
      </span>
      <span role="status">
        {save.isSuccess && 'Zapisano.'}
        {save.isError &&
          (isOffline(save.error) ? 'Nie zapisano: brak połączenia.' : 'Nie zapisano. Spróbuj ponownie.')}
      </span>
    </li>
  )
}
