import { type ReactNode, useId } from 'react'
import type { FactValue } from '#domain/event/definition/condition.ts'
import type { AskableFact } from '#domain/event/draft/questions/askable-facts.ts'
import type { Chip } from '#domain/event/draft/questions/who.ts'
import { controlsOf, createForm, type Form, loadForm, serialiseForm } from '#domain/form/form.ts'
import { SelectField } from '#web/ui/field.tsx'
import { Fields } from './fields.tsx'
import { useHeldForm } from './held-form.ts'

type Simple = Exclude<Chip, { readonly kind: 'other' }>

interface Props {
  readonly chip: Chip
  readonly facts: readonly (readonly [AskableFact, string])[]
  /** What a condition on another fact begins with. */
  readonly firstOf: (fact: AskableFact) => Chip
  readonly onChange: (chip: Chip) => void
}

/** One condition in a small form: on what it depends, and how that is compared. */
export function ConditionEditor({ chip, facts, firstOf, onChange }: Props): ReactNode {
  const id = useId()
  if (chip.kind === 'other') return null
  const fact = facts.find(([{ name }]) => name === chip.fact)?.[0]
  return (
    <>
      <SelectField
        id={`${id}-od-czego`}
        label="Od czego to zależy"
        value={chip.fact}
        options={facts.map(([{ name }, label]) => ({ value: name, label }))}
        onChange={(name) => {
          const other = facts.find(([each]) => each.name === name)?.[0]
          if (other !== undefined) onChange(firstOf(other))
        }}
      />
      {fact !== undefined && <Comparison id={id} chip={chip} fact={fact} onChange={onChange} />}
    </>
  )
}

interface ComparisonProps {
  readonly id: string
  readonly chip: Simple
  readonly fact: AskableFact
  readonly onChange: (chip: Chip) => void
}

/** How one fact is compared, by the sort of its values. */
export function Comparison({ id, chip, fact, onChange }: ComparisonProps): ReactNode {
  switch (chip.kind) {
    case 'range':
      return <RangeFields id={id} chip={chip} fact={fact} onChange={onChange} />
    case 'given':
      return (
        <SelectField
          id={`${id}-jest`}
          label="Odpowiedź"
          value={chip.given ? 'jest' : 'brak'}
          options={[
            { value: 'jest', label: 'jest' },
            { value: 'brak', label: 'nie ma jej' },
          ]}
          onChange={(given) => onChange({ ...chip, given: given === 'jest' })}
        />
      )
    case 'values':
      return fact.compared === 'yes-no' ? (
        <SelectField
          id={`${id}-czy`}
          label="Odpowiedź"
          value={chip.values[0] === true ? 'tak' : 'nie'}
          options={[
            { value: 'tak', label: 'tak' },
            { value: 'nie', label: 'nie' },
          ]}
          onChange={(is) => onChange({ ...chip, values: [is === 'tak'] })}
        />
      ) : (
        <ValueFields id={id} chip={chip} fact={fact} onChange={onChange} />
      )
  }
}

interface ValuesProps {
  readonly id: string
  readonly chip: Extract<Chip, { readonly kind: 'values' }>
  readonly fact: AskableFact
  readonly onChange: (chip: Chip) => void
}

function ValueFields({ id, chip, fact, onChange }: ValuesProps): ReactNode {
  return (
    <>
      <SelectField
        id={`${id}-czy-nie`}
        label="Jak"
        value={chip.not ? 'nie' : 'tak'}
        options={[
          { value: 'tak', label: 'to jedno z\u00a0zaznaczonych' },
          { value: 'nie', label: 'to żadne z\u00a0zaznaczonych' },
        ]}
        onChange={(is) => onChange({ ...chip, not: is === 'nie' })}
      />
      <ValueBoxes chip={chip} fact={fact} onChange={onChange} />
    </>
  )
}

/** Which of a few values; the last one cannot be taken away, because a condition names at least one. */
export function ValueBoxes({ chip, fact, onChange }: Omit<ValuesProps, 'id'>): ReactNode {
  const { values } = chip
  const toggle = (value: FactValue) => {
    const changed = values.includes(value) ? values.filter((each) => each !== value) : [...values, value]
    // In the order of the options.
    const known = fact.values.map((each) => each.value).filter((each) => changed.includes(each))
    if (known.length > 0) onChange({ ...chip, values: known })
  }
  return (
    <fieldset className="choice">
      <legend>Które</legend>
      <div className="options">
        {fact.values.map(({ value, name }) => (
          <label key={String(value)} className="option">
            <input type="checkbox" checked={values.includes(value)} onChange={() => toggle(value)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface RangeProps {
  readonly id: string
  readonly chip: Extract<Chip, { readonly kind: 'range' }>
  readonly fact: AskableFact
  readonly onChange: (chip: Chip) => void
}

type Range = RangeProps['chip']

/** From and to, both included. */
function RangeFields({ id, chip, fact, onChange }: RangeProps): ReactNode {
  const { form, setForm } = useHeldForm({
    value: chip,
    create: (range) => createRangeForm(id, range, fact),
    read: (typed, before) => readRangeForm(id, typed, before),
    onChange,
  })
  return (
    <div className="two-fields">
      <Fields tacit form={form} onChange={setForm} />
    </div>
  )
}

const FIELD_TYPES = { day: 'date', money: 'price', time: 'time' } as const

function createRangeForm(id: string, { from, to }: Range, { compared }: AskableFact): Form {
  const type =
    compared === 'day' || compared === 'money' || compared === 'time' ? FIELD_TYPES[compared] : 'number'
  const form = createForm([
    {
      controls: [
        { id: `${id}-od`, type, label: 'Od' },
        { id: `${id}-do`, type, label: 'Do' },
      ],
    },
  ])
  return loadForm(form, { [`${id}-od`]: from, [`${id}-do`]: to })
}

/** A range has at least one end; without both it stays as it was. */
function readRangeForm(id: string, form: Form, before: Range): Range {
  const values = serialiseForm(form)
  const boundIn = (field: string): number | string | undefined => {
    const value = values[field]
    // Rules name hours without seconds.
    if (typeof value === 'string') return /^\d\d:\d\d:/.test(value) ? value.slice(0, 5) : value
    return typeof value === 'number' ? value : undefined
  }
  const [from, to] = [boundIn(`${id}-od`), boundIn(`${id}-do`)]
  const isWrong = controlsOf(form).some(({ error }) => error !== null)
  return isWrong || (from === undefined && to === undefined) ? before : { ...before, from, to }
}
