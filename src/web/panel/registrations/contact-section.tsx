import type { ReactNode } from 'react'
import { fullMoment } from '../dates.ts'
import { AnswerRows } from './answer-rows.tsx'
import type { Registration } from './registrations-api.ts'
import { Section } from './section.tsx'

/** Who registered, and how to reach them. */
export function ContactSection({ registration }: { registration: Registration }): ReactNode {
  const { contactName, contactEmail, contactPhone, createdAt } = registration
  return (
    <Section title="Kontakt">
      <p>
        <b>{contactName}</b>
      </p>
      <p className="contact-links">
        <a href={`tel:${contactPhone.replace(/[^+\d]/g, '')}`}>{contactPhone}</a>
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      </p>
      <p className="sub">Zapis: {fullMoment(createdAt)}</p>
      <AnswerRows answers={registration.answers} />
    </Section>
  )
}
