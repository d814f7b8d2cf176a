import type { ReactNode } from 'react'
import { withPartFields } from '#domain/event/draft/with-fields.ts'
import { ProblemLines } from '../shared/draft/problem-lines.tsx'
import type { DraftRules } from '../shared/draft/use-draft-rules.ts'
import { OptionalNumber } from '../shared/inputs/optional-number.tsx'
import { AgesForm } from './ages-form.tsx'
import { Section } from './section.tsx'

/** The most people that one registration may ever have. */
const MOST_PEOPLE = 200

/** For which ages the event is, and how many people are registered at once. */
export function AgesSection({ rules }: { rules: DraftRules }): ReactNode {
  const { document, change } = rules
  const { ages, peoplePerRegistration: people, attendance } = document
  const write = (part: Partial<typeof people>) =>
    change((now) => ({ ...now, peoplePerRegistration: { ...now.peoplePerRegistration, ...part } }))
  return (
    <Section title="Dla kogo">
      {attendance === 'people' && (
        <div className="who-form">
          <p className="sub">
            {ages === undefined ? 'W\u00a0każdym wieku.' : 'Wiek liczymy w\u00a0pierwszym dniu wydarzenia.'}
          </p>
          <AgesForm
            ages={ages}
            onChange={(changed) => change((now) => withPartFields(now, { ages: changed }))}
          />
          <ProblemLines id="wiek" problems={rules.problemsAt('ages')} />
        </div>
      )}
      <p className="who-say">
        W&nbsp;jednym zgłoszeniu od{' '}
        <OptionalNumber
          required
          label="Najmniej osób w zgłoszeniu"
          value={people.min}
          least={1}
          most={MOST_PEOPLE}
          onChange={(min) => min !== null && write({ min })}
        />{' '}
        do{' '}
        <OptionalNumber
          required
          label="Najwięcej osób w zgłoszeniu"
          value={people.max}
          least={1}
          most={MOST_PEOPLE}
          onChange={(max) => max !== null && write({ max })}
        />{' '}
        osób.
      </p>
      <ProblemLines id="osob" problems={rules.problemsAt('peoplePerRegistration')} />
    </Section>
  )
}
