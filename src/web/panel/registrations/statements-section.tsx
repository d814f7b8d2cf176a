import type { ReactNode } from 'react'
import { fullMoment } from '../dates.ts'
import type { Registration } from './registrations-api.ts'
import { Section } from './section.tsx'

/** What was agreed to: the very text, its version and the moment. */
export function StatementsSection({ registration }: { registration: Registration }): ReactNode {
  if (registration.statements.length === 0) return null
  return (
    <Section title="Oświadczenia">
      <ul className="lined statements">
        {registration.statements.map((statement) => (
          <li key={`${statement.statement}/${statement.version}/${statement.person}`}>
            <div>
              {statement.text}
              <span className="sub">
                Wersja {statement.version}, przyjęto: {fullMoment(statement.at)}
                {statement.person !== null && `, ${statement.person}`}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
