import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { mayManageTeam, type Role, seesOwnGroupOnly } from '#domain/access/rights.ts'
import type { Scope, ScopeEntry } from '#domain/access/scope.ts'
import { eventsQuery } from '../shared/account-events.ts'
import { draftQuery } from '../shared/draft/draft-api.ts'
import type { Account } from '../shared/session.ts'

interface ScopeFieldProps {
  readonly account: Account
  readonly role: Role
  readonly scope: Scope
  /** What is still to be chosen. */
  readonly error: string | null
  readonly onChange: (scope: Scope) => void
}

/** In which events a role holds, and of a group leader in which groups; who manages the account does it everywhere. */
export function ScopeField({ account, role, scope, error, onChange }: ScopeFieldProps): ReactNode {
  const id = useId()
  const events = useQuery({ ...eventsQuery(account.id), refetchInterval: false }).data ?? []
  if (mayManageTeam(role)) return null
  const isLeader = seesOwnGroupOnly(role)
  const entries = scope ?? []
  const isLimited = isLeader || scope !== null
  return (
    <fieldset className="choice" aria-describedby={error === null ? undefined : `${id}-blad`}>
      <legend>{isLeader ? 'Które grupy prowadzi' : 'Gdzie obowiązuje'}</legend>
      {!isLeader && (
        <div className="options">
          {WHERE.map(([limited, words]) => (
            <label key={words} className="option">
              <input
                type="radio"
                name={`${id}-gdzie`}
                checked={isLimited === limited}
                onChange={() => onChange(limited ? [] : null)}
              />
              <span>{words}</span>
            </label>
          ))}
        </div>
      )}
      {isLimited && (
        <div className="options">
          {events.map((event) => (
            <EventChoice
              key={event.id}
              account={account}
              event={event}
              entry={entries.find(({ eventId }) => eventId === event.id)}
              isLeader={isLeader}
              onChange={(entry) => {
                const others = entries.filter(({ eventId }) => eventId !== event.id)
                onChange(entry === null ? others : [...others, entry])
              }}
            />
          ))}
        </div>
      )}
      {isLimited && events.length === 0 && <p>Na tym koncie nie ma jeszcze wydarzeń.</p>}
      {error !== null && (
        <p id={`${id}-blad`} className="error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

const WHERE = [
  [false, 'We wszystkich wydarzeniach, także przyszłych'],
  [true, 'Tylko w\u00a0wybranych'],
] as const

interface EventChoiceProps {
  readonly account: Account
  readonly event: { readonly id: string; readonly title: string }
  readonly entry: ScopeEntry | undefined
  readonly isLeader: boolean
  /** Null: not in this event. */
  readonly onChange: (entry: ScopeEntry | null) => void
}

function EventChoice({ account, event, entry, isLeader, onChange }: EventChoiceProps): ReactNode {
  const chosen = entry !== undefined
  return (
    <>
      <label className="option">
        <input
          type="checkbox"
          checked={chosen}
          onChange={() => onChange(chosen ? null : { eventId: event.id, groups: isLeader ? [] : null })}
        />
        <span>{event.title}</span>
      </label>
      {isLeader && chosen && (
        <GroupChoice
          scope={{ accountId: account.id, eventId: event.id }}
          title={event.title}
          groups={entry.groups ?? []}
          onChange={(groups) => onChange({ eventId: event.id, groups })}
        />
      )}
    </>
  )
}

interface GroupChoiceProps {
  readonly scope: { readonly accountId: string; readonly eventId: string }
  readonly title: string
  readonly groups: readonly string[]
  readonly onChange: (groups: readonly string[]) => void
}

function GroupChoice({ scope, title, groups, onChange }: GroupChoiceProps): ReactNode {
  const draft = useQuery({ ...draftQuery(scope), refetchInterval: false })
  const offered = draft.data?.definition.groups ?? []
  if (draft.isSuccess && offered.length === 0)
    return <p className="team-groups">To wydarzenie nie ma grup. Dodasz je w&nbsp;jego ustawieniach.</p>
  return (
    <fieldset className="team-groups" aria-label={`Grupy: ${title}`}>
      {offered.map(({ id, name }) => (
        <label key={id} className="option">
          <input
            type="checkbox"
            checked={groups.includes(id)}
            onChange={() =>
              onChange(groups.includes(id) ? groups.filter((each) => each !== id) : [...groups, id])
            }
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}
