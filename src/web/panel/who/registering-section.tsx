import type { ReactNode } from 'react'
import { registrantsOf, withRegistrants } from '#domain/event/draft/who/asked.ts'
import { minorsPerAdultOf, withMinorsPerAdult } from '#domain/event/draft/who/rules.ts'
import { Slot } from '../shared/conditions/slot.tsx'
import { ProblemLines } from '../shared/draft/problem-lines.tsx'
import type { DraftRules } from '../shared/draft/use-draft-rules.ts'
import { OptionalNumber } from '../shared/inputs/optional-number.tsx'
import { Section } from './section.tsx'
import { minorsPerAdultText } from './who-words.ts'

/** Who registers whom: minors, adults, and how many minors one adult may bring. */
export function RegisteringSection({ rules }: { rules: DraftRules }): ReactNode {
  const { document, change } = rules
  const { minors, on, adults } = registrantsOf(document)
  return (
    <Section title="Kto kogo zapisuje">
      <p className="who-say">
        Osobę niepełnoletnią{' '}
        {minors === 'adult' && (
          <Slot
            label="Na kiedy liczymy pełnoletność"
            value={on}
            options={[
              ['registration', '(w\u00a0dniu zapisu)'],
              ['event', '(w\u00a0dniu wydarzenia)'],
            ]}
            onChange={(day) => change((now) => withRegistrants(now, { on: day }))}
          />
        )}{' '}
        zapisuje{' '}
        <Slot
          label="Kto zapisuje osobę niepełnoletnią"
          value={minors}
          options={[
            ['adult', 'tylko osoba pełnoletnia'],
            ['anybody', 'każdy, także ona sama'],
          ]}
          onChange={(who) => change((now) => withRegistrants(now, { minors: who }))}
        />
        .
      </p>
      <p className="who-say">
        Osobę pełnoletnią zapisuje{' '}
        <Slot
          label="Kto zapisuje osobę pełnoletnią"
          value={adults}
          options={[
            ['anybody', 'każdy'],
            ['themselves', 'tylko ona sama albo biuro'],
          ]}
          onChange={(who) => change((now) => withRegistrants(now, { adults: who }))}
        />
        .
      </p>
      <p className="who-say">
        Na jedną osobę pełnoletnią w&nbsp;zgłoszeniu najwyżej{' '}
        <OptionalNumber
          label="Najwięcej niepełnoletnich na jedną osobę pełnoletnią"
          value={minorsPerAdultOf(document)?.most ?? null}
          least={1}
          most={100}
          placeholder="ile"
          onChange={(most) => change((now) => withMinorsPerAdult(now, most, minorsPerAdultText))}
        />{' '}
        niepełnoletnich. Puste: bez ograniczenia.
      </p>
      <ProblemLines id="zapisuje" problems={rules.problemsAt('registrants')} />
    </Section>
  )
}
