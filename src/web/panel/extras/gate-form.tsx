import type { ReactNode } from 'react'
import {
  type Gate,
  orderedUntil,
  withAgeBound,
  withOrderedUntil,
} from '#domain/event/draft/extras/change-extra.ts'
import { lastEarlyDay } from '#domain/event/draft/prices/dependence.ts'
import type { AskableFact } from '#domain/event/draft/questions/askable-facts.ts'
import { speakerOf } from '#i18n/pl/definition/definition-text.ts'
import { windowText } from '#i18n/pl/definition/gate.ts'
import { ConditionList } from '../shared/conditions/condition-list.tsx'
import { DaySlot, OptionalNumberSlot } from '../shared/inputs/slots.tsx'
import type { Pricing } from '../shared/prices/use-pricing.ts'

interface Props {
  readonly pricing: Pricing
  /** What it is about: 'Autokar', 'Autokar: Kielce'. */
  readonly called: string
  readonly facts: readonly AskableFact[]
  /** Ages are asked of people alone. */
  readonly isOfPerson: boolean
  readonly gate: Gate
  readonly onChange: (gate: Gate) => void
}

const OLDEST = 120

/** Until when something can be ordered, for which ages and for whom. */
export function GateForm(props: Props): ReactNode {
  const { pricing, called, facts, gate, onChange } = props
  return (
    <div className="gate-form">
      <OrderedUntil {...props} />
      {props.isOfPerson && <Ages called={called} gate={gate} onChange={onChange} />}
      <p className="sub">{gate.when === undefined ? 'Dla wszystkich.' : 'Tylko gdy:'}</p>
      <ConditionList
        definition={pricing.definition}
        words={pricing.words}
        facts={facts}
        when={gate.when}
        onChange={(when) => {
          const { when: _, ...rest } = gate
          onChange(when === undefined ? rest : { ...rest, when })
        }}
      />
    </div>
  )
}

function OrderedUntil({ pricing, called, gate, onChange }: Props): ReactNode {
  const until = orderedUntil(gate)
  if (until === null) {
    const speaker = speakerOf(pricing.definition)
    return (
      <p className="sentence">
        {`Można zamówić: ${gate.windows.map((window) => windowText(window, speaker)).join('; ')}. `}
        <button type="button" className="link" onClick={() => onChange({ ...gate, windows: [] })}>
          przez cały czas
        </button>
      </p>
    )
  }
  if (until === undefined)
    return (
      <p className="sentence">
        Można zamówić{' '}
        <button
          type="button"
          className="word-button"
          aria-label={`Można zamówić przez cały czas zapisów: ${called}`}
          onClick={() => onChange(withOrderedUntil(gate, lastEarlyDay(pricing.document)))}
        >
          przez cały czas zapisów
        </button>
        .
      </p>
    )
  return (
    <p className="sentence">
      Można zamówić do{' '}
      <DaySlot
        label={`${called}: można zamówić do`}
        day={until}
        onChange={(day) => onChange(withOrderedUntil(gate, day))}
      />
      .{' '}
      <button type="button" className="link" onClick={() => onChange(withOrderedUntil(gate, undefined))}>
        przez cały czas
      </button>
    </p>
  )
}

function Ages({ called, gate, onChange }: Pick<Props, 'called' | 'gate' | 'onChange'>): ReactNode {
  const { ages } = gate
  return (
    <p className="sentence">
      Wiek: od{' '}
      <OptionalNumberSlot
        label={`${called}: wiek od`}
        value={ages?.from}
        least={0}
        most={ages?.to ?? OLDEST}
        none="0"
        onChange={(years) => onChange(withAgeBound(gate, 'from', years))}
      />{' '}
      do{' '}
      <OptionalNumberSlot
        label={`${called}: wiek do`}
        value={ages?.to}
        least={ages?.from ?? 0}
        most={OLDEST}
        none="bez granicy"
        onChange={(years) => onChange(withAgeBound(gate, 'to', years))}
      />{' '}
      lat.
      {ages?.born !== undefined && ` Rocznik: ${ages.born.from ?? '…'}–${ages.born.to ?? '…'}.`}
    </p>
  )
}
