import { useState } from 'react'
import { formatMoney } from '#domain/money.ts'
import type { LineView } from '#web/kit/line-views.ts'

/** One line of the price: what, how much, why; the sentence behind 'Dlaczego?' opens below. */
export function PriceLine({ line }: { line: LineView }) {
  const [open, setOpen] = useState(false)
  return (
    <li>
      <span className="what">{line.title}</span>
      <span className="num">
        {line.reduced && (
          <>
            <span className="sr">zamiast </span>
            <s>{formatMoney(line.listAmount)}</s>{' '}
          </>
        )}
        <b>{formatMoney(line.amount)}</b>
      </span>
      <small className={line.reduced ? 'cut' : undefined}>
        {line.reason}
        {line.why !== null && (
          <button
            type="button"
            className="link"
            aria-expanded={open}
            aria-label={`Dlaczego? ${line.title}`}
            onClick={() => setOpen(!open)}
          >
            Dlaczego?
          </button>
        )}
      </small>
      {open && <small className="rule">{line.why}</small>}
    </li>
  )
}
