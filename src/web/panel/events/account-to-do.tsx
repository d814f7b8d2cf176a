import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { listToDo } from '#contract/dashboard.ts'
import { ask } from '#web/lib/ask.ts'
import { eventsQuery } from '../shared/account-events.ts'
import { ToDoList } from '../shared/to-do/to-do-list.tsx'

/** 'Do zrobienia' over all events of an account; nothing while nothing waits. */
export function AccountToDo({ accountId }: { accountId: string }): ReactNode {
  const waiting = useQuery({
    queryKey: ['to-do', accountId],
    queryFn: async ({ signal }) => (await ask(listToDo, { params: { accountId }, signal })).toDo,
    refetchInterval: 60_000,
  })
  const events = useQuery(eventsQuery(accountId)).data ?? []
  if (waiting.data === undefined || waiting.data.length === 0) return null
  return (
    <section className="sheet events-to-do" aria-labelledby="do-zrobienia">
      <h2 id="do-zrobienia">Do zrobienia</h2>
      <ToDoList
        toDo={waiting.data}
        eventOf={({ eventId }) => events.find(({ id }) => id === eventId)?.title}
      />
    </section>
  )
}
