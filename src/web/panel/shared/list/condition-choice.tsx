import { type ReactNode, useState } from 'react'
import { type Condition, readAges } from '#domain/lists/conditions.ts'
import { upperFirst } from '#i18n/pl/listing.ts'
import { DayInput } from '../inputs/day-input.tsx'
import { SideDrawer } from '../side-drawer.tsx'
import type { ListFilter } from './list-api.ts'

/** Chooses a condition of a list: first of what, then which values. */
export function ConditionChoice(props: {
  /** The key of the filter; '': to be chosen; null: closed. */
  edited: string | null
  filters: readonly ListFilter[]
  conditions: readonly Condition[]
  onEdit: (key: string | null) => void
  onPut: (condition: Condition) => void
}): ReactNode {
  const { edited, filters, conditions } = props
  const filter = filters.find(({ key }) => key === edited)
  const title = edited === null ? null : upperFirst(filter?.label ?? 'Dodaj warunek')
  return (
    <SideDrawer title={title} onClose={() => props.onEdit(null)}>
      {edited === '' && (
        <ul className="list-filters">
          {filters.map(({ key, label }) => (
            <li key={key}>
              <button type="button" className="btn quiet" onClick={() => props.onEdit(key)}>
                {upperFirst(label)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {filter !== undefined && (
        <FilterForm
          key={filter.key}
          filter={filter}
          values={conditions.find(({ key }) => key === filter.key)?.values ?? []}
          onPut={(values) => props.onPut({ key: filter.key, values })}
        />
      )}
    </SideDrawer>
  )
}

interface FormProps {
  readonly filter: ListFilter
  readonly values: readonly string[]
  readonly onPut: (values: readonly string[]) => void
}

function FilterForm(props: FormProps): ReactNode {
  if (props.filter.key === 'age') return <AgeForm {...props} />
  return props.filter.key === 'day' ? <DayForm {...props} /> : <OptionsForm {...props} />
}

function DayForm({ values, onPut }: FormProps): ReactNode {
  const [day, setDay] = useState(values[0] ?? '')
  return (
    <form
      className="list-form"
      onSubmit={(event) => {
        event.preventDefault()
        onPut(day === '' ? [] : [day])
      }}
    >
      <DayInput isOptional label={'Dzień, w\u00a0którym przyszło zgłoszenie'} value={day} onChange={setDay} />
      <button type="submit" className="btn">
        Pokaż
      </button>
    </form>
  )
}

function OptionsForm({ filter, values, onPut }: FormProps): ReactNode {
  const [chosen, choose] = useState(values)
  const toggle = (value: string) =>
    choose(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value])
  return (
    <form
      className="list-form"
      onSubmit={(event) => {
        event.preventDefault()
        onPut(chosen)
      }}
    >
      <fieldset>
        <legend>Pokaż tych, dla których jest to jedno z&nbsp;zaznaczonych:</legend>
        {filter.options.map(({ value, label }) => (
          <label key={value} className="list-tick">
            <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
            {label}
          </label>
        ))}
      </fieldset>
      <button type="submit" className="btn">
        Pokaż
      </button>
    </form>
  )
}

function AgeForm({ values, onPut }: FormProps): ReactNode {
  const ages = readAges(values[0] ?? '')
  const [from, setFrom] = useState(ages?.from?.toString() ?? '')
  const [to, setTo] = useState(ages?.to?.toString() ?? '')
  const digits = (text: string) => text.replace(/\D/g, '').slice(0, 3)
  return (
    <form
      className="list-form"
      onSubmit={(event) => {
        event.preventDefault()
        onPut(from === '' && to === '' ? [] : [`${from}-${to}`])
      }}
    >
      <div className="list-ages">
        <label>
          Od ilu lat
          <input
            className="input"
            inputMode="numeric"
            value={from}
            onChange={(e) => setFrom(digits(e.target.value))}
          />
        </label>
        <label>
          Do ilu lat
          <input
            className="input"
            inputMode="numeric"
            value={to}
            onChange={(e) => setTo(digits(e.target.value))}
          />
        </label>
      </div>
      <button type="submit" className="btn">
        Pokaż
      </button>
    </form>
  )
}
