import { type ReactNode, useState } from 'react'
import type { CompiledDefinition } from '#domain/quote/compiled.ts'
import type { Scope } from '#domain/quote/scope.ts'
import type { PersonDraft } from '#domain/registration/draft.ts'
import { ageOn, formatDate, readDay } from '#domain/values/time.ts'
import { pl } from '#i18n/pl.ts'
import { Icon } from '../icon.tsx'
import { readTypedBirth, typedDay } from '../inputs/typed-day.ts'
import { ItemFields, offeredItems } from './choice-fields.tsx'
import { DeskQuestions } from './desk-questions.tsx'
import { withAnswer, withChoice } from './draft-editing.ts'
import type { DraftProblem } from './draft-problem.ts'
import { errorAt, FieldCell } from './field-cell.tsx'
import { fitKeys, KeyChoice } from './key-choice.tsx'
import { askedQuestions, QuestionFields } from './question-fields.tsx'
import { UnplacedProblems } from './unplaced-problems.tsx'

interface Props {
  readonly number: number
  readonly person: PersonDraft
  /** Whose surname and address are shown as repeated where they are the same; null: nobody's. */
  readonly before: PersonDraft | null
  readonly compiled: CompiledDefinition
  readonly scope: Scope
  readonly problems: readonly DraftProblem[]
  readonly isFixed: boolean
  /** As at the desk: the date of birth first, one of a few by its digit. */
  readonly byKeys: boolean
  readonly onChange: (change: Partial<Omit<PersonDraft, 'ref'>>) => void
  /** Null: the last one stays. */
  readonly onRemove: (() => void) | null
}

/** One person: what is asked of everybody, the questions, and what can be chosen. */
export function PersonFields(props: Props): ReactNode {
  const { number, person, before, compiled, scope, problems, isFixed, byKeys, onChange, onRemove } = props
  const { definition } = compiled
  const { answers, choices } = person
  const asked = { of: 'person', compiled, scope } as const
  const typed = `${person.firstName} ${person.lastName}`.trim()
  const hasName = typed !== ''
  const name = hasName ? typed : `osoba ${number}`
  const Questions = byKeys ? DeskQuestions : QuestionFields
  const placed = isFixed
    ? []
    : [
        ...ownPlaces(definition),
        ...askedQuestions({ ...asked, answers }).map(({ id }) => id),
        ...offeredItems({ ...asked, choices }).map(({ item }) => item.id),
      ]
  return (
    <fieldset className="draft-person" aria-label={`${number}. ${hasName ? name : 'osoba'}`}>
      <legend>
        <i className="draft-number">{number}</i>
        {hasName ? name : 'Nowa osoba'}
      </legend>
      {!isFixed && (
        <>
          <Fields {...props} />
          <Questions
            {...asked}
            id={person.ref}
            answers={answers}
            before={before?.answers}
            problems={problems}
            onAnswer={(id, answer) => onChange(withAnswer(person, id, answer))}
          />
          <ItemFields
            {...{ ...asked, name, choices, problems, byKeys }}
            onChoose={(item, choice) => onChange(withChoice(person, item, choice))}
          />
        </>
      )}
      <UnplacedProblems {...{ definition, problems, placed }} />
      {onRemove !== null && (
        <button type="button" className="link" onClick={onRemove}>
          Usuń tę osobę<span className="sr">: {name}</span>
        </button>
      )}
    </fieldset>
  )
}

/** The fields that every person has here, besides questions and items. */
function ownPlaces({ ask, types, groups }: CompiledDefinition['definition']): readonly string[] {
  const shown: readonly (readonly [string, boolean])[] = [
    ['firstName', true],
    ['lastName', true],
    ['birthDate', ask.birthDate !== 'no'],
    ['sex', ask.sex !== 'no'],
    ['type', types.length > 0],
    ['group', groups.length > 0],
  ]
  return shown.flatMap(([place, isShown]) => (isShown ? [place] : []))
}

const SEXES = [
  { id: 'FEMALE', name: 'kobieta' },
  { id: 'MALE', name: 'mężczyzna' },
]

function Fields({ person, before, compiled, problems, byKeys, onChange }: Props): ReactNode {
  const { ask, types, typeLabel, groups, groupLabel } = compiled.definition
  const isRepeated = person.lastName !== '' && person.lastName === before?.lastName
  const birth = ask.birthDate !== 'no' && (
    <Birth person={person} error={errorAt(problems, 'birthDate')} onChange={onChange} />
  )
  const picked = { problems, byKeys }
  return (
    <div className="draft-fields">
      {byKeys && birth}
      <FieldCell error={errorAt(problems, 'firstName')}>
        {(state) => (
          <label className="draft-field">
            Imię
            <input
              className="input"
              autoComplete="off"
              data-person={person.ref}
              {...state}
              value={person.firstName}
              onChange={({ currentTarget }) => onChange({ firstName: currentTarget.value })}
            />
          </label>
        )}
      </FieldCell>
      <FieldCell error={errorAt(problems, 'lastName')} hint={isRepeated ? 'powtórzone, zmień pisząc' : null}>
        {(state) => (
          <label className={isRepeated ? 'draft-field draft-repeated' : 'draft-field'}>
            Nazwisko
            <input
              className="input"
              autoComplete="off"
              {...state}
              value={person.lastName}
              onFocus={({ currentTarget }) => isRepeated && currentTarget.select()}
              onChange={({ currentTarget }) => onChange({ lastName: currentTarget.value })}
            />
          </label>
        )}
      </FieldCell>
      {!byKeys && birth}
      {ask.sex !== 'no' && (
        <Pick
          {...{ ...picked, place: 'sex', label: 'Płeć', value: person.sex, options: SEXES }}
          onPick={(sex) => onChange({ sex: sex === 'MALE' || sex === 'FEMALE' ? sex : null })}
        />
      )}
      {types.length > 0 && (
        <Pick
          {...{ ...picked, place: 'type', label: typeLabel, value: person.type, options: types }}
          onPick={(type) => onChange({ type })}
        />
      )}
      {groups.length > 0 && (
        <Pick
          {...{ ...picked, place: 'group', label: groupLabel, value: person.group, options: groups }}
          onPick={(group) => onChange({ group })}
        />
      )}
    </div>
  )
}

function Birth({
  person,
  error,
  onChange,
}: Pick<Props, 'person' | 'onChange'> & { error: string | null }): ReactNode {
  const [typed, setTyped] = useState<string | null>(null)
  const day = readDay(person.birthDate ?? '')
  const text = typed ?? (person.birthDate === null ? '' : typedDay(person.birthDate))
  const isWrong = typed !== null && typed.trim() !== '' && readTypedBirth(typed) === null
  return (
    <FieldCell error={error} hint={day === null ? null : <Understood day={day} />}>
      {(state) => (
        <label className="draft-field">
          Data urodzenia albo PESEL
          <input
            className="input num"
            inputMode="numeric"
            autoComplete="off"
            placeholder="dd.mm.rrrr"
            {...state}
            aria-invalid={isWrong || state['aria-invalid']}
            value={text}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value)
              const read = readTypedBirth(currentTarget.value)
              onChange(read ?? { birthDate: null })
            }}
            onBlur={() => setTyped(isWrong ? typed : null)}
          />
        </label>
      )}
    </FieldCell>
  )
}

/** The answer to what was typed: '19 kwietnia 2014, 12 lat'. */
function Understood({ day }: { day: Temporal.PlainDate }): ReactNode {
  const age = ageOn(day, Temporal.Now.plainDateISO('Europe/Warsaw'))
  return (
    <span className="draft-understood">
      <Icon name="check" />
      {formatDate(day)}, {pl.counts.years(age)}
    </span>
  )
}

interface PickProps {
  readonly place: string
  readonly label: string
  readonly value: string | null
  readonly options: readonly { readonly id: string; readonly name: string }[]
  readonly problems: readonly DraftProblem[]
  readonly byKeys: boolean
  readonly onPick: (id: string | null) => void
}

function Pick({ place, label, value, options, problems, byKeys, onPick }: PickProps): ReactNode {
  const keyed = byKeys && fitKeys(options)
  return (
    <FieldCell error={errorAt(problems, place)} wide={keyed}>
      {(state) =>
        keyed ? (
          <KeyChoice legend={label} {...{ options, state }} value={value ?? ''} onChoose={onPick} />
        ) : (
          <label className="draft-field">
            {label}
            <span className="select">
              <select
                className="input"
                {...state}
                value={value ?? ''}
                onChange={({ currentTarget }) =>
                  onPick(currentTarget.value === '' ? null : currentTarget.value)
                }
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
    </FieldCell>
  )
}
