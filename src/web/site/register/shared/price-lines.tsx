import { useEffect, useRef, useState } from 'react'
import { formatMoney } from '#domain/values/money.ts'
import type { LineView } from '#web/kit/line-views.ts'

/** One line of the price: what, how much, why; the sentence behind 'Dlaczego?' opens below. */
export function PriceLine({ line }: { line: LineView }) {
  const [open, setOpen] = useState(false)
  const rule = useRef<HTMLElement>(null)
  // On a phone the lines are in a low box that scrolls: a sentence just opened would stay below its edge.
  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (open) rule.current?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' })
  }, [open])
  return (
    <li>
      <span className="what">{line.title}</span>
      <span className="num">
        {line.struck && (
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
      {open && (
        <small ref={rule} className="rule">
          {line.why}
        </small>
      )}
    </li>
  )
}
