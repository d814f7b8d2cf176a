import type { Item } from '#domain/event/definition.ts'
import type { Choice } from '#domain/registration/draft.ts'
import { CheckField, RadioField, SelectField, TextField } from '#web/ui/field.tsx'
import type { FormTools } from './form-tools.ts'
import { isRide, leftOf, NONE, optionsOf, priceOf } from './item-words.ts'

interface ItemChoiceProps {
  readonly id: string
  readonly label: string
  readonly item: Item
  readonly tools: FormTools
  readonly choice: Choice | undefined
  readonly onChange: (choice: Choice) => void
  /** One line for each person instead of all options in view. */
  readonly compact?: boolean
}

/** More options than this are a list to open rather than a wall. */
const IN_VIEW = 5

/** The control that fits the item's way of choosing. Nothing is ever chosen before a person does. */
export function ItemChoice(props: ItemChoiceProps) {
  const { item } = props
  if (item.choose === 'quantity') return <Quantity {...props} />
  if (item.options.length === 0) return <Yes {...props} />
  return item.choose === 'any' ? <Several {...props} /> : <One {...props} />
}

function One({ id, label, item, tools, choice, onChange, compact }: ItemChoiceProps) {
  const silent = isRide(item) || item.choose === 'one' ? null : NONE
  const field = {
    id,
    label,
    value: typeof choice === 'string' ? choice : silent,
    options: optionsOf(item, tools.free),
    onChange,
    ...tools.shown(id),
  }
  return compact || item.options.length > IN_VIEW ? <SelectField {...field} /> : <RadioField {...field} />
}

function Several({ id, label, item, tools, choice, onChange }: ItemChoiceProps) {
  const chosen = Array.isArray(choice) ? choice : []
  const { error, touched } = tools.shown(id)
  return (
    <fieldset className={error !== null && touched ? 'choice bad' : 'choice'}>
      <legend>{label}</legend>
      {optionsOf(item, tools.free).map((option, index) => (
        <CheckField
          key={option.value}
          id={index === 0 ? id : `${id}-${option.value}`}
          checked={chosen.includes(option.value)}
          onChange={(checked) =>
            onChange(checked ? [...chosen, option.value] : chosen.filter((each) => each !== option.value))
          }
          {...(index === item.options.length - 1 ? { error, touched } : {})}
        >
          {option.label}
          <small>{option.disabled ?? option.note}</small>
        </CheckField>
      ))}
    </fieldset>
  )
}

function Yes({ id, label, item, tools, choice, onChange, compact }: ItemChoiceProps) {
  const gone = leftOf(null, item, tools.free) === 0 && choice !== true
  if (gone) return <p className="muted">Brak miejsc.</p>
  return (
    <CheckField id={id} checked={choice === true} onChange={onChange} {...tools.shown(id)}>
      {compact ? label : item.name}
      <small>{priceOf(item, null)}</small>
    </CheckField>
  )
}

function Quantity({ id, label, item, tools, choice, onChange }: ItemChoiceProps) {
  const count = typeof choice === 'number' ? choice : 0
  return (
    <TextField
      id={id}
      label={label}
      hint={`${priceOf(item, null)} za sztukę${item.max === undefined ? '' : `, najwyżej ${item.max}`}`}
      inputMode="numeric"
      autoComplete="off"
      value={count === 0 ? '' : String(count)}
      onChange={(typed) => onChange(Number(typed.replace(/\D/g, '').slice(0, 3)))}
      {...tools.shown(id)}
    />
  )
}
