import type { BrandView, EventView, OrganiserView } from '#contract/pages.ts'
import { formatDays, formatMoment, readDay, readMoment } from '#domain/time.ts'
import { pl } from '#i18n/pl.ts'
import { tie } from '#i18n/typography.ts'
import { NewTabLink } from '#web/kit/new-tab-link.tsx'
import { DueList } from './due-list.tsx'
import type { ChoiceTools, FormTools } from './form-tools.ts'
import { howManyCome } from './headcount.ts'
import { Approvals, OrderLines } from './order-lines.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { StatementBoxes } from './statement-boxes.tsx'
import { withdrawalWords } from './withdrawal-words.ts'

interface SummaryProps {
  readonly tools: FormTools
  readonly event: EventView
  readonly organiser: OrganiserView
  readonly brand: BrandView
  /** It is not ordered yet but waits for places: nothing is due, and nothing is agreed to. */
  readonly waits: boolean
}

/** What is ordered, what it costs and why, what is due when, what is agreed to; law.md names each part. */
export function SummaryStep({ tools, event, organiser, brand, waits }: SummaryProps) {
  const { quote, compiled } = tools
  return (
    <>
      <p className="muted">{aboutWords(tools)}</p>
      <OrderLines tools={tools} />
      {quote.total > 0 && <PlanChoice tools={tools} />}
      {quote.total > 0 && !waits && <DueList quote={quote} today={tools.context.now.toPlainDate()} />}
      {!waits && <Approvals tools={tools} />}
      <StatementBoxes tools={tools} slug={event.slug} />
      <div className="law">
        <p>
          Organizatorem i&nbsp;stroną umowy jest {organiser.legalName}, {tie(organiser.address)},{' '}
          {organiser.email}, {organiser.phone}. {brand.name} dostarcza system zapisów.
        </p>
        {compiled.definition.refunds.length > 0 && (
          <p>
            <NewTabLink href={`/${event.slug}#rezygnacja`}>Zasady zmian i&nbsp;rezygnacji</NewTabLink>
          </p>
        )}
        {!waits &&
          withdrawalWords(quote.lines, compiled.definition).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
      </div>
    </>
  )
}

/** '4 osoby, 16–20 sierpnia 2026', with the event above in the bar. */
export function aboutWords(tools: ChoiceTools): string {
  const { order, compiled } = tools
  const { definition } = compiled
  const start = readDay(definition.dates.start ?? '')
  const end = readDay(definition.dates.end ?? '') ?? start
  const slot = definition.slots === null ? null : readMoment(order.slot ?? '')
  const days = start === null || end === null ? '' : formatDays(start, end)
  const groups = [...new Set(order.people.map(({ group }) => group))].flatMap(
    (id) => definition.groups.find((group) => group.id === id)?.name ?? [],
  )
  const parts = [
    definition.title,
    pl.counts.people(howManyCome(tools)),
    groups.join(', '),
    slot === null ? days : `Wejście: ${formatMoment(slot)}`,
  ]
  return tie(parts.filter(Boolean).join('. '))
}
