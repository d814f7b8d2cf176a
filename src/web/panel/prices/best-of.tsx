import type { ReactNode } from 'react'
import { bestPerOf, rivalsOf, withBestPer, withRival } from '#domain/event/draft/prices/best-of.ts'
import { Slot } from '../shared/conditions/slot.tsx'
import type { Editing } from './editing.ts'

/** 'Liczy się tylko najkorzystniejsza z: Karta, Kod, w całym zgłoszeniu.' */
export function BestOf({ pricing, adjustment }: Editing): ReactNode {
  const { document, change } = pricing
  const others = document.adjustments.filter(({ id }) => id !== adjustment.id)
  if (others.length === 0) return null
  const rivals = rivalsOf(document, adjustment)
  return (
    <fieldset className="choice">
      <legend>Nie łączy się z&nbsp;(liczy się tylko korzystniejsza)</legend>
      <div className="options">
        {others.map((other) => (
          <label key={other.id} className="option">
            <input
              type="checkbox"
              checked={rivals.includes(other.id)}
              onChange={({ currentTarget: { checked } }) =>
                change((now) => withRival(now, adjustment, other, checked))
              }
            />
            <span>{other.name}</span>
          </label>
        ))}
      </div>
      {rivals.length > 0 && (
        <p className="sentence">
          Porównujemy{' '}
          <Slot
            label="Gdzie porównujemy"
            value={bestPerOf(document, adjustment)}
            options={[
              ['line', 'w\u00a0każdej pozycji osobno'],
              ['person', 'u\u00a0każdej osoby'],
              ['registration', 'w\u00a0całym zgłoszeniu'],
            ]}
            onChange={(per) => change((now) => withBestPer(now, adjustment, per))}
          />
          .
        </p>
      )}
    </fieldset>
  )
}
