import type { ReactNode } from 'react'
import type { FactGroup, GroupedFacts } from '#domain/event/draft/conditions/grouped-facts.ts'
import type { AskableFact } from '#domain/event/draft/questions/askable-facts.ts'
import { FieldFrame } from '#web/ui/field-frame.tsx'

const GROUP_NAMES: Readonly<Record<FactGroup, string>> = {
  person: 'Osoba',
  answers: 'Odpowiedzi',
  choice: 'Wybór',
  registration: 'Zgłoszenie',
  time: 'Kiedy',
  entry: 'Wejście',
  money: 'Kwoty',
  own: 'Progi i\u00a0liczby',
}

interface Props {
  readonly id: string
  readonly value: string
  readonly groups: readonly GroupedFacts[]
  readonly nameOf: (fact: string) => string
  readonly onChange: (fact: AskableFact) => void
}

/** On what a condition depends: everything that the event knows, by groups. */
export function FactSelect({ id, value, groups, nameOf, onChange }: Props): ReactNode {
  const choose = (name: string) => {
    const fact = groups.flatMap(({ facts }) => facts).find((each) => each.name === name)
    if (fact !== undefined) onChange(fact)
  }
  return (
    <FieldFrame field={{ id, label: 'Od czego to zależy' }} appears="with the change">
      {(attributes) => (
        <span className="select">
          <select
            {...attributes}
            className="input"
            value={value}
            onChange={(event) => choose(event.target.value)}
          >
            {groups.map(({ group, facts }) => (
              <optgroup key={group} label={GROUP_NAMES[group]}>
                {facts.map(({ name }) => (
                  <option key={name} value={name}>
                    {nameOf(name)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </span>
      )}
    </FieldFrame>
  )
}
