import type { BrandView, EventView, OrganiserView } from '#contract/pages.ts'
import { formatMoney } from '#domain/money.ts'
import type { QuoteDue } from '#domain/quote/quote-result.ts'
import { formatDayOfYear, formatDays, formatHour, readDay, readMoment } from '#domain/time.ts'
import { pl } from '#i18n/pl.ts'
import { tie } from '#i18n/typography.ts'
import { lineViews } from '#web/kit/line-views.ts'
import type { FormTools } from './form-tools.ts'
import { fullName } from './person-name.ts'
import { PriceLine } from './price-lines.tsx'
import { StatementBoxes } from './statement-boxes.tsx'
import { withdrawalWords } from './withdrawal-words.ts'

interface SummaryProps {
  readonly tools: FormTools
  readonly event: EventView
  readonly organiser: OrganiserView
  readonly brand: BrandView
}

/** What is ordered, what it costs and why, what is due when, what is agreed to; law.md names each part. */
export function SummaryStep({ tools, event, organiser, brand }: SummaryProps) {
  const { quote, order, compiled } = tools
  const nameOf = (ref: string) => {
    const person = order.people.find((each) => each.ref === ref)
    return person === undefined ? '' : fullName(person, order)
  }
  return (
    <>
      <p className="muted">{aboutWords(tools)}</p>
      <ul className="price-lines wide">
        {lineViews(quote.lines, compiled.definition, nameOf).map((line) => (
          <PriceLine key={line.key} line={line} />
        ))}
      </ul>
      <p className="sum">
        <span>Razem</span>
        <span className="num">{formatMoney(quote.total)}</span>
      </p>
      {quote.total > 0 && <Due due={quote.due} />}
      <StatementBoxes tools={tools} slug={event.slug} />
      <div className="law">
        <p>
          Organizatorem i&nbsp;stroną umowy jest {organiser.legalName}, {tie(organiser.address)},{' '}
          {organiser.email}, {organiser.phone}. {brand.name} dostarcza system zapisów.
        </p>
        {withdrawalWords(quote.lines, compiled.definition).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </>
  )
}

/** '4 osoby, 16–20 sierpnia 2026', with the event above in the bar. */
function aboutWords({ order, compiled: { definition } }: FormTools): string {
  const start = readDay(definition.dates.start ?? '')
  const end = readDay(definition.dates.end ?? '') ?? start
  const days = start === null || end === null ? '' : formatDays(start, end)
  const groups = [...new Set(order.people.map(({ group }) => group))].flatMap(
    (id) => definition.groups.find((group) => group.id === id)?.name ?? [],
  )
  const parts = [tie(definition.title), pl.counts.people(order.people.length), groups.join(', '), days]
  return tie(parts.filter(Boolean).join('. '))
}

function Due({ due }: { due: readonly QuoteDue[] }) {
  return (
    <ul className="due">
      {due.map((part, index) => (
        <li key={`${part.name} ${part.until}`}>
          <span>{dueWords(part, index === 0, due.length === 1)}</span>
          <b className="num">{formatMoney(part.amount)}</b>
        </li>
      ))}
    </ul>
  )
}

/** 'Teraz, zaliczka' for the first of several, 'Do 15 lipca, środa' for the others. */
function dueWords({ name, until }: QuoteDue, first: boolean, only: boolean): string {
  if (first && !only) return `Teraz: ${name.toLocaleLowerCase('pl')}`
  const moment = until === null ? null : readMoment(until)
  if (moment === null) return `${name}, termin podamy`
  const hour = formatHour(moment)
  const day = formatDayOfYear(moment.toPlainDate())
  return hour === '23:59' ? `Do ${day}` : `Do ${day}, ${hour}`
}
