import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { localOf } from '#domain/values/polish-time.ts'
import { formatHour } from '#domain/values/time.ts'
import { cashShiftsQuery } from '../shared/cash/cash-api.ts'
import type { EventScope } from '../shared/event-versions.ts'

const KEYS = [
  ['Enter', 'następne pole'],
  ['Shift Enter', 'poprzednie'],
  ['Ctrl Enter', 'następna osoba'],
  ['1–9', 'wybór'],
  ['Ctrl S', 'zapisz'],
] as const

/** The keys of the desk, and whose shift the cash goes to. */
export function DeskFoot({ scope }: { scope: EventScope }): ReactNode {
  return (
    <footer className="desk-foot not-printed">
      {KEYS.map(([key, words]) => (
        <span key={key} className="desk-foot-key">
          <span className="key-cap">{key}</span> {words}
        </span>
      ))}
      <Shift scope={scope} />
    </footer>
  )
}

function Shift({ scope }: { scope: EventScope }): ReactNode {
  const { data: shifts } = useQuery(cashShiftsQuery(scope))
  if (shifts === undefined) return null
  const own = shifts.find(({ isMine, closed }) => isMine && closed === null)
  return (
    <Link className="link desk-shift" to="/wydarzenia/$eventId/kasa" params={{ eventId: scope.eventId }}>
      {own === undefined
        ? 'Otwórz zmianę kasy'
        : `Zmiana: ${own.openedBy}, od ${formatHour(localOf(Temporal.Instant.from(own.openedAt)))}`}
    </Link>
  )
}
