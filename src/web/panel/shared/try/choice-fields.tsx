import type { ReactNode } from 'react'
import type { EventDefinition, Item, Question } from '#domain/event/definition/definition.ts'
import type { ExampleFamily } from '#domain/event/draft/prices/example-family.ts'
import { NumberInput } from '../inputs/number-input.tsx'

type Held = Pick<ExampleFamily, 'choices' | 'answers'>
type Choice = Held['choices'][string]

interface Props {
  readonly definition: EventDefinition
  readonly of: 'person' | 'registration'
  /** Who chooses: 'Anna', 'zgłoszenie'. */
  readonly called: string
  readonly held: Held
  readonly onChange: (held: Held) => void
}

/** What somebody of the family chooses and answers, as far as it may change a price. */
export function ChoiceFields({ definition, of, called, held, onChange }: Props): ReactNode {
  const items = definition.items.filter((item) => item.per === of && item.choose !== 'always')
  const questions = definition.questions.filter((question) => question.of === of && isOfFew(question))
  return (
    <>
      {items.map((item) => (
        <ItemField
          key={item.id}
          item={item}
          label={`${item.name}: ${called}`}
          choice={held.choices[item.id]}
          onChange={(choice) => onChange({ ...held, choices: { ...held.choices, [item.id]: choice } })}
        />
      ))}
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          label={`${question.label}: ${called}`}
          answer={held.answers[question.id]}
          onChange={(answer) => onChange({ ...held, answers: { ...held.answers, [question.id]: answer } })}
        />
      ))}
    </>
  )
}

const YES_NO: readonly Question['type'][] = ['checkbox', 'switch', 'iconToggle']
const isOfFew = ({ type }: Question) => YES_NO.includes(type) || type === 'select' || type === 'radio'

interface ItemProps {
  readonly item: Item
  readonly label: string
  readonly choice: Choice | undefined
  readonly onChange: (choice: Choice) => void
}

const MOST_PIECES = 999

function ItemField({ item, label, choice, onChange }: ItemProps): ReactNode {
  const { choose, options } = item
  if (choose === 'amount')
    return (
      <NumberInput
        label={`${label} (zł)`}
        value={typeof choice === 'number' ? Math.round(choice / 100) : 0}
        least={0}
        most={9999}
        onChange={(zloty) => onChange(zloty * 100)}
      />
    )
  if (choose === 'quantity' && options.length > 0)
    return options.map(({ id, name }) => (
      <NumberInput
        key={id}
        label={`${label}, ${name}`}
        value={piecesOf(choice)[id] ?? 0}
        least={0}
        most={MOST_PIECES}
        onChange={(pieces) => onChange({ ...piecesOf(choice), [id]: pieces })}
      />
    ))
  if (choose === 'quantity')
    return (
      <NumberInput
        label={label}
        value={typeof choice === 'number' ? choice : 0}
        least={0}
        most={MOST_PIECES}
        onChange={onChange}
      />
    )
  if (options.length === 0) return <YesNo label={label} checked={choice === true} onChange={onChange} />
  return choose === 'any' || choose === 'span' ? (
    <SeveralOf item={item} label={label} choice={choice} onChange={onChange} />
  ) : (
    <OneOf
      label={label}
      options={options}
      chosen={typeof choice === 'string' ? choice : choose === 'one' ? (options[0]?.id ?? '') : ''}
      none={choose === 'one' ? null : 'nic'}
      onChange={onChange}
    />
  )
}

function piecesOf(choice: Choice | undefined): Readonly<Record<string, number>> {
  return typeof choice === 'object' && !Array.isArray(choice) ? choice : {}
}

function SeveralOf({ item, label, choice, onChange }: ItemProps): ReactNode {
  const chosen = Array.isArray(choice) ? choice : []
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div className="options">
        {item.options.map(({ id, name }) => (
          <label key={id} className="option">
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={() =>
                onChange(
                  item.options
                    .map((option) => option.id)
                    .filter((each) => (each === id ? !chosen.includes(id) : chosen.includes(each))),
                )
              }
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface OneOfProps {
  readonly label: string
  readonly options: readonly { readonly id: string; readonly name: string }[]
  readonly chosen: string
  /** How nothing is called; null where something must be chosen. */
  readonly none: string | null
  readonly onChange: (id: string) => void
}

function OneOf({ label, options, chosen, none, onChange }: OneOfProps): ReactNode {
  return (
    <label className="field">
      {label}
      <span className="select">
        <select className="input" value={chosen} onChange={(event) => onChange(event.currentTarget.value)}>
          {none !== null && <option value="">{none}</option>}
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

function YesNo(props: { label: string; checked: boolean; onChange: (is: boolean) => void }): ReactNode {
  return (
    <label className="option">
      <input
        type="checkbox"
        checked={props.checked}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      <span>{props.label}</span>
    </label>
  )
}

interface QuestionProps {
  readonly question: Question
  readonly label: string
  readonly answer: Held['answers'][string] | undefined
  readonly onChange: (answer: Held['answers'][string]) => void
}

function QuestionField({ question, label, answer, onChange }: QuestionProps): ReactNode {
  if (YES_NO.includes(question.type))
    return <YesNo label={label} checked={answer === true} onChange={onChange} />
  return (
    <OneOf
      label={label}
      options={question.options}
      chosen={typeof answer === 'string' ? answer : question.required ? (question.options[0]?.id ?? '') : ''}
      none={question.required ? null : 'bez odpowiedzi'}
      onChange={onChange}
    />
  )
}
