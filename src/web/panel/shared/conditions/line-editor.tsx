import { type ReactNode, useId } from 'react'
import type { ChipLine } from '#domain/event/draft/conditions/condition-lines.ts'
import type { GroupedFacts } from '#domain/event/draft/conditions/grouped-facts.ts'
import type { AskableFact } from '#domain/event/draft/questions/askable-facts.ts'
import type { Chip } from '#domain/event/draft/questions/who.ts'
import { SelectField } from '#web/ui/field.tsx'
import { LineInput } from '../inputs/line-input.tsx'
import { AgeDay } from './age-day.tsx'
import { Comparison, ValueBoxes } from './condition-editor.tsx'
import { FactSelect } from './fact-select.tsx'

export interface Offered {
  readonly groups: readonly GroupedFacts[]
  readonly nameOf: (fact: string) => string
  /** What a condition on another fact begins with. */
  readonly firstOf: (fact: AskableFact) => Chip
}

interface Props {
  readonly offered: Offered
  readonly line: ChipLine
  readonly onChange: (line: ChipLine) => void
}

/** One line of a condition: on what it depends, how that is compared, and whether the opposite is meant. */
export function LineEditor({ offered, line, onChange }: Props): ReactNode {
  const id = useId()
  const { chip, not } = line
  if (chip.kind === 'other') return null
  const fact = offered.groups.flatMap(({ facts }) => facts).find(({ name }) => name === chip.fact)
  const write = (changed: Chip) => onChange({ kind: 'chip', chip: changed, not })
  return (
    <>
      <FactSelect
        id={id}
        value={chip.fact}
        groups={offered.groups}
        nameOf={offered.nameOf}
        onChange={(other) => onChange({ kind: 'chip', chip: offered.firstOf(other), not: false })}
      />
      {chip.fact.startsWith('ageOn.') && (
        <AgeDay
          fact={chip.fact}
          onChange={(changed) => write(chip.kind === 'range' ? { ...chip, fact: changed } : chip)}
        />
      )}
      {fact !== undefined && <How id={id} fact={fact} chip={chip} onChange={write} />}
      {chip.kind !== 'values' && (
        <label className="option">
          <input type="checkbox" checked={not} onChange={() => onChange({ ...line, not: !not })} />
          <span>odwrotnie: gdy tak nie jest</span>
        </label>
      )}
    </>
  )
}

interface HowProps {
  readonly id: string
  readonly fact: AskableFact
  readonly chip: Exclude<Chip, { readonly kind: 'other' }>
  readonly onChange: (chip: Chip) => void
}

function How({ id, fact, chip, onChange }: HowProps): ReactNode {
  if (fact.compared === 'word') return <Word fact={fact.name} chip={chip} onChange={onChange} />
  if (fact.compared === 'values') return <OneOfValues id={id} fact={fact} chip={chip} onChange={onChange} />
  return <Comparison id={id} chip={chip} fact={fact} onChange={onChange} />
}

const WAYS = [
  { value: 'among', label: 'to jedno z\u00a0zaznaczonych' },
  { value: 'not', label: 'to żadne z\u00a0zaznaczonych' },
  { value: 'given', label: 'jest cokolwiek' },
  { value: 'missing', label: 'nie ma nic' },
] as const
type Way = (typeof WAYS)[number]['value']

/** Some of a few values, none of them, anything at all, or nothing. */
function OneOfValues({ id, fact, chip, onChange }: HowProps): ReactNode {
  const way: Way =
    chip.kind === 'given'
      ? chip.given
        ? 'given'
        : 'missing'
      : chip.kind === 'values' && chip.not
        ? 'not'
        : 'among'
  const chosen = chip.kind === 'values' ? chip.values : []
  const choose = (to: string) => {
    if (to === 'given' || to === 'missing')
      onChange({ kind: 'given', fact: fact.name, given: to === 'given' })
    else onChange({ kind: 'values', fact: fact.name, values: chosen, not: to === 'not' })
  }
  if (chip.kind === 'range') return <Comparison id={id} chip={chip} fact={fact} onChange={onChange} />
  return (
    <>
      <SelectField id={`${id}-jak`} label="Jak" value={way} options={WAYS} onChange={choose} />
      {chip.kind === 'values' && <ValueBoxes chip={chip} fact={fact} onChange={onChange} />}
    </>
  )
}

/** An answer typed as text: one of several words, or whether it was given. */
function Word(props: { fact: string; chip: HowProps['chip']; onChange: (chip: Chip) => void }): ReactNode {
  const { fact, chip, onChange } = props
  const words = chip.kind === 'values' ? chip.values.map(String) : []
  const write = (text: string) => {
    const typed = text
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '')
    onChange(
      typed.length === 0
        ? { kind: 'given', fact, given: true }
        : { kind: 'values', fact, values: typed, not: chip.kind === 'values' && chip.not },
    )
  }
  return (
    <div className="field">
      <span className="line-label">Które, po przecinku. Puste: jakiekolwiek</span>
      <LineInput
        mayBeEmpty
        label="Hasło lub kod, kilka po przecinku"
        value={words.join(', ')}
        most={200}
        onChange={write}
      />
    </div>
  )
}
