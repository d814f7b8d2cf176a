import { useEffect, useState } from 'react'
import { formatMoney } from '#domain/values/money.ts'
import * as words from '#i18n/pl/site/register/summary.ts'
import { lineViews } from '#web/kit/line-views.ts'
import { Chevron } from '#web/ui/icons.tsx'
import { howManyCome } from '../shared/headcount.ts'
import type { FormTools } from './order/form-tools.ts'
import { personName } from './order/person-name.ts'
import { PriceLine } from './shared/price-lines.tsx'

/** The price, explained and always in sight; missing fields and the way on below it. */
export function Foot({ tools, children }: { tools: FormTools; children: React.ReactNode }) {
  const { quote, order, compiled } = tools
  const [open, setOpen] = useState(false)
  // Next to the form there is room for the lines; under it they would cover the fields.
  useEffect(() => setOpen(matchMedia('(min-width: 1000px)').matches), [])
  const nameOf = (ref: string) => {
    const person = order.people.find((each) => each.ref === ref)
    return person === undefined ? '' : personName(person, order)
  }
  const lines = lineViews(quote.lines, compiled.definition, nameOf)
  const come = howManyCome(tools)
  const priced = order.people.filter(({ ref }) => quote.lines.some(({ person }) => person === ref))
  const waiting = order.people.filter((person) => !priced.includes(person))
  const counted = order.people.length === 0 ? come : priced.length
  return (
    <aside className="total-bar" aria-label={words.priceAndNext}>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span>
            {words.total} {counted > 0 && <span className="of">{words.forWhom(counted, come)}</span>}
          </span>
          <strong className="num" aria-live="polite">
            {formatMoney(quote.total)}
          </strong>
          <Chevron />
        </summary>
        <ul className="price-lines">
          {lines.map((line) => (
            <PriceLine key={line.key} line={line} />
          ))}
          {waiting.map((person) => (
            <li key={person.ref} className="wait">
              <span className="what">{personName(person, order)}</span>
              <span>{words.pricedLater}</span>
            </li>
          ))}
          {quote.onSite > 0 && (
            <li className="wait">
              <span className="what">{words.onSiteWithin}</span>
              <span className="num">{formatMoney(quote.onSite)}</span>
            </li>
          )}
        </ul>
      </details>
      {children}
    </aside>
  )
}
