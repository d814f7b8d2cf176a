import type { ReactNode } from 'react'
import { isOffline } from '#web/lib/ask.ts'
import { shortMoment } from '../shared/dates.ts'
import { Tag } from '../shared/tag.tsx'
import { deviceWords } from './device-words.ts'
import { type OwnSession, useEndSession } from './sessions-api.ts'

/** One browser in which the user is signed in. This one is ended by the menu of the user. */
export function SessionItem(props: { session: OwnSession; onEnded: (device: string) => void }): ReactNode {
  const { session, onEnded } = props
  const end = useEndSession(session.id)
  const device = deviceWords(session.userAgent)
  return (
    <li>
      <div className="session-device">
        <b>{device}</b>
        <span>
          {session.isThis ? '' : `Ostatnio: ${shortMoment(session.seenAt)}. `}
          Logowanie: {shortMoment(session.signedInAt)}.
        </span>
      </div>
      {session.isThis ? (
        <Tag tone="ok" icon="check">
          To urządzenie
        </Tag>
      ) : (
        <div className="session-end">
          <button
            type="button"
            className="link"
            aria-label={`Wyloguj: ${device}, ostatnio ${shortMoment(session.seenAt)}`}
            disabled={end.isPending}
            onClick={() => end.mutate(undefined, { onSuccess: () => onEnded(device) })}
          >
            Wyloguj
          </button>
          <span role="status">
            {end.isError &&
              (isOffline(end.error)
                ? 'Brak połączenia. Spróbuj ponownie.'
                : 'Nie udało się. Spróbuj ponownie.')}
          </span>
        </div>
      )}
    </li>
  )
}
