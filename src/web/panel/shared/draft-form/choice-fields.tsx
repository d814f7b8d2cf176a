import type { ReactNode } from 'react'
import type { Item } from '#domain/event/definition/definition.ts'
import type { CompiledDefinition, CompiledItem } from '#domain/quote/compiled.ts'
import type { Scope } from '#domain/quote/scope.ts'
import type { Choice } from '#domain/registration/draft.ts'
import { pl } from '#i18n/pl.ts'
import { MoneyInput } from '../inputs/money-input.tsx'
import { PlacesInput } from '../inputs/places-input.tsx'
import type { DraftProblem } from './draft-problem.ts'
import { errorAt, FieldCell } from './field-cell.tsx'
import { fitKeys, KeyChoice, type KeyOption } from './key-choice.tsx'

interface Props {
  readonly of: Item['per']
  readonly compiled: CompiledDefinition
  readonly scope: Scope
  /** Whose choices they are, for who hears the page. */
  readonly name: string
  readonly choices: Readonly<Record<string, Choice>>
  readonly problems: readonly DraftProblem[]
  /** One of a few is chosen by its digit, not from a list. */
  readonly byKeys: boolean
  readonly onChoose: (item: string, choice: Choice | undefined) => void
}

/** Everything that can be chosen for this person, or once for all. */
export function ItemFields(props: Props): ReactNode {
  const { scope, name, choices, problems, byKeys, onChoose } = props
  return offeredItems(props).map((compiled) => (
    <FieldCell key={compiled.item.id} error={errorAt(problems, compiled.item.id)}>
      {(state) => (
        <OneItem
          {...{ compiled, scope, name, byKeys, state }}
          item={compiled.item}
          choice={choices[compiled.item.id]}
          onChoose={(choice) => onChoose(compiled.item.id, choice)}
        />
      )}
    </FieldCell>
  ))
}

type Offered = Pick<Props, 'of' | 'compiled' | 'scope' | 'choices'>

/** The items that have a field here. */
export const offeredItems = ({ of, compiled, scope, choices }: Offered): readonly CompiledItem[] =>
  compiled.items.filter(
    (each) => each.item.per === of && each.item.choose !== 'always' && isOffered(each, scope, choices),
  )

/** What is chosen stays in view, also where the person may not have it. */
const isOffered = (
  { item, gate }: CompiledItem,
  scope: Scope,
  choices: Readonly<Record<string, Choice>>,
): boolean => choices[item.id] !== undefined || gate.concerns(scope) !== false

interface OneProps {
  readonly item: Item
  readonly compiled: CompiledItem
  readonly scope: Scope
  readonly name: string
  readonly byKeys: boolean
  readonly state: Parameters<typeof KeyChoice>[0]['state']
  readonly choice: Choice | undefined
  readonly onChoose: (choice: Choice | undefined) => void
}

function OneItem(props: OneProps): ReactNode {
  const { item } = props
  if (item.choose === 'amount') return <Amount {...props} />
  if (item.choose === 'quantity') return <Pieces {...props} />
  if (item.options.length === 0) return <Yes {...props} />
  if (item.choose === 'any' || item.choose === 'span') return <Several {...props} />
  const none = item.choose === 'one' ? [] : [{ id: '', name: 'bez' }]
  const options = [...none, ...item.options]
  return props.byKeys && fitKeys(options) ? <ByKey {...props} options={options} /> : <OneOf {...props} />
}

function ByKey(props: OneProps & { options: readonly KeyOption[] }): ReactNode {
  const { item, compiled, scope, state, options, choice, onChoose } = props
  const prices = options.map(({ id }) => priceOf(compiled, id, scope))
  const shared = sharedPrice(prices.filter((_, index) => options[index]?.id !== ''))
  return (
    <KeyChoice
      legend={item.name}
      note={shared}
      options={options.map((option, index) => ({
        ...option,
        price: shared === null ? (prices[index] ?? null) : null,
      }))}
      value={typeof choice === 'string' ? choice : ''}
      state={state}
      onChoose={(id) => onChoose(id === '' ? undefined : id)}
    />
  )
}

/** What an option costs this person; null where that is not known yet, and for nothing. */
function priceOf({ item, options }: CompiledItem, id: string, scope: Scope): string | null {
  const option = options.get(id)
  if (option === undefined) return null
  const priced = option.price({ ...scope, line: { item: item.id, option: id, quantity: 1 } })
  return typeof priced === 'string' || priced.amount === 0 ? null : pl.sum(priced.amount)
}

/** What each of several options costs; null: not the same for all. */
const sharedPrice = (prices: readonly (string | null)[]): string | null =>
  prices.length > 1 && new Set(prices).size === 1 ? (prices[0] ?? null) : null

function OneOf({ item, state, choice, onChoose }: OneProps): ReactNode {
  return (
    <label className="draft-field">
      {item.name}
      <span className="select">
        <select
          className="input"
          {...state}
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

function Yes({ item, state, choice, onChoose }: OneProps): ReactNode {
  return (
    <label className="draft-tick">
      <input
        type="checkbox"
        {...state}
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
