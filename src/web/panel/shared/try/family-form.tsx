import type { ReactNode } from 'react'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { ExampleFamily, ExamplePerson } from '#domain/event/draft/prices/example-family.ts'
import { CellInput } from '../inputs/cell-input.tsx'
import { NumberInput } from '../inputs/number-input.tsx'
import { ChoiceFields } from './choice-fields.tsx'
import { FamilyWhen } from './family-when.tsx'

interface Props {
  readonly definition: EventDefinition
  readonly family: ExampleFamily
  readonly onChange: (family: ExampleFamily) => void
}

const MOST_PEOPLE = 12

/** Who the family is: people with ages and what they choose, day and code of the registration. */
export function FamilyForm({ definition, family, onChange }: Props): ReactNode {
  const { people } = family
  const setPeople = (changed: readonly ExamplePerson[]) => onChange({ ...family, people: changed })
  return (
    <div className="try-family">
      <div className="field">
        <span aria-hidden="true">Nazwa</span>
        <CellInput
          label="Nazwa rodziny"
          text={family.name}
          longest={60}
          required
          onChange={(name) => onChange({ ...family, name: name ?? family.name })}
        />
      </div>
      <FamilyWhen definition={definition} family={family} onChange={onChange} />
      {people.map((person, index) => (
        <PersonForm
          key={person.ref}
          definition={definition}
          person={person}
          onChange={(changed) => setPeople(people.with(index, changed))}
          onRemove={people.length === 1 ? null : () => setPeople(people.toSpliced(index, 1))}
        />
      ))}
      <button
        type="button"
        className="btn text"
        disabled={people.length >= MOST_PEOPLE}
        onClick={() => setPeople([...people, newPerson(people)])}
      >
        Dodaj osobę
      </button>
      <ChoiceFields
        definition={definition}
        of="registration"
        called="zgłoszenie"
        held={family}
        onChange={(held) => onChange({ ...family, ...held })}
      />
    </div>
  )
}

interface PersonProps {
  readonly definition: EventDefinition
  readonly person: ExamplePerson
  readonly onChange: (person: ExamplePerson) => void
  /** Null for the last one. */
  readonly onRemove: (() => void) | null
}

function PersonForm({ definition, person, onChange, onRemove }: PersonProps): ReactNode {
  const { groups, types, groupLabel, typeLabel } = definition
  return (
    <div className="try-person">
      <NumberInput
        label={`${person.firstName}, wiek`}
        value={person.age}
        least={0}
        most={120}
        onChange={(age) => onChange({ ...person, age })}
      />
      {onRemove !== null && (
        <button type="button" className="link" onClick={onRemove}>
          Usuń<span className="sr">: {person.firstName}</span>
        </button>
      )}
      <details>
        <summary>{`Wybory: ${person.firstName}`}</summary>
        <div className="sub-form">
          {groups.length > 0 && (
            <PartSelect
              label={`${groupLabel}: ${person.firstName}`}
              parts={groups}
              chosen={person.group}
              onChange={(group) => onChange({ ...person, group })}
            />
          )}
          {types.length > 0 && (
            <PartSelect
              label={`${typeLabel}: ${person.firstName}`}
              parts={types}
              chosen={person.type}
              onChange={(type) => onChange({ ...person, type })}
            />
          )}
          <ChoiceFields
            definition={definition}
            of="person"
            called={person.firstName}
            held={{ choices: person.choices ?? {}, answers: person.answers ?? {} }}
            onChange={(held) => onChange({ ...person, ...held })}
          />
        </div>
      </details>
    </div>
  )
}

function PartSelect(props: {
  label: string
  parts: readonly { readonly id: string; readonly name: string }[]
  chosen: string | undefined
  onChange: (id: string) => void
}): ReactNode {
  const { label, parts, chosen, onChange } = props
  return (
    <label className="field">
      {label}
      <span className="select">
        <select
          className="input"
          value={parts.find(({ id }) => id === chosen)?.id ?? parts[0]?.id ?? ''}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {parts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </span>
    </label>
  )
}

function newPerson(people: readonly ExamplePerson[]): ExamplePerson {
  const taken = new Set(people.map(({ ref }) => ref))
  const number =
    Array.from({ length: MOST_PEOPLE }, (_, n) => n + 1).find((n) => !taken.has(`osoba-${n}`)) ?? 0
  return { ref: `osoba-${number}`, firstName: `Osoba ${number}`, age: 30, sex: 'FEMALE' }
}
