import { type ReactNode, useId, useMemo, useState } from 'react'
import { movedBy } from '#domain/event/draft/prices/change-items.ts'
import {
  type Adjustment,
  REDUCTIONS,
  type Reduction,
  withoutAdjustment,
  withReduction,
} from '#domain/event/draft/prices/reductions.ts'
import type { TextRow } from '#i18n/pl/definition/definition-text.ts'
import { definitionWords } from '#i18n/pl/definition/definition-words.ts'
import { Icon } from '../shared/icon.tsx'
import { AdjustmentForm } from './adjustment-form.tsx'
import { REDUCTION_NAMES } from './reduction-words.ts'
import type { Pricing } from './use-pricing.ts'

/** Reductions and surcharges as sentences, in the order in which they are applied. */
export function AdjustmentList({ pricing }: { pricing: Pricing }): ReactNode {
  const { document, definition, change } = pricing
  const [open, setOpen] = useState<string | null>(null)
  const rows = useMemo(() => rowsById(definition), [definition])
  const { adjustments } = document
  return (
    <section className="price-item" aria-labelledby="znizki">
      <h2 id="znizki">Zniżki i&nbsp;dopłaty</h2>
      {adjustments.length > 1 && <p className="sub">Liczą się po kolei, każda od tego, co zostało.</p>}
      <ol className="reductions">
        {adjustments.map((adjustment, index) => (
          <OneAdjustment
            key={adjustment.id}
            pricing={pricing}
            adjustment={adjustment}
            row={rows.get(adjustment.id)}
            isFirst={index === 0}
            isOpen={open === adjustment.id}
            onOpen={() => setOpen(open === adjustment.id ? null : adjustment.id)}
          />
        ))}
      </ol>
      <NewReduction
        onAdd={(reduction) => {
          change((now) => withReduction(now, reduction, REDUCTION_NAMES[reduction]))
        }}
      />
    </section>
  )
}

/** Their sentences, by the id of the adjustment. */
function rowsById(definition: Pricing['definition']): ReadonlyMap<string, TextRow> {
  const section = definitionWords(definition).find(({ id }) => id === 'znizki')
  const rows = section?.parts.flatMap((part) => part.rows) ?? []
  return new Map(rows.map((row) => [row.of.split('/')[1] ?? '', row]))
}

interface OneProps {
  readonly pricing: Pricing
  readonly adjustment: Adjustment
  readonly row: TextRow | undefined
  readonly isFirst: boolean
  readonly isOpen: boolean
  readonly onOpen: () => void
}

function OneAdjustment({ pricing, adjustment, row, isFirst, isOpen, onOpen }: OneProps): ReactNode {
  const { id, name } = adjustment
  const panel = useId()
  const { change } = pricing
  return (
    <li>
      <div className="reduction">
        <div>
          <button
            type="button"
            className="word-button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panel : undefined}
            onClick={onOpen}
          >
            {name}
            {row !== undefined && row.value !== '' && `: ${row.value}`}
          </button>
          {row?.notes.map((note) => (
            <span key={note} className="sub">
              {note}
            </span>
          ))}
        </div>
        <span className="price-tools">
          <button
            type="button"
            className="icon-button"
            aria-label={`Wyżej: ${name}`}
            disabled={isFirst}
            onClick={() => change((now) => ({ ...now, adjustments: movedBy(now.adjustments, id, -1) }))}
          >
            <Icon name="up" size={20} />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={`Usuń: ${name}`}
            onClick={() => change((now) => withoutAdjustment(now, id))}
          >
            <Icon name="close" size={20} />
          </button>
        </span>
      </div>
      {isOpen && (
        <div id={panel} className="sub-form">
          <AdjustmentForm pricing={pricing} adjustment={adjustment} />
        </div>
      )}
    </li>
  )
}

function NewReduction({ onAdd }: { onAdd: (reduction: Reduction) => void }): ReactNode {
  return (
    <fieldset className="price-presets">
      <legend>Dodaj zniżkę lub dopłatę</legend>
      {REDUCTIONS.map((reduction) => (
        <button key={reduction} type="button" className="btn text" onClick={() => onAdd(reduction)}>
          <Icon name="plus" size={18} />
          {REDUCTION_NAMES[reduction]}
        </button>
      ))}
    </fieldset>
  )
}
