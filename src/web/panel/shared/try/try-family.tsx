import './try.css'
import { useParams } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { type ExampleFamily, quoteOfFamily } from '#domain/event/draft/prices/example-family.ts'
import type { Quote } from '#domain/quote/quote-result.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { dayText } from '#i18n/pl/spans.ts'
import { pl } from '#i18n/pl.ts'
import { type LineView, lineViews } from '#web/kit/line-views.ts'
import { FamilyChoice } from './family-choice.tsx'
import { FamilyForm } from './family-form.tsx'
import { PublishedPrice } from './published-price.tsx'
import { useFamilies } from './use-families.ts'

/** 'Wypróbuj': what a family pays by the draft, priced by the same rules as on the site. On a phone it is a bar below. */
export function TryFamily({ definition }: { definition: EventDefinition }): ReactNode {
  const { eventId = '' } = useParams({ strict: false })
  const families = useFamilies(eventId, definition)
  const { family } = families
  const [isOpen, setOpen] = useState(false)
  const quoted = useMemo(
    () => quoteOfFamily(definition, family, localOf(Temporal.Now.instant())),
    [definition, family],
  )
  const id = useId()
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a phone it lies over the page: what has the focus there must be seen.
    const uncover = ({ target }: FocusEvent) => {
      if (target instanceof Node && sheet.current?.contains(target) === false) setOpen(false)
    }
    document.addEventListener('focusin', uncover)
    return () => document.removeEventListener('focusin', uncover)
  }, [])
  if (definition.attendance !== 'people') return null
  return (
    <aside ref={sheet} className={isOpen ? 'try sheet open' : 'try sheet'} aria-labelledby={id}>
      <div className="try-head">
        <h2 id={id}>Wypróbuj</h2>
        <button
          type="button"
          className="try-bar"
          aria-expanded={isOpen}
          aria-controls={`${id}-wynik`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Zwiń' : `Ta rodzina: ${quoted === null ? 'nie da się policzyć' : pl.sum(quoted.total)}`}
        </button>
      </div>
      <div id={`${id}-wynik`} className="try-body">
        <FamilyChoice families={families} />
        <p className="sub">{summaryOf(family)}</p>
        {quoted === null ? (
          <p>Teraz nie da się tego policzyć. Co poprawić, mówi pulpit.</p>
        ) : (
          <>
            <Lines definition={definition} family={family} quoted={quoted} />
            <PublishedPrice eventId={eventId} family={family} total={quoted.total} />
          </>
        )}
        <details>
          <summary>Zmień rodzinę</summary>
          <FamilyForm definition={definition} family={family} onChange={families.change} />
        </details>
      </div>
    </aside>
  )
}

function summaryOf({ people, day, code }: ExampleFamily): string {
  const when = day === null ? 'zapis dzisiaj' : `zapis ${dayText(day)}`
  return [pl.counts.people(people.length), when, ...(code === null ? [] : ['z\u00a0kodem'])].join(', ')
}

interface LinesProps {
  readonly definition: EventDefinition
  readonly family: ExampleFamily
  readonly quoted: Quote
}

function Lines({ definition, family, quoted }: LinesProps): ReactNode {
  const nameOf = (ref: string) => {
    const person = family.people.find((each) => each.ref === ref)
    return person === undefined ? '' : `${person.firstName}, ${pl.counts.years(person.age)}`
  }
  return (
    <>
      <ul className="try-lines" aria-label="Ile zapłaci ta rodzina">
        {lineViews(quoted.lines, definition, nameOf).map((line) => (
          <li key={line.key}>
            <span>{line.title}</span>
            <b className="num">
              {line.reduced && line.listAmount !== line.amount && <s>{pl.sum(line.listAmount)}</s>}
              {pl.sum(line.amount)}
            </b>
            <Reason line={line} />
          </li>
        ))}
      </ul>
      <p className="try-total" role="status">
        <span>Razem</span>
        <b className="num">{pl.sum(quoted.total)}</b>
      </p>
      <Parts quoted={quoted} />
    </>
  )
}

/** Why it costs that; of a price that rules have changed, by how much: 'Trzecie dziecko: −120 zł'. */
function Reason({ line: { reason, amount, listAmount } }: { line: LineView }): ReactNode {
  if (reason === '') return null
  if (amount === listAmount) return <span className="sub">{reason}</span>
  const sign = amount < listAmount ? '−' : '+'
  return <span className="sub ok">{`${reason}: ${sign}${pl.sum(Math.abs(listAmount - amount))}`}</span>
}

/** What is due until when, what others pay, and what is paid on the spot. */
function Parts({ quoted: { due, total, subsidies, onSite } }: { quoted: Quote }): ReactNode {
  const parts = [
    ...(due.length > 1 || (due.length === 1 && total > 0)
      ? due.map(({ name, amount, until }) => ({
          name: until === null ? name : `${name}, do ${dayText(until.slice(0, 10))}`,
          amount,
        }))
      : []),
    ...subsidies.map(({ by, amount }) => ({ name: `Płaci: ${by}`, amount })),
    ...(onSite > 0 ? [{ name: 'Na miejscu', amount: onSite }] : []),
  ]
  if (parts.length === 0) return null
  return (
    <ul className="try-lines try-parts" aria-label="Kiedy i kto płaci">
      {parts.map(({ name, amount }, index) => (
        // Several parts may have one name.
        <li key={`${name}-${parts.findIndex((each) => each.name === name) === index ? '' : index}`}>
          <span>{name}</span>
          <span className="num">{pl.sum(amount)}</span>
        </li>
      ))}
    </ul>
  )
}
