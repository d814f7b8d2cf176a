import { type ReactNode, useId } from 'react'
import { type PersonNumber, withNewNumber, withNumber } from '#domain/event/draft/who/asked.ts'
import { Slot } from '../shared/conditions/slot.tsx'
import { WhoList } from '../shared/conditions/who-list.tsx'
import { ProblemLines } from '../shared/draft/problem-lines.tsx'
import type { DraftRules } from '../shared/draft/use-draft-rules.ts'
import { LineInput } from '../shared/inputs/line-input.tsx'
import { OptionalNumber } from '../shared/inputs/optional-number.tsx'
import { PatternEditor } from './pattern-editor.tsx'
import { AddButton, RemoveButton, Section } from './section.tsx'

/** Numbers that people get: of pilgrims, of starts, of badges. */
export function NumbersSection({ rules }: { rules: DraftRules }): ReactNode {
  const { document, change } = rules
  return (
    <Section
      title="Numery"
      about={
        document.numbers.length === 0
          ? 'Numer startowy, numer pielgrzyma: każdy dostaje swój, po kolei. Jest na bilecie i\u00a0w\u00a0wiadomości.'
          : undefined
      }
    >
      {document.numbers.map((number, index) => (
        <OneNumber
          key={number.id}
          rules={rules}
          number={number}
          problems={rules.problemsAt(`numbers.${index}`)}
        />
      ))}
      <div className="who-adds">
        <AddButton onClick={() => change((now) => withNewNumber(now, 'Numer'))}>Nadawaj numery</AddButton>
      </div>
    </Section>
  )
}

function OneNumber(props: {
  rules: DraftRules
  number: PersonNumber
  problems: readonly string[]
}): ReactNode {
  const { rules, number, problems } = props
  const id = useId()
  const { document, change } = rules
  const write = (fields: Parameters<typeof withNumber>[2]) =>
    change((now) => withNumber(now, number.id, fields))
  const scopes: readonly (readonly [PersonNumber['per'], string])[] = [
    ['event', 'w\u00a0całym wydarzeniu'],
    ...(document.groups.length > 0 || number.per === 'group'
      ? ([['group', 'osobno w\u00a0każdej grupie']] as const)
      : []),
    ...(document.types.length > 0 || number.per === 'type'
      ? ([['type', 'osobno w\u00a0każdym rodzaju udziału']] as const)
      : []),
  ]
  return (
    <fieldset className="who-card" aria-label={number.name}>
      <div className="who-row">
        <LineInput
          label="Jak nazywa się numer"
          value={number.name}
          most={80}
          onChange={(name) => write({ name })}
        />
        <RemoveButton
          label={`Usuń: ${number.name}`}
          onClick={() =>
            change((now) => ({ ...now, numbers: now.numbers.filter((each) => each.id !== number.id) }))
          }
        />
      </div>
      <PatternEditor document={document} number={number} onChange={(pattern) => write({ pattern })} />
      <p className="who-say">
        Nadajemy{' '}
        <Slot
          label={`Kiedy nadajemy: ${number.name}`}
          value={number.given}
          options={[
            ['confirmation', 'po potwierdzeniu'],
            ['payment', 'po wpłacie'],
          ]}
          onChange={(given) => write({ given })}
        />
        , liczymy{' '}
        <Slot
          label={`Jak liczymy: ${number.name}`}
          value={number.per}
          options={scopes}
          onChange={(per) => write({ per })}
        />
        , od{' '}
        <OptionalNumber
          required
          label={`Pierwszy numer: ${number.name}`}
          value={number.from}
          least={0}
          most={999_999}
          onChange={(from) => from !== null && write({ from })}
        />
        .
      </p>
      <WhoList
        rules={rules}
        of="person"
        title="Dostaje, kto:"
        nobody="Dostaje każdy."
        when={number.when}
        onChange={(when) => write({ when })}
      />
      <ProblemLines id={id} problems={problems} />
    </fieldset>
  )
}
