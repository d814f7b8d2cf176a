import { type ReactNode, useState } from 'react'
import type { CompiledDefinition } from '#domain/quote/compiled.ts'
import type { Scope } from '#domain/quote/scope.ts'
import type { PersonDraft } from '#domain/registration/draft.ts'
import { ageOn, readDay } from '#domain/values/time.ts'
import { pl } from '#i18n/pl.ts'
import { ItemFields } from './choice-fields.tsx'
import { withAnswer, withChoice } from './draft-editing.ts'
import type { DraftProblem } from './draft-problem.ts'
import { QuestionFields } from './question-fields.tsx'
import { readTypedBirth, typedDay } from './typed-day.ts'

interface Props {
  readonly number: number
  readonly person: PersonDraft
  readonly compiled: CompiledDefinition
  readonly scope: Scope
  readonly problems: readonly DraftProblem[]
  readonly isFixed: boolean
  readonly onChange: (change: Partial<Omit<PersonDraft, 'ref'>>) => void
  /** Null: the last one stays. */
  readonly onRemove: (() => void) | null
}

/** One person: what is asked of everybody, the questions, and what can be chosen. */
export function PersonFields(props: Props): ReactNode {
  const { number, person, compiled, scope, problems, isFixed, onChange, onRemove } = props
  const typed = `${person.firstName} ${person.lastName}`.trim()
  const hasName = typed !== ''
  const name = hasName ? typed : `osoba ${number}`
  return (
    <fieldset className="draft-person">
      <legend>
        {number}. {hasName ? name : 'osoba'}
      </legend>
      {!isFixed && <Fields {...props} />}
      {!isFixed && (
        <>
          <QuestionFields
            id={person.ref}
            of="person"
            compiled={compiled}
            scope={scope}
            answers={person.answers}
            onAnswer={(id, answer) => onChange(withAnswer(person, id, answer))}
          />
          <ItemFields
            of="person"
            compiled={compiled}
            scope={scope}
            name={name}
            choices={person.choices}
            onChoose={(item, choice) => onChange(withChoice(person, item, choice))}
          />
        </>
      )}
      {problems.map(({ message, where }) => (
        <p key={`${where} ${message}`} className="error">
          {message}
        </p>
      ))}
      {onRemove !== null && (
        <button type="button" className="link" onClick={onRemove}>
          Usuń tę osobę<span className="sr">: {name}</span>
        </button>
      )}
    </fieldset>
  )
}

function Fields({ person, compiled: { definition }, onChange }: Props): ReactNode {
  const { ask, types, typeLabel, groups, groupLabel } = definition
  return (
    <div className="draft-fields">
      <label className="draft-field">
        Imię
        <input
          className="input"
          autoComplete="off"
          data-person={person.ref}
          value={person.firstName}
          onChange={({ currentTarget }) => onChange({ firstName: currentTarget.value })}
        />
      </label>
      <label className="draft-field">
        Nazwisko
        <input
          className="input"
          autoComplete="off"
          value={person.lastName}
          onChange={({ currentTarget }) => onChange({ lastName: currentTarget.value })}
        />
      </label>
      {ask.birthDate !== 'no' && <Birth person={person} onChange={onChange} />}
      {ask.sex !== 'no' && (
        <Pick
          label="Płeć"
          value={person.sex}
          options={[
            { id: 'FEMALE', name: 'kobieta' },
            { id: 'MALE', name: 'mężczyzna' },
          ]}
          onPick={(sex) => onChange({ sex: sex === 'MALE' || sex === 'FEMALE' ? sex : null })}
        />
      )}
      {types.length > 0 && (
        <Pick label={typeLabel} value={person.type} options={types} onPick={(type) => onChange({ type })} />
      )}
      {groups.length > 0 && (
        <Pick
          label={groupLabel}
          value={person.group}
          options={groups}
          onPick={(group) => onChange({ group })}
        />
      )}
    </div>
  )
}

function Birth({ person, onChange }: Pick<Props, 'person' | 'onChange'>): ReactNode {
  const [typed, setTyped] = useState<string | null>(null)
  const day = readDay(person.birthDate ?? '')
  const text = typed ?? (person.birthDate === null ? '' : typedDay(person.birthDate))
  const isWrong = typed !== null && typed.trim() !== '' && readTypedBirth(typed) === null
  return (
    <label className="draft-field">
      Data urodzenia albo PESEL
      <input
        className="input num"
        inputMode="numeric"
        autoComplete="off"
        placeholder="dd.mm.rrrr"
        aria-invalid={isWrong || undefined}
        value={text}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          const read = readTypedBirth(currentTarget.value)
          onChange(read ?? { birthDate: null })
        }}
        onBlur={() => setTyped(isWrong ? typed : null)}
      />
      {day !== null && (
        <span className="sub">{pl.counts.years(ageOn(day, Temporal.Now.plainDateISO('Europe/Warsaw')))}</span>
      )}
    </label>
  )
}

function Pick(props: {
  label: string
  value: string | null
  options: readonly { readonly id: string; readonly name: string }[]
  onPick: (id: string | null) => void
}): ReactNode {
  const { label, value, options, onPick } = props
  return (
    <label className="draft-field">
      {label}
      <span className="select">
        <select
          className="input"
          value={value ?? ''}
          onChange={({ currentTarget }) => onPick(currentTarget.value === '' ? null : currentTarget.value)}
        >
          <option value="">Wybierz</option>
          {options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </span>
    </label>
  )
}
