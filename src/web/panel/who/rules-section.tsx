import { type ReactNode, useId } from 'react'
import {
  type NewRule,
  RULES,
  type Rule,
  rulesOf,
  withNewRule,
  withoutRule,
  withRule,
} from '#domain/event/draft/who/rules.ts'
import { simplerAges } from '#domain/event/draft/who/simpler-ages.ts'
import { WhoList } from '../shared/conditions/who-list.tsx'
import { ProblemLines } from '../shared/draft/problem-lines.tsx'
import type { DraftRules } from '../shared/draft/use-draft-rules.ts'
import { LineInput } from '../shared/inputs/line-input.tsx'
import { AddButton, RemoveButton, Section } from './section.tsx'

const NAMES: Readonly<Record<NewRule, readonly [button: string, words: string]>> = {
  needs: ['Wybór wymaga innego wyboru', 'Do tego trzeba wybrać jeszcze coś.'],
  excludes: ['Wybory się wykluczają', 'Tego nie można wybrać razem.'],
  'only-for': ['Zapisać może się tylko, kto…', 'Zapisy są tylko dla wybranych osób.'],
  if: ['Gdy…, to musi być…', 'Tak nie można się zapisać.'],
}

/** Every rule about people and their choices that has no sentence of its own, each with its own words of refusal. */
export function RulesSection({ rules }: { rules: DraftRules }): ReactNode {
  const { document, change } = rules
  const shown = rulesOf(document)
  return (
    <Section
      title="Zasady szczególne"
      about={
        shown.length === 0
          ? 'Co z\u00a0czym można wybrać i\u00a0kto może się zapisać. Kto nie spełnia zasady, przeczyta Twoje słowa.'
          : undefined
      }
    >
      {shown.map((rule) => (
        <OneRule key={rule.id} rules={rules} rule={rule} />
      ))}
      <div className="who-adds">
        {RULES.map((kind) => (
          <AddButton key={kind} onClick={() => change((now) => withNewRule(now, kind, NAMES[kind][1]))}>
            {NAMES[kind][0]}
          </AddButton>
        ))}
      </div>
    </Section>
  )
}

function OneRule({ rules, rule }: { rules: DraftRules; rule: Rule }): ReactNode {
  const id = useId()
  const { document, change } = rules
  const write = (fields: Parameters<typeof withRule>[2]) => change((now) => withRule(now, rule.id, fields))
  const index = document.requirements.findIndex((each) => each.id === rule.id)
  return (
    <fieldset className="who-card" aria-label={rule.message}>
      <WhoList
        rules={rules}
        of="person"
        priced
        title="Kogo dotyczy:"
        nobody="Każdej zapisywanej osoby."
        when={rule.when}
        onChange={(when) => write({ when })}
      />
      <WhoList
        rules={rules}
        of="person"
        priced
        title="Zapis jest możliwy, gdy:"
        nobody=""
        when={rule.must}
        // A rule demands something: its last condition is removed with the rule.
        onChange={(must) =>
          must === undefined ? change((now) => withoutRule(now, rule.id)) : write({ must })
        }
      />
      <div className="who-row">
        <div className="field">
          <span className="who-label">Kto tego nie spełnia, przeczyta</span>
          <LineInput
            label="Kto tego nie spełnia, przeczyta"
            value={rule.message}
            most={300}
            onChange={(message) => write({ message })}
          />
        </div>
        <RemoveButton
          label={`Usuń zasadę: ${rule.message}`}
          onClick={() => change((now) => withoutRule(now, rule.id))}
        />
      </div>
      {simplerAges(document, rule) !== null && (
        <div className="who-adds">
          <button
            type="button"
            className="btn text"
            onClick={() => change((now) => simplerAges(now, rule) ?? now)}
          >
            Uprość: zapisz jako wiek
          </button>
        </div>
      )}
      <ProblemLines id={id} problems={rules.problemsAt(`requirements.${index}`)} />
    </fieldset>
  )
}
