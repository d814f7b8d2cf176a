import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { Form } from '#domain/form/form.ts'
import type { TemplateAnswers, TemplateCard } from '#domain/templates/kit/template.ts'
import { readDay, weekdayOf } from '#domain/values/time.ts'
import { pl } from '#i18n/pl.ts'
import { tie } from '#i18n/text/typography.ts'
import { CoverStrip } from '#web/kit/covers/cover.tsx'
import { useForm } from '#web/kit/form/use-form.ts'
import { MONTH_NAMES } from '#web/kit/months.ts'
import { eventDays } from '../shared/dates.ts'
import { PageHead } from '../shared/page-head.tsx'
import type { Account } from '../shared/session.ts'
import { TemplateFields } from './template-fields.tsx'
import { answersOf, createTemplateForm, usualAmounts } from './template-form.ts'
import { useCreation } from './use-creation.ts'

/** The questions of a template, with the beginning of the page growing beside them. */
export function TemplateQuestions({ account, card }: { account: Account; card: TemplateCard }): ReactNode {
  const { form, setForm } = useForm(() => createTemplateForm(card))
  const [wrong, setWrong] = useState<string | null>(null)
  const { create, status } = useCreation(account)
  const answers = answersOf(card, form)
  const submit = (valid: Form) => {
    const answered = answersOf(card, valid)
    const isBackwards = answered.start !== null && answered.end !== null && answered.end < answered.start
    setWrong(isBackwards ? 'Ostatni dzień jest przed pierwszym.' : null)
    if (!isBackwards) create({ from: 'template', template: card.name, answers: answered })
  }
  return (
    <>
      <PageHead
        title={card.title}
        crumb={
          <nav className="crumbs" aria-label="Gdzie jesteś">
            <Link to="/nowe-wydarzenie" search={{ konto: account.id }}>
              Co organizujesz?
            </Link>
          </nav>
        }
        meta={<p>Czegoś jeszcze nie wiesz? Zostaw puste, zmienisz to w&nbsp;każdej chwili.</p>}
      />
      <div className="template-pair">
        <section className="new-event" aria-label="Pytania">
          <TemplateFields
            form={form}
            onChange={setForm}
            onSubmit={submit}
            unit={card.questions.limit?.unit ?? ''}
            usual={usualAmounts(card)}
            notes={notesOf(card, answers)}
          />
          <p role="status" className="new-event-status">
            {wrong ?? status}
          </p>
        </section>
        <Preview card={card} answers={answers} />
      </div>
    </>
  )
}

/** What is said below a question of two fields, by the first of them. */
function notesOf({ questions: { days, prices } }: TemplateCard, { start, end }: TemplateAnswers) {
  const { adult, child, hint = '' } = prices
  return {
    start: lengthWords(start, end) || (days.hint ?? 'Przy jednym dniu ostatni zostaw pusty.'),
    ...(adult === null || child === null ? {} : { adult: hint }),
  }
}

/** 'czwartek–sobota, 10 dni' */
function lengthWords(start: string | null, end: string | null): string {
  const [first, last] = [readDay(start ?? ''), readDay(end ?? '')]
  if (first === null) return ''
  if (last === null || last.equals(first)) return weekdayOf(first)
  const days = first.until(last).days + 1
  return days < 1 ? '' : `${weekdayOf(first)}–${weekdayOf(last)}, ${pl.counts.days(days)}`
}

/** What the page of the event would begin with. */
function Preview({ card, answers }: { card: TemplateCard; answers: TemplateAnswers }): ReactNode {
  const { prices, title } = card.questions
  const days = eventDays(answers.start, answers.end)
  const rows = [
    { id: 'adult', price: prices.adult, answered: answers.adult },
    { id: 'child', price: prices.child, answered: answers.child },
  ].flatMap(({ id, price, answered }) =>
    price === null ? [] : [{ id, label: price.label || prices.label, amount: answered ?? price.usual }],
  )
  return (
    <aside className="template-preview" aria-label="Początek strony">
      <CoverStrip kind={card.cover} />
      <div>
        <DayTile start={answers.start} end={answers.end} />
        <h2>{answers.title || title}</h2>
        {days !== '' && <p className="template-days">{days}</p>}
        {answers.place !== '' && <p>{answers.place}</p>}
        <dl>
          {rows.map(({ id, label, amount }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd className="num">{pl.sum(amount)}</dd>
            </div>
          ))}
        </dl>
        <h3>Szablon doda jeszcze</h3>
        <p>{tie(card.adds)}.</p>
      </div>
    </aside>
  )
}

/** The days as a leaf of a calendar over the picture, where they are of one month. */
function DayTile({ start, end }: Pick<TemplateAnswers, 'start' | 'end'>): ReactNode {
  const first = readDay(start ?? '')
  const last = readDay(end ?? '') ?? first
  if (first === null || last === null || first.month !== last.month || first.year !== last.year) return null
  return (
    <p className="template-tile" aria-hidden="true">
      <i>{MONTH_NAMES[first.month - 1]}</i>
      <b>{first.equals(last) ? first.day : `${first.day}–${last.day}`}</b>
      <span>{first.year}</span>
    </p>
  )
}
