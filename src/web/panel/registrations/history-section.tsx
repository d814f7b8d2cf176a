import type { ReactNode } from 'react'
import { fullMoment } from '../dates.ts'
import { actorWords, historyWords } from './history-words.ts'
import type { Registration } from './registrations-api.ts'
import { Section } from './section.tsx'

/** Who did what to a registration and when, newest first. */
export function HistorySection({ registration }: { registration: Registration }): ReactNode {
  const newestFirst = [...registration.history].sort((a, b) => b.at.localeCompare(a.at))
  return (
    <Section title="Historia">
      <ol className="history">
        {newestFirst.map((entry) => (
          <li key={`${entry.at}/${entry.action}`}>
            {historyWords(entry)}
            <span className="sub">
              {fullMoment(entry.at)} · {actorWords(entry.actor)}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
