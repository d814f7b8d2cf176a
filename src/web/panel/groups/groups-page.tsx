import './groups.css'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import { listGroupPeople } from '#contract/group-people.ts'
import { mayReadRegistrations, seesOwnGroupOnly } from '#domain/access/rights.ts'
import { pl } from '#i18n/pl.ts'
import { ask } from '#web/lib/ask.ts'
import type { OwnedEvent } from '../shared/account-events.ts'
import { OwnedEventPage } from '../shared/owned-event-page.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { Loading, Trouble } from '../shared/trouble.tsx'

type Group = OutputOf<typeof listGroupPeople>['groups'][number]

/** The people of each group, by surname; a group leader sees the own groups. */
export function GroupsPage({ eventId }: { eventId: string }): ReactNode {
  return (
    <OwnedEventPage eventId={eventId} title="Grupy" may={mayReadRegistrations}>
      {(found) => <Groups found={found} />}
    </OwnedEventPage>
  )
}

const groupsQuery = (accountId: string, eventId: string) =>
  queryOptions({
    queryKey: ['groups', eventId],
    queryFn: async ({ signal }) =>
      (await ask(listGroupPeople, { params: { accountId, eventId }, signal })).groups,
    refetchInterval: 30_000,
  })

function Groups({ found: { account, event } }: { found: OwnedEvent }): ReactNode {
  const groups = useQuery(groupsQuery(account.id, event.id))
  const isLeader = seesOwnGroupOnly(account.role)
  return (
    <>
      <PageHead title={isLeader ? 'Moja grupa' : 'Grupy'} meta={<span>{event.title}</span>} />
      {groups.isPending && <Loading />}
      {groups.isError && <Trouble error={groups.error} onRetry={() => void groups.refetch()} />}
      {groups.data?.length === 0 && (
        <p>
          {isLeader
            ? 'Nie prowadzisz tu jeszcze żadnej grupy. Przydziela ją właściciel konta albo administrator.'
            : 'To wydarzenie nie ma grup.'}
        </p>
      )}
      <div className="groups">
        {groups.data?.map((group) => (
          <OneGroup key={group.id} group={group} isAlone={groups.data.length === 1} />
        ))}
      </div>
    </>
  )
}

/** Folded where there are several: eight groups of a hundred would be read by scrolling alone. */
function OneGroup({ group: { id, name, people }, isAlone }: { group: Group; isAlone: boolean }): ReactNode {
  return (
    <details className="sheet group" open={isAlone} id={`grupa-${id}`}>
      <summary>
        <h2>{name}</h2>
        <span className="num">{pl.counts.people(people.length)}</span>
      </summary>
      {people.length === 0 ? (
        <p>Jeszcze nikogo tu nie ma.</p>
      ) : (
        <ol>
          {people.map((person) => (
            <li key={person.id}>
              <span>{person.name}</span>
              <span className="group-state">{pl.registrationStates[person.state]}</span>
            </li>
          ))}
        </ol>
      )}
    </details>
  )
}
