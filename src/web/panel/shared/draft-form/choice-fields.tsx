import type { ReactNode } from 'react'
import type { Item } from '#domain/event/definition/definition.ts'
import type { CompiledDefinition, CompiledItem } from '#domain/quote/compiled.ts'
import type { Scope } from '#domain/quote/scope.ts'
import type { Choice } from '#domain/registration/draft.ts'
import { MoneyInput } from '../inputs/money-input.tsx'
import { PlacesInput } from '../inputs/places-input.tsx'

interface Props {
  readonly of: Item['per']
  readonly compiled: CompiledDefinition
  readonly scope: Scope
  /** Whose choices they are, for who hears the page. */
  readonly name: string
  readonly choices: Readonly<Record<string, Choice>>
  readonly onChoose: (item: string, choice: Choice | undefined) => void
}

/** Everything that can be chosen for this person, or once for all. */
export function ItemFields({ of, compiled, scope, name, choices, onChoose }: Props): ReactNode {
  const offered = [...compiled.items.values()].filter(
    (each) => each.item.per === of && each.item.choose !== 'always' && isOffered(each, scope, choices),
  )
  return offered.map(({ item }) => (
    <OneItem
      key={item.id}
      item={item}
      name={name}
      choice={choices[item.id]}
      onChoose={(choice) => onChoose(item.id, choice)}
    />
  ))
}

/** What is chosen stays in view, also where the person may not have it. */
const isOffered = (
  { item, gate }: CompiledItem,
  scope: Scope,
  choices: Readonly<Record<string, Choice>>,
): boolean => choices[item.id] !== undefined || gate.concerns(scope) !== false

interface OneProps {
  readonly item: Item
  readonly name: string
  readonly choice: Choice | undefined
  readonly onChoose: (choice: Choice | undefined) => void
}

function OneItem(props: OneProps): ReactNode {
  const { item } = props
  if (item.choose === 'amount') return <Amount {...props} />
  if (item.choose === 'quantity') return <Pieces {...props} />
  if (item.options.length === 0) return <Yes {...props} />
  return item.choose === 'any' || item.choose === 'span' ? <Several {...props} /> : <OneOf {...props} />
}

function OneOf({ item, choice, onChoose }: OneProps): ReactNode {
  return (
    <label className="draft-field">
      {item.name}
      <span className="select">
        <select
          className="input"
          value={typeof choice === 'string' ? choice : ''}
          onChange={({ currentTarget }) =>
            onChoose(currentTarget.value === '' ? undefined : currentTarget.value)
          }
        >
          <option value="">{item.choose === 'one' ? 'Wybierz' : 'bez'}</option>
          {item.options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </span>
    </label>
  )
}

function Yes({ item, choice, onChoose }: OneProps): ReactNode {
  return (
    <label className="draft-tick">
      <input
        type="checkbox"
        checked={choice === true}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked ? true : undefined)}
      />
      {item.name}
    </label>
  )
}

function Several({ item, choice, onChoose }: OneProps): ReactNode {
  const chosen = Array.isArray(choice) ? choice : typeof choice === 'string' ? [choice] : []
  return (
    <fieldset className="draft-several">
      <legend>{item.name}</legend>
      {item.options.map(({ id, name }) => (
        <label key={id} className="draft-tick">
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ currentTarget }) => {
              const ids = item.options.map((option) => option.id)
              onChoose(ids.filter((each) => (each === id ? currentTarget.checked : chosen.includes(each))))
            }}
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}

function Pieces({ item, name, choice, onChoose }: OneProps): ReactNode {
  if (item.options.length === 0)
    return (
      <div className="draft-field">
        <span aria-hidden="true">{item.name}</span>
        <PlacesInput
          label={`${item.name}: ${name}`}
          value={typeof choice === 'number' ? choice : null}
          otherwise="0"
          most={999}
          optional
          onChange={(pieces) => onChoose(pieces ?? undefined)}
        />
      </div>
    )
  const pieces = typeof choice === 'object' && !Array.isArray(choice) ? choice : {}
  return (
    <fieldset className="draft-several">
      <legend>{item.name}</legend>
      {item.options.map((option) => (
        <div key={option.id} className="draft-field">
          <span aria-hidden="true">{option.name}</span>
          <PlacesInput
            label={`${item.name}, ${option.name}: ${name}`}
            value={pieces[option.id] ?? null}
            otherwise="0"
            most={999}
            optional
            onChange={(number) => onChoose({ ...pieces, [option.id]: number ?? 0 })}
          />
        </div>
      ))}
    </fieldset>
  )
}

function Amount({ item, name, choice, onChoose }: OneProps): ReactNode {
  return (
    <div className="draft-field">
      <span aria-hidden="true">{item.name}</span>
      <MoneyInput
        label={`${item.name}: ${name}`}
        amount={typeof choice === 'number' ? choice : null}
        onChange={onChoose}
        onNone={() => onChoose(undefined)}
      />
    </div>
  )
}
