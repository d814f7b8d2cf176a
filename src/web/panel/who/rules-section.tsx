import { type ReactNode, useId } from 'react'
import {
  type NewRule,
  type Rule,
  rulesOf,
  withNewRule,
  withoutRule,
  withRule,
} from '#domain/event/draft/who/rules.ts'
import { simplerAges } from '#domain/event/draft/who/simpler-ages.ts'
import { tie } from '#i18n/text/typography.ts'
import { WhoList } from '../shared/conditions/who-list.tsx'
import { ProblemLines } from '../shared/draft/problem-lines.tsx'
import type { DraftRules } from '../shared/draft/use-draft-rules.ts'
import { LineInput } from '../shared/inputs/line-input.tsx'
import { AddButton, RemoveButton, Section } from './section.tsx'

interface Offer {
  readonly kind: NewRule
  readonly name: string
  readonly example: string
  /** The refusal, until the organiser writes other words. */
  readonly refusal: string
}

const OFFERS: readonly Offer[] = [
  {
    ...{ kind: 'only-for', name: 'Zapisy tylko dla wybranych' },
    example: 'Zapisać się mogą tylko uczniowie klas I–IV.',
    refusal: 'Te zapisy są tylko dla wybranych osób.',
  },
  {
    ...{ kind: 'needs', name: 'Kto wybiera jedno, wybiera też drugie' },
    example: 'Kto zamawia obiady, musi mieć też nocleg.',
    refusal: 'Do tego trzeba wybrać jeszcze coś. Zaznacz to albo zrezygnuj z pierwszego wyboru.',
  },
  {
    ...{ kind: 'excludes', name: 'Albo jedno, albo drugie' },
    example: 'Kto jedzie autokarem, nie zajmuje miejsca na parkingu.',
    refusal: 'Tego nie można wybrać razem. Zostaw jedno.',
  },
  {
    ...{ kind: 'if', name: 'Coś tylko dla niektórych' },
    example: 'Trasę nocną wybierają tylko osoby od 18 lat.',
    refusal: 'To jest tylko dla wybranych osób. Wybierz coś innego.',
  },
]

/** Every rule about people and their choices that has no sentence of its own, each with its own words of refusal. */
export function RulesSection({ rules }: { rules: DraftRules }): ReactNode {
  const { document, change } = rules
  return (
    <Section title="Czego pilnujemy przy zapisie" about={tie(ABOUT)}>
      {rulesOf(document).map((rule) => (
        <OneRule key={rule.id} rules={rules} rule={rule} />
      ))}
      <ul className="who-offers">
        {OFFERS.map(({ kind, name, example, refusal }) => (
          <li key={kind}>
            <AddButton onClick={() => change((now) => withNewRule(now, kind, tie(refusal)))}>
              {name}
            </AddButton>
            <span className="sub">{tie(`„${example}”`)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const ABOUT =
  'Zasady, które formularz sprawdza sam. Kto którejś nie spełnia, nie wyśle zgłoszenia i przeczyta twoje zdanie. Wybierz podobną do przykładu, potem zmień w niej słowa.'

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
