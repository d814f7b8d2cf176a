import { useEffect, useState } from 'react'
import { formatMoney } from '#domain/money.ts'
import { pl } from '#i18n/pl.ts'
import { lineViews } from '#web/kit/line-views.ts'
import { Chevron } from '#web/ui/icons.tsx'
import type { FormTools } from './form-tools.ts'
import { howManyCome } from './headcount.ts'
import { personName } from './person-name.ts'
import { PriceLine } from './price-lines.tsx'

/** What it costs, explained, always in sight; what is missing and the way on below it. */
export function Foot({ tools, children }: { tools: FormTools; children: React.ReactNode }) {
  const { quote, order, compiled } = tools
  const [open, setOpen] = useState(false)
  // Beside the form there is room for the lines; under it they would cover the fields.
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
    <aside className="total-bar" aria-label="Cena i&nbsp;dalszy krok">
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span>Razem {counted > 0 && <span className="of">{forWhom(counted, come)}</span>}</span>
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
              <span>cena po uzupełnieniu</span>
            </li>
          ))}
          {quote.onSite > 0 && (
            <li className="wait">
              <span className="what">W&nbsp;tym płatne na miejscu, poza sumą</span>
              <span className="num">{formatMoney(quote.onSite)}</span>
            </li>
          )}
        </ul>
      </details>
      {children}
    </aside>
  )
}

/** 'za 4 osoby', 'za 3 z 4 osób': how many the sum counts so far. */
const forWhom = (priced: number, all: number): string =>
  priced === all ? `za ${pl.counts.peopleAccusative(all)}` : `za ${priced} z\u00a0${all}\u00a0osób`
