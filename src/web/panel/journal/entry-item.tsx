import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { fullMoment, shortMoment } from '../shared/dates.ts'
import { actorWords } from '../shared/history-words.ts'
import { differencesOf } from './difference-words.ts'
import { entryWords } from './entry-words.ts'
import type { JournalEntry } from './journal-api.ts'

/** One entry: when, what, who, where, and what changed from what to what. */
export function EntryItem(props: {
  entry: JournalEntry
  /** The title of its event; null where there is none. */
  event: string | null
}): ReactNode {
  const { entry, event } = props
  const differences = differencesOf(entry)
  return (
    <li>
      <time dateTime={entry.at} title={fullMoment(entry.at)} className="entry-when num">
        {shortMoment(entry.at)}
      </time>
      <div className="entry-what">
        <b>{entryWords(entry)}</b>
        <p className="entry-where">
          <span>{actorWords(entry.actor)}</span>
          {event !== null && <span>{event}</span>}
          {entry.registration !== null && <EntryRegistration entry={entry} />}
        </p>
        {differences.length > 0 && (
          <dl className="entry-changes">
            {differences.map(({ label, before, after }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {before !== null && (
                    <>
                      <span className="sr">przedtem: </span>
                      <span className="entry-before">{before}</span>
                      <span aria-hidden="true"> → </span>
                      <span className="sr">, potem: </span>
                    </>
                  )}
                  {after ?? 'brak'}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  )
}

function EntryRegistration({ entry }: { entry: JournalEntry }): ReactNode {
  const { eventId, registrationId, registration } = entry
  if (eventId === null || registrationId === null) return <span>{registration}</span>
  return (
    <Link to="/wydarzenia/$eventId/zgloszenia/$registrationId" params={{ eventId, registrationId }}>
      {registration}
    </Link>
  )
}
