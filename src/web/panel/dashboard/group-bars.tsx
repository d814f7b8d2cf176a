import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { EventScope } from '../shared/event-versions.ts'
import { type DividedLimit, liveQuery } from '../shared/limits/live-limits.ts'
import { takingPart } from '../shared/list/list-search.ts'

/** 'Grupy': how full each is; nothing where no group has places of its own. */
export function GroupBars({ scope }: { scope: EventScope }): ReactNode {
  const limits = useQuery(liveQuery(scope)).data?.limits ?? []
  const groups = limits.filter(
    ({ subject, name, capacity }) => subject === 'group' && name !== null && capacity !== null,
  )
  if (groups.length === 0) return null
  return (
    <section aria-labelledby="grupy-na-pulpicie">
      <div className="dashboard-title">
        <h2 id="grupy-na-pulpicie">Grupy</h2>
        <Link to="/wydarzenia/$eventId/grupy" params={{ eventId: scope.eventId }}>
          Wszystkie grupy
        </Link>
      </div>
      <ul className="dashboard-groups">
        {groups.map((group) => (
          <GroupBar key={group.pool} group={group} eventId={scope.eventId} />
        ))}
      </ul>
    </section>
  )
}

function GroupBar({ group, eventId }: { group: DividedLimit; eventId: string }): ReactNode {
  const { name, capacity, taken, waiting, groups } = group
  const whole = capacity ?? 0
  const isFull = taken >= whole
  return (
    <li data-full={isFull || undefined}>
      <Link
        to="/wydarzenia/$eventId/uczestnicy"
        params={{ eventId }}
        search={takingPart({ key: 'group', values: groups })}
      >
        {name}
      </Link>
      <span className="num">
        {isFull && `Brak miejsc${waiting > 0 ? `, lista rezerwowa: ${waiting}` : ''}`}
        {!isFull && `${taken} z\u00a0${whole}`}
      </span>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className="rest" width="100" height="8" />
        <rect className="part" width={whole === 0 ? 100 : Math.min(100, (taken * 100) / whole)} height="8" />
      </svg>
    </li>
  )
}
