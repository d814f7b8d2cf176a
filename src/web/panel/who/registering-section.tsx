import type { ReactNode } from 'react'
import { registrantsOf, withRegistrants } from '#domain/event/draft/who/registrants.ts'
import { minorsPerAdultOf, type Rule, withMinorsPerAdult, withRule } from '#domain/event/draft/who/rules.ts'
import { Slot } from '../shared/conditions/slot.tsx'
import { ProblemLines } from '../shared/draft/problem-lines.tsx'
import type { DraftRules } from '../shared/draft/use-draft-rules.ts'
import { LineInput } from '../shared/inputs/line-input.tsx'
import { OptionalNumber } from '../shared/inputs/optional-number.tsx'
import { Section } from './section.tsx'
import { minorsPerAdultText } from './who-words.ts'

/** Who registers whom: minors, adults, and how many minors one adult may bring. */
export function RegisteringSection({ rules }: { rules: DraftRules }): ReactNode {
  const { document, change } = rules
  const { minors, on, adults, minorsRule, adultsRule } = registrantsOf(document)
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
      <OwnWords rules={rules} rule={minorsRule} label="Co przeczyta, kto zapisuje niepełnoletnich" />
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
      <OwnWords rules={rules} rule={adultsRule} label="Co przeczyta, kto zapisuje inną osobę pełnoletnią" />
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

/** The words of a refusal that the organiser has written; of others the product has its own. */
function OwnWords(props: { rules: DraftRules; rule: Rule | null; label: string }): ReactNode {
  const { rules, rule, label } = props
  if (rule === null) return null
  return (
    <div className="field">
      <span className="who-label">{label}</span>
      <LineInput
        label={label}
        value={rule.message}
        most={300}
        onChange={(message) => rules.change((now) => withRule(now, rule.id, { message }))}
      />
    </div>
  )
}
