import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { pl } from '#i18n/pl.ts'
import { SelectField } from '#web/ui/field.tsx'
import { eventsQuery } from '../shared/account-events.ts'
import type { EventScope } from '../shared/event-versions.ts'
import { Trouble } from '../shared/trouble.tsx'
import { peopleQuery } from './invites-api.ts'

const ALL = 'wszystkie'

/** Whoever holds a place at another event of the account, narrowed by group and kind. */
export function EarlierPeople(props: {
  scope: EventScope
  accountId: string
  onPeople: (lines: readonly string[]) => void
}): ReactNode {
  const { scope, onPeople } = props
  const events = useQuery(eventsQuery(props.accountId))
  const [from, setFrom] = useState('')
  const [group, setGroup] = useState<string | null>(null)
  const [type, setType] = useState<string | null>(null)
  const found = useQuery(peopleQuery(scope, from, group, type))
  const others = (events.data ?? []).filter(({ id, state }) => id !== scope.eventId && state === 'published')
  if (events.data !== undefined && others.length === 0)
    return <p className="sub">Na tym koncie nie ma innego wydarzenia, które było już otwarte.</p>
  const options = (all: readonly { readonly id: string; readonly name: string }[], every: string) => [
    { value: ALL, label: every },
    ...all.map(({ id, name }) => ({ value: id, label: name })),
  ]
  const { people = [], groups = [], types = [], more = false } = found.data ?? {}
  return (
    <div className="invites-form">
      <SelectField
        id="skad"
        label="Wydarzenie"
        value={from === '' ? null : from}
        options={others.map(({ id, title, start }) => ({
          value: id,
          label: start === null ? title : `${title} (${start.slice(0, 4)})`,
        }))}
        onChange={(wanted) => {
          setFrom(wanted)
          setGroup(null)
          setType(null)
        }}
      />
      {groups.length > 0 && (
        <SelectField
          id="skad-grupa"
          label="Grupa"
          value={group ?? ALL}
          options={options(groups, 'Wszystkie grupy')}
          onChange={(wanted) => setGroup(wanted === ALL ? null : wanted)}
        />
      )}
      {types.length > 0 && (
        <SelectField
          id="skad-typ"
          label="Rodzaj udziału"
          value={type ?? ALL}
          options={options(types, 'Wszystkie rodzaje')}
          onChange={(wanted) => setType(wanted === ALL ? null : wanted)}
        />
      )}
      {found.isError && <Trouble error={found.error} onRetry={() => void found.refetch()} />}
      {found.data !== undefined && (
        <>
          <p role="status">
            {people.length === 0
              ? 'Nikt tu nie pasuje.'
              : `Osoby, które zapisywały: ${pl.counts.people(people.length)}.`}
            {more && ' Jest ich więcej: zawęź po grupie albo rodzaju udziału.'}
          </p>
          <button
            type="button"
            className="btn quiet"
            disabled={people.length === 0}
            onClick={() =>
              onPeople(people.map(({ firstName, lastName, email }) => `${firstName}\t${lastName}\t${email}`))
            }
          >
            Wstaw na listę wyżej
          </button>
        </>
      )}
    </div>
  )
}
