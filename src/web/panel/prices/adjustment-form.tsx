import { type ReactNode, useId } from 'react'
import { type Adjustment, withAdjustment } from '#domain/event/draft/prices/reductions.ts'
import { SelectField } from '#web/ui/field.tsx'
import { ConditionList } from '../shared/conditions/condition-list.tsx'
import { MoneyInput } from './money-input.tsx'
import { NameInput } from './name-input.tsx'
import { NumberInput } from './number-input.tsx'
import type { Pricing } from './use-pricing.ts'

type Effect = Adjustment['effect']
type Plain = Extract<Effect, { kind: 'to' | 'off' | 'plus' | 'percent-off' | 'percent-plus' }>

const KINDS: readonly (readonly [Plain['kind'], string])[] = [
  ['percent-off', 'zniżka w\u00a0procentach'],
  ['off', 'zniżka kwotowa'],
  ['to', 'cena wynosi'],
  ['plus', 'dopłata kwotowa'],
  ['percent-plus', 'dopłata w\u00a0procentach'],
]

/** One reduction or surcharge: its name, how much, of what, for whom. */
export function AdjustmentForm(props: { pricing: Pricing; adjustment: Adjustment }): ReactNode {
  const { pricing, adjustment } = props
  const id = useId()
  const write = (part: Partial<Adjustment>) =>
    pricing.change((document) => withAdjustment(document, adjustment.id, (now) => ({ ...now, ...part })))
  const { effect, items, rank, when } = adjustment
  return (
    <div className="reduction-form">
      <NameInput
        label="Nazwa zniżki lub dopłaty"
        name={adjustment.name}
        onChange={(name) => write({ name })}
      />
      {isPlain(effect) && (
        <HowMuch id={id} effect={effect} onChange={(changed) => write({ effect: changed })} />
      )}
      {rank !== undefined && (
        <NumberInput
          label={'Od której z\u00a0kolei osoby'}
          value={rank.from}
          most={1000}
          onChange={(from) => write({ rank: { ...rank, from } })}
        />
      )}
      <fieldset className="choice">
        <legend>Czego dotyczy</legend>
        <div className="options">
          {pricing.document.items.map((item) => (
            <label key={item.id} className="option">
              <input
                type="checkbox"
                checked={items.includes(item.id)}
                // A reduction is of something.
                disabled={items.length === 1 && items.includes(item.id)}
                onChange={() => write({ items: toggled(pricing, items, item.id) })}
              />
              <span>{item.name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <p className="sub">{when === undefined ? 'Dla wszystkich.' : 'Tylko gdy:'}</p>
        <ConditionList
          definition={pricing.definition}
          words={pricing.words}
          facts={pricing.facts.person}
          when={when}
          onChange={(changed) =>
            pricing.change((document) =>
              withAdjustment(document, adjustment.id, ({ when: _, ...now }) =>
                changed === undefined ? now : { ...now, when: changed },
              ),
            )
          }
        />
      </div>
    </div>
  )
}

const isPlain = (effect: Effect): effect is Plain => KINDS.some(([kind]) => kind === effect.kind)

/** In the order of the document. */
const toggled = ({ document }: Pricing, items: readonly string[], id: string): string[] =>
  document.items
    .map((item) => item.id)
    .filter((each) => (each === id ? !items.includes(id) : items.includes(each)))

interface HowMuchProps {
  readonly id: string
  readonly effect: Plain
  readonly onChange: (effect: Plain) => void
}

function HowMuch({ id, effect, onChange }: HowMuchProps): ReactNode {
  return (
    <div className="reduction-sum">
      <SelectField
        id={`${id}-jak`}
        label="Co robi"
        value={effect.kind}
        options={KINDS.map(([value, label]) => ({ value, label }))}
        onChange={(kind) => {
          const known = KINDS.find(([each]) => each === kind)?.[0]
          if (known !== undefined) onChange(ofKind(known, effect))
        }}
      />
      {'percent' in effect ? (
        <NumberInput
          label="Ile procent"
          value={effect.percent}
          most={effect.kind === 'percent-plus' ? 1000 : 100}
          onChange={(percent) => onChange({ ...effect, percent })}
        />
      ) : (
        <MoneyInput
          label="Ile złotych"
          amount={effect.amount}
          onChange={(amount) => onChange({ ...effect, amount })}
        />
      )}
    </div>
  )
}

/** Another kind of effect, with the number of the one before where it has one of that sort. */
function ofKind(kind: Plain['kind'], before: Plain): Plain {
  if (kind === before.kind) return before
  const percent = 'percent' in before ? Math.min(100, before.percent) : 10
  const amount = 'amount' in before ? before.amount : 2_000
  switch (kind) {
    case 'percent-off':
      return { kind, percent, of: 'left' }
    case 'percent-plus':
      return { kind, percent }
    case 'off':
      return { kind, amount, per: 'piece' }
    case 'to':
    case 'plus':
      return { kind, amount }
  }
}
