import { type ReactNode, useId, useMemo, useState } from 'react'
import {
  type ExampleMoney,
  exampleMoney,
  type ResigningDay,
} from '#domain/event/draft/payments/example-money.ts'
import {
  EXAMPLE_FAMILY,
  type ExampleFamily,
  exampleFamilyOf,
} from '#domain/event/draft/prices/example-family.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { formatDate, readDay } from '#domain/values/time.ts'
import { retentionReasonText } from '#i18n/pl/retention-reason.ts'
import { pl } from '#i18n/pl.ts'
import { Slot } from '../shared/conditions/slot.tsx'
import { deadline } from '../shared/dates.ts'
import { DayInput } from '../shared/inputs/day-input.tsx'
import { placed } from '../shared/inputs/placed.ts'
import type { Payments } from './use-payments.ts'

/** How many of a family come; an event for children has no adults among them. */
function sizesOf(family: ExampleFamily): readonly (readonly [value: string, words: string])[] {
  const all = family.people.length
  const isUsual = all === EXAMPLE_FAMILY.people.length
  const few = [
    ['1', isUsual ? 'jedna osoba dorosła' : 'jedna osoba'],
    ['2', isUsual ? 'dwie osoby dorosłe' : 'dwie osoby'],
  ] as const
  return [
    ...few.filter(([value]) => Number(value) < all),
    [String(all), all === 1 ? 'jedna osoba' : `rodzina, ${pl.counts.people(all)}`],
  ]
}

/** 'Na przykład': when a family pays how much by the draft, and what comes back; by the rules of the product. */
export function Example({ payments }: { payments: Payments }): ReactNode {
  const id = useId()
  const today = localOf(Temporal.Now.instant())
  const [day, setDay] = useState(today.toPlainDate().toString())
  const [chosen, setSize] = useState<string | null>(null)
  const [plan, setPlan] = useState<string | null>(null)
  const { definition } = payments
  const usual = exampleFamilyOf(definition)
  const size = chosen ?? String(usual.people.length)
  const example = useMemo(() => {
    const whole = exampleFamilyOf(definition)
    const family = { ...whole, people: whole.people.slice(0, Number(size)) }
    return exampleMoney(definition, { family, plan }, momentOf(day))
  }, [definition, size, plan, day])
  return (
    <aside className="example sheet" aria-labelledby={id}>
      <h2 id={id}>Na przykład</h2>
      <p className="sentence">
        <Slot label="Kto się zapisuje" value={size} options={sizesOf(usual)} onChange={setSize} />
        {example !== null && example.plans.length > 1 && (
          <>
            {', '}
            <Slot
              label="Sposób płatności w przykładzie"
              value={plan ?? example.plans[0]?.id ?? ''}
              options={example.plans.map((each) => [each.id, each.name] as const)}
              onChange={setPlan}
            />
          </>
        )}
      </p>
      <DayInput label="Zapis dnia" value={day} onChange={setDay} />
      {example === null ? (
        <p>Teraz nie da się tego policzyć. Co poprawić, mówi pulpit.</p>
      ) : (
        <>
          <Dues example={example} />
          {example.quoted.total > 0 && <Resigning resigning={example.resigning} definition={definition} />}
        </>
      )}
    </aside>
  )
}

/** Today at this hour, another day at noon. */
function momentOf(day: string): Temporal.PlainDateTime {
  const now = localOf(Temporal.Now.instant())
  const chosen = readDay(day)
  return chosen === null || chosen.equals(now.toPlainDate()) ? now : chosen.toPlainDateTime({ hour: 12 })
}

function Dues({ example }: { example: ExampleMoney }): ReactNode {
  const { total, due } = example.quoted
  if (total === 0) return <p>Ta rodzina nic nie płaci. Ceny ustawisz na stronie Opłaty.</p>
  return (
    <>
      <ul className="example-lines" aria-label="Kiedy ile płaci">
        {placed(due).map(({ part: { name, amount, until }, key }) => (
          <li key={key}>
            <span>
              {name}
              <span className="sub">
                {until === null ? 'termin podamy później' : `do ${deadline(until)}`}
              </span>
            </span>
            <b className="num">{pl.sum(amount)}</b>
          </li>
        ))}
      </ul>
      <p className="example-total" role="status">
        <span>Razem</span>
        <b className="num">{pl.sum(total)}</b>
      </p>
    </>
  )
}

const DAY_WORDS: Readonly<Record<ResigningDay, string>> = {
  'at-once': 'Tego samego dnia',
  'ten-days': '10 dni przed początkiem',
  'day-before': 'Dzień przed początkiem',
}

function Resigning(props: Pick<ExampleMoney, 'resigning'> & Pick<Payments, 'definition'>): ReactNode {
  const id = useId()
  if (props.definition.refunds.length === 0) return <p>Gdy zrezygnuje: o zwrocie decyduje biuro.</p>
  return (
    <>
      <h3 id={id}>Gdy zrezygnuje, wraca</h3>
      <ul className="example-lines" aria-labelledby={id}>
        {props.resigning.map(({ when, day, paid, toRefund, reasons }) => (
          <li key={when}>
            <span>
              {DAY_WORDS[when]}
              <span className="sub">
                {formatDate(day)}, wpłacone: {pl.sum(paid)}
              </span>
              {reasons.map((reason) => (
                <span key={JSON.stringify(reason)} className="sub">
                  {retentionReasonText(reason)}
                </span>
              ))}
            </span>
            <b className="num">{pl.sum(toRefund)}</b>
          </li>
        ))}
      </ul>
    </>
  )
}
