import type { ReactNode } from 'react'
import type { EventScope } from '../../shared/event-versions.ts'
import type { Registration } from '../../shared/registration/registration-api.ts'
import { Section } from '../../shared/registration/section.tsx'
import { Why } from './why.tsx'

/** The limits of which nothing is left: why a person cannot have more of them. Nothing where there are places of all. */
export function FullSection(props: { scope: EventScope; registration: Registration }): ReactNode {
  const full = props.registration.explanations.filter(({ about }) => about.startsWith('places/'))
  if (full.length === 0) return null
  return (
    <Section title="Czego nie można już dobrać">
      <ul className="amounts">
        {full.map(({ about, title }) => (
          <li key={about}>
            <div>
              {title}
              <Why {...props} about={about} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
