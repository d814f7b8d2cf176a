import './draft-form.css'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { compileDefinition } from '#domain/quote/compile.ts'
import type { CompiledDefinition } from '#domain/quote/compiled.ts'
import { personScopes, type Scope, wholeScope } from '#domain/quote/scope.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { MomentInput } from '../inputs/moment-input.tsx'
import { ItemFields, offeredItems } from './choice-fields.tsx'
import { DeskQuestions } from './desk-questions.tsx'
import { withAnswer, withChoice, withNewPerson, withoutPerson, withPerson } from './draft-editing.ts'
import type { DraftProblem } from './draft-problem.ts'
import { PersonFields } from './person-fields.tsx'
import { PersonLine } from './person-line.tsx'
import { personWords } from './person-words.ts'
import { askedQuestions, QuestionFields } from './question-fields.tsx'
import { UnplacedProblems } from './unplaced-problems.tsx'

/** Only the person being typed has fields; the others are one line each. */
export interface OnePerson {
  /** Whose fields are open. */
  readonly ref: string | null
  readonly onOpen: (ref: string) => void
  /** What a person costs; null: not known yet. */
  readonly priceOf: (ref: string) => string | null
}

interface Props {
  readonly definition: EventDefinition
  readonly draft: RegistrationDraft
  readonly onChange: (draft: RegistrationDraft) => void
  /** What keeps it from being registered, where it is to be shown. */
  readonly problems: readonly DraftProblem[]
  /** What may be typed: everything, the people that are there, or only who leaves. */
  readonly parts?: 'all' | 'person' | 'leaving'
  /** As at the desk, one person after another; undefined: everybody has fields. */
  readonly one?: OnePerson
}

/** People, answers and choices of a registration as the office types them, for the keyboard. */
export function DraftForm(props: Props): ReactNode {
  const { definition, draft, onChange, problems, parts = 'all', one } = props
  const compiled = useMemo(() => compileDefinition(definition), [definition])
  const scope = scopeOf(draft)
  const people = personScopes(scope)
  const form = useRef<HTMLDivElement>(null)
  const isAdding = useRef(false)
  const { length } = draft.people
  useEffect(() => {
    if (!isAdding.current || length === 0) return
    isAdding.current = false
    const persons = form.current?.querySelectorAll<HTMLElement>('.draft-person:has([data-person])')
    persons?.[persons.length - 1]?.querySelector('input')?.focus()
  }, [length])
  const problemsOf = (ref: string | null) => problems.filter(({ person }) => person === ref)
  const today = Temporal.Now.plainDateISO('Europe/Warsaw')
  const add = () => {
    isAdding.current = true
    const next = withNewPerson(draft, definition)
    onChange(next)
    one?.onOpen(next.people.at(-1)?.ref ?? '')
  }
  const remove = (ref: string) => {
    const next = withoutPerson(draft, ref)
    onChange(next)
    one?.onOpen(next.people.at(-1)?.ref ?? '')
  }
  return (
    <div ref={form} className={one === undefined ? 'draft-form' : 'draft-form one'}>
      {draft.people.map((person, index) =>
        one === undefined || one.ref === person.ref ? (
          <PersonFields
            key={person.ref}
            number={index + 1}
            person={person}
            before={one === undefined ? null : (draft.people[index - 1] ?? null)}
            compiled={compiled}
            scope={people[index] ?? scope}
            problems={problemsOf(person.ref)}
            isFixed={parts === 'leaving'}
            byKeys={one !== undefined}
            onChange={(change) => onChange(withPerson(draft, person.ref, change))}
            onRemove={draft.people.length > 1 ? () => remove(person.ref) : null}
          />
        ) : (
          <PersonLine
            key={person.ref}
            number={index + 1}
            person={person}
            words={personWords(compiled, person, today)}
            price={one.priceOf(person.ref)}
            isWrong={problemsOf(person.ref).length > 0}
            onOpen={() => one.onOpen(person.ref)}
          />
        ),
      )}
      {definition.attendance !== 'headcount' && parts === 'all' && (
        <button
          type="button"
          className="btn text draft-next"
          data-next-person=""
          aria-keyshortcuts="Control+Enter"
          onClick={add}
        >
          {one !== undefined && '+ '}Następna osoba
          {one !== undefined && (
            <span className="key-cap" aria-hidden="true">
              Ctrl Enter
            </span>
          )}
        </button>
      )}
      {parts === 'all' && (
        <WholeFields
          {...{ compiled, draft, scope, onChange }}
          problems={problemsOf(null)}
          byKeys={one !== undefined}
        />
      )}
      {parts !== 'all' && (
        <UnplacedProblems definition={definition} problems={problemsOf(null)} placed={[]} />
      )}
    </div>
  )
}

/** What is asked and chosen once for all. */
function WholeFields(props: {
  compiled: CompiledDefinition
  draft: RegistrationDraft
  scope: Scope
  problems: readonly DraftProblem[]
  byKeys: boolean
  onChange: (draft: RegistrationDraft) => void
}): ReactNode {
  const { compiled, draft, scope, problems, byKeys, onChange } = props
  const { definition } = compiled
  const { slots, plans } = definition
  const { answers, choices } = draft
  const asked = { of: 'registration', compiled, scope } as const
  const Questions = byKeys ? DeskQuestions : QuestionFields
  const placed = [
    ...askedQuestions({ ...asked, answers }).map(({ id }) => id),
    ...offeredItems({ ...asked, choices }).map(({ item }) => item.id),
  ]
  return (
    <fieldset className="draft-person draft-whole">
      <legend className="sr">Całe zgłoszenie</legend>
      {slots !== null && (
        <div className="draft-field">
          Godzina wejścia
          <MomentInput
            label="Wejście"
            value={draft.slot?.slice(0, 16) ?? ''}
            onChange={(moment) => onChange({ ...draft, slot: moment === '' ? null : `${moment}:00` })}
          />
        </div>
      )}
      <Questions
        {...{ ...asked, answers, problems }}
        id="calosc"
        onAnswer={(id, answer) => onChange({ ...draft, ...withAnswer(draft, id, answer) })}
      />
      <ItemFields
        {...{ ...asked, choices, problems, byKeys }}
        name="całe zgłoszenie"
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
      <UnplacedProblems {...{ definition, problems, placed }} />
    </fieldset>
  )
}

/** As the office sees it now. What is free decides nothing here: the server prices and refuses. */
const scopeOf = (draft: RegistrationDraft): Scope => {
  const now = localOf(Temporal.Now.instant())
  return wholeScope(draft, { now, facts: { channel: 'office', free: {} } })
}
