import type { BrandView, EventView, OrganiserView } from '#contract/pages.ts'
import { attendanceOf } from '#domain/quote/attendance.ts'
import { planOf } from '#domain/quote/plan-of.ts'
import { wholeScope } from '#domain/quote/scope.ts'
import { attendanceLines } from '#i18n/pl/attendance-words.ts'
import * as words from '#i18n/pl/site/register/summary.ts'
import { pl } from '#i18n/pl.ts'
import { tie } from '#i18n/text/typography.ts'
import { NewTabLink } from '#web/kit/new-tab-link.tsx'
import { RadioField } from '#web/ui/field.tsx'
import { howManyCome } from '../shared/headcount.ts'
import { Parties } from '../shared/parties.tsx'
import type { ChoiceTools, FormTools } from './order/form-tools.ts'
import { contactOf, touch } from './order/order.ts'
import { personName } from './order/person-name.ts'
import { withdrawalWords } from './order/withdrawal-words.ts'
import { Approvals, OrderLines } from './order-lines.tsx'
import { DueList } from './shared/due-list.tsx'
import { StatementBoxes } from './statement-boxes.tsx'

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
      <ContactShown tools={tools} />
      <StatementBoxes tools={tools} slug={event.slug} />
      <div className="law">
        <Parties organiser={organiser} brand={brand} />
        {compiled.definition.refunds.length > 0 && (
          <p>
            <NewTabLink href={`/${event.slug}#rezygnacja`}>{words.terms}</NewTabLink>
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

/** The address to which everything is sent: this is the last chance to notice a typing error. */
function ContactShown({ tools: { order } }: { readonly tools: FormTools }) {
  const { firstName, lastName, email, phone } = contactOf(order)
  return (
    <section aria-labelledby="kontakt-podsumowanie" className="contact-shown">
      <h2 id="kontakt-podsumowanie" className="small-head">
        {words.contact}
      </h2>
      <p>
        {firstName} {lastName}
        <br />
        <b className="break">{email}</b>
        <br />
        <span className="num">{phone}</span>
      </p>
      <p className="muted">{words.contactUse}</p>
    </section>
  )
}

/** 'Rekolekcje. 4 osoby. Turnus II, 16–20 sierpnia 2026'; each person's own days where they differ. */
export function aboutWords(tools: ChoiceTools): string {
  const { order, compiled, draft } = tools
  const { definition } = compiled
  const nameOf = (ref: string) => {
    const person = order.people.find((each) => each.ref === ref)
    return person === undefined ? '' : personName(person, order)
  }
  const groups = [...new Set(order.people.map(({ group }) => group))].flatMap(
    (id) => definition.groups.find((group) => group.id === id && group.dates === undefined)?.name ?? [],
  )
  const parts = [
    definition.title,
    pl.counts.people(howManyCome(tools)),
    groups.join(', '),
    ...attendanceLines(attendanceOf(definition, draft), nameOf).map((line) =>
      draft.slot === null ? line : words.entry(line),
    ),
  ]
  return tie(parts.filter(Boolean).join('. '))
}

/** The payment method, where there are several; the first counts until another is chosen. */
function PlanChoice({ tools }: { tools: FormTools }) {
  const { order, change, compiled, draft, context } = tools
  const whole = wholeScope(draft, context)
  const offered = compiled.plans.filter((plan) => plan.offered(whole) !== false)
  if (offered.length < 2 && order.plan === null) return null
  return (
    <RadioField
      id="plan"
      label={words.plan}
      value={planOf(compiled, whole)?.plan.id ?? null}
      options={offered.map(({ plan: { id, name, parts } }) => ({
        value: id,
        label: tie(name),
        ...(parts.length > 1 ? { note: tie(parts.map((part) => part.name).join(', ')) } : {}),
      }))}
      onChange={(plan) => change((o) => touch({ ...o, plan }, ['plan']))}
      {...tools.shown('plan')}
    />
  )
}
