import { useNetwork } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Icon } from '../shared/icon.tsx'
import type { LiveAllotment } from '../shared/limits/live-limits.ts'
import { PageHead } from '../shared/page-head.tsx'

interface Props {
  readonly event: { readonly id: string; readonly title: string }
  readonly allotments: readonly LiveAllotment[]
}

/** The title with its event, whether there is a network, what is left of the office's places, and the way out. */
export function DeskHead({ event, allotments }: Props): ReactNode {
  const params = { eventId: event.id }
  return (
    <PageHead
      title="Przyjmij zgłoszenie"
      meta={
        <Link className="desk-event" to="/wydarzenia/$eventId/pulpit" params={params}>
          {event.title}
        </Link>
      }
      actions={
        <>
          <Network allotments={allotments} />
          <Link className="link" to="/wydarzenia/$eventId/formularz-do-druku" params={params}>
            Formularz do druku
          </Link>
          <Link
            className="desk-close"
            to="/wydarzenia/$eventId/zgloszenia"
            params={params}
            aria-label="Zamknij i\u00a0wróć do zgłoszeń"
          >
            <Icon name="close" />
          </Link>
        </>
      }
    />
  )
}

function Network({ allotments }: Pick<Props, 'allotments'>): ReactNode {
  const { online } = useNetwork()
  const [office] = allotments.filter(({ units }) => units > 0)
  return (
    <p className={online ? 'desk-network' : 'desk-network off'} role="status">
      <Icon name={online ? 'check' : 'alert'} />
      <span>
        {online ? 'Sieć działa.' : 'Brak sieci. To, co wpisane, zostaje.'}
        {office !== undefined && (
          <>
            {' '}
            Pula „{office.name}”: <b>{`${office.left} z\u00a0${office.units}\u00a0miejsc`}</b>
          </>
        )}
      </span>
    </p>
  )
}
