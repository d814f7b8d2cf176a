import './draft-form.css'
import { type ReactNode, useMemo } from 'react'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { compileDefinition } from '#domain/quote/compile.ts'
import type { CompiledDefinition } from '#domain/quote/compiled.ts'
import { personScopes, type Scope, wholeScope } from '#domain/quote/scope.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { ItemFields } from './choice-fields.tsx'
import { withAnswer, withChoice, withNewPerson, withoutPerson, withPerson } from './draft-editing.ts'
import { PersonFields } from './person-fields.tsx'
import { QuestionFields } from './question-fields.tsx'

export interface DraftProblem {
  readonly person: string | null
  readonly where: string | null
  readonly message: string
}

interface Props {
  readonly definition: EventDefinition
  readonly draft: RegistrationDraft
  readonly onChange: (draft: RegistrationDraft) => void
  /** What keeps it from being registered, where it is to be shown. */
  readonly problems: readonly DraftProblem[]
  /** Whether people may only be taken away. */
  readonly onlyLeaving?: boolean
}

/** People, answers and choices of a registration as the office types them: everything at once, for the keyboard. */
export function DraftForm({ definition, draft, onChange, problems, onlyLeaving = false }: Props): ReactNode {
  const compiled = useMemo(() => compileDefinition(definition), [definition])
  const scope = scopeOf(draft)
  const people = personScopes(scope)
  const problemsOf = (person: string | null) => problems.filter((problem) => problem.person === person)
  return (
    <div className="draft-form">
      {draft.people.map((person, index) => (
        <PersonFields
          key={person.ref}
          number={index + 1}
          person={person}
          compiled={compiled}
          scope={people[index] ?? scope}
          problems={problemsOf(person.ref)}
          isFixed={onlyLeaving}
          onChange={(change) => onChange(withPerson(draft, person.ref, change))}
          onRemove={draft.people.length > 1 ? () => onChange(withoutPerson(draft, person.ref)) : null}
        />
      ))}
      {definition.attendance !== 'headcount' && !onlyLeaving && (
        <button
          type="button"
          className="btn text"
          data-next-person=""
          aria-keyshortcuts="Control+Enter"
          onClick={() => onChange(withNewPerson(draft))}
        >
          Następna osoba
        </button>
      )}
      {!onlyLeaving && <WholeFields compiled={compiled} draft={draft} scope={scope} onChange={onChange} />}
      {problemsOf(null).map(({ message, where }) => (
        <p key={`${where} ${message}`} className="error">
          {message}
        </p>
      ))}
    </div>
  )
}

/** What is asked and chosen once for all. */
function WholeFields(props: {
  compiled: CompiledDefinition
  draft: RegistrationDraft
  scope: Scope
  onChange: (draft: RegistrationDraft) => void
}): ReactNode {
  const { compiled, draft, scope, onChange } = props
  const { slots, plans } = compiled.definition
  return (
    <fieldset className="draft-person">
      <legend className="sr">Całe zgłoszenie</legend>
      {slots !== null && (
        <label className="draft-field">
          Godzina wejścia
          <input
            className="input"
            type="datetime-local"
            value={draft.slot?.slice(0, 16) ?? ''}
            onChange={({ currentTarget }) =>
              onChange({ ...draft, slot: currentTarget.value === '' ? null : `${currentTarget.value}:00` })
            }
          />
        </label>
      )}
      <QuestionFields
        id="calosc"
        of="registration"
        compiled={compiled}
        scope={scope}
        answers={draft.answers}
        onAnswer={(id, answer) => onChange({ ...draft, ...withAnswer(draft, id, answer) })}
      />
      <ItemFields
        of="registration"
        compiled={compiled}
        scope={scope}
        name="całe zgłoszenie"
        choices={draft.choices}
        onChoose={(item, choice) => onChange({ ...draft, ...withChoice(draft, item, choice) })}
      />
      {plans.length > 1 && (
        <label className="draft-field">
          Sposób płatności
          <span className="select">
            <select
              className="input"
              value={draft.plan ?? plans[0]?.id ?? ''}
              onChange={({ currentTarget }) => onChange({ ...draft, plan: currentTarget.value })}
            >
              {plans.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </span>
        </label>
      )}
    </fieldset>
  )
}

/** As the office sees it now. What is free decides nothing here: the server prices and refuses. */
const scopeOf = (draft: RegistrationDraft): Scope => {
  const now = localOf(Temporal.Now.instant())
  return wholeScope(draft, { now, facts: { channel: 'office', free: {} } })
}
