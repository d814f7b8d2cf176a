import './draft-form.css'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { compileDefinition } from '#domain/quote/compile.ts'
import type { CompiledDefinition } from '#domain/quote/compiled.ts'
import { personScopes, type Scope, wholeScope } from '#domain/quote/scope.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { ItemFields } from './choice-fields.tsx'
import { withAnswer, withChoice, withNewPerson, withoutPerson, withPerson } from './draft-editing.ts'
import { type DraftProblem, namedMessage } from './draft-problem.ts'
import { PersonFields } from './person-fields.tsx'
import { QuestionFields } from './question-fields.tsx'

interface Props {
  readonly definition: EventDefinition
  readonly draft: RegistrationDraft
  readonly onChange: (draft: RegistrationDraft) => void
  /** What keeps it from being registered, where it is to be shown. */
  readonly problems: readonly DraftProblem[]
  /** What may be typed: everything, the people that are there, or only who leaves. */
  readonly parts?: 'all' | 'person' | 'leaving'
}

/** People, answers and choices of a registration as the office types them: everything at once, for the keyboard. */
export function DraftForm({ definition, draft, onChange, problems, parts = 'all' }: Props): ReactNode {
  const compiled = useMemo(() => compileDefinition(definition), [definition])
  const scope = scopeOf(draft)
  const people = personScopes(scope)
  const form = useRef<HTMLDivElement>(null)
  const isAdding = useRef(false)
  const { length } = draft.people
  useEffect(() => {
    if (!isAdding.current || length === 0) return
    isAdding.current = false
    const names = form.current?.querySelectorAll<HTMLElement>('[data-person]')
    names?.[names.length - 1]?.focus()
  }, [length])
  const named = problems.map((problem) => ({ ...problem, message: namedMessage(definition, problem) }))
  const problemsOf = (person: string | null) => named.filter((problem) => problem.person === person)
  return (
    <div ref={form} className="draft-form">
      {draft.people.map((person, index) => (
        <PersonFields
          key={person.ref}
          number={index + 1}
          person={person}
          compiled={compiled}
          scope={people[index] ?? scope}
          problems={problemsOf(person.ref)}
          isFixed={parts === 'leaving'}
          onChange={(change) => onChange(withPerson(draft, person.ref, change))}
          onRemove={draft.people.length > 1 ? () => onChange(withoutPerson(draft, person.ref)) : null}
        />
      ))}
      {definition.attendance !== 'headcount' && parts === 'all' && (
        <button
          type="button"
          className="btn text"
          data-next-person=""
          aria-keyshortcuts="Control+Enter"
          onClick={() => {
            isAdding.current = true
            onChange(withNewPerson(draft))
          }}
        >
          Następna osoba
        </button>
      )}
      {parts === 'all' && <WholeFields compiled={compiled} draft={draft} scope={scope} onChange={onChange} />}
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
