import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { movedBy } from '#domain/event/draft/prices/change-items.ts'
import { type Adjustment, withoutAdjustment } from '#domain/event/draft/prices/reductions.ts'
import { bestOfSentences } from '#i18n/pl/definition/adjustments.ts'
import type { TextRow } from '#i18n/pl/definition/definition-text.ts'
import { definitionWords } from '#i18n/pl/definition/definition-words.ts'
import { Icon } from '../shared/icon.tsx'
import { type Pricing, problemsWithin } from '../shared/prices/use-pricing.ts'
import { AdjustmentForm } from './adjustment-form.tsx'

/** Reductions and surcharges as sentences, in the order in which they are applied. */
export function AdjustmentList(props: {
  pricing: Pricing
  /** The one that is being changed. */
  open: string | null
  onOpen: (id: string | null) => void
}): ReactNode {
  const { pricing, open, onOpen } = props
  const { document, definition } = pricing
  const rows = useMemo(() => rowsById(definition), [definition])
  const { adjustments } = document
  return (
    <section className="price-item" aria-labelledby="znizki">
      <h2 id="znizki">Zniżki i&nbsp;dopłaty</h2>
      {adjustments.length === 0 && (
        <p className="sub">
          Nie ma jeszcze żadnej. Poniżej są zasady, o&nbsp;które parafie pytają najczęściej.
        </p>
      )}
      {adjustments.length > 1 && <p className="sub">Liczą się po kolei, każda od tego, co zostało.</p>}
      <ol className="reductions">
        {adjustments.map((adjustment, index) => (
          <OneAdjustment
            key={adjustment.id}
            pricing={pricing}
            adjustment={adjustment}
            row={rows.get(adjustment.id)}
            index={index}
            isOpen={open === adjustment.id}
            onOpen={() => onOpen(open === adjustment.id ? null : adjustment.id)}
          />
        ))}
      </ol>
      {bestOfSentences(definition).map((sentence) => (
        <p key={sentence} className="sub">
          {sentence}
        </p>
      ))}
    </section>
  )
}

/** Their sentences, by the id of the adjustment; of which the best one counts is said once, below them. */
function rowsById(definition: Pricing['definition']): ReadonlyMap<string, TextRow> {
  const adjustments = definition.adjustments.map(({ choiceGroup: _, ...adjustment }) => adjustment)
  const section = definitionWords({ ...definition, adjustments }).find(({ id }) => id === 'znizki')
  const rows = section?.parts.flatMap((part) => part.rows) ?? []
  return new Map(rows.map((row) => [row.of.split('/')[1] ?? '', row]))
}

interface OneProps {
  readonly pricing: Pricing
  readonly adjustment: Adjustment
  readonly row: TextRow | undefined
  readonly index: number
  readonly isOpen: boolean
  readonly onOpen: () => void
}

function OneAdjustment({ pricing, adjustment, row, index, isOpen, onOpen }: OneProps): ReactNode {
  const { id, name } = adjustment
  const panel = useId()
  const button = useRef<HTMLButtonElement>(null)
  // One that was just added is opened with it, and is the next to be changed.
  const [wasOpenAtFirst] = useState(isOpen)
  useEffect(() => {
    if (wasOpenAtFirst) button.current?.focus()
  }, [wasOpenAtFirst])
  const { change } = pricing
  return (
    <li>
      <div className="reduction">
        <div>
          <button
            ref={button}
            type="button"
            className="word-button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panel : undefined}
            onClick={onOpen}
          >
            {name}
            {row !== undefined && row.value !== '' && !name.endsWith(row.value) && `: ${row.value}`}
          </button>
          {row !== undefined && !isOpen && <span className="sub">{row.notes.join(' · ')}</span>}
          {problemsWithin(pricing, `adjustments.${index}`).map((message) => (
            <span key={message} className="error">
              {message}
            </span>
          ))}
        </div>
        <span className="price-tools">
          <button
            type="button"
            className="icon-button"
            aria-label={`Wyżej: ${name}`}
            disabled={index === 0}
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
        <div id={panel} className="reduction-form">
          <AdjustmentForm pricing={pricing} adjustment={adjustment} />
        </div>
      )}
    </li>
  )
}
