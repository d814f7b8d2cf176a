import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pl } from '#i18n/pl.ts'
import type { Registration } from '../shared/registration/registration-api.ts'
import { Section } from '../shared/registration/section.tsx'
import { groupLines, type Line } from './lines.ts'
import { reasonsOf } from './reason-words.ts'

/** The purchased items, person by person, each line with the reason of its price. */
export function LinesSection(props: { eventId: string; registration: Registration }): ReactNode {
  const { eventId, registration } = props
  return (
    <Section title="Opłaty">
      {groupLines(registration.lines, registration.participants).map((group) => (
        <div key={group.ref ?? ''} className="line-group">
          <h4>{group.name}</h4>
          <ul className="amounts">
            {group.lines.map((line) => (
              <LineItem
                key={`${line.item}/${line.option}/${line.quantity}/${line.amount}`}
                line={line}
                why={<Why eventId={eventId} version={registration.version} line={line} />}
              />
            ))}
          </ul>
        </div>
      ))}
      <p className="amount-total">
        <span>Razem</span>
        <b className="num">{pl.sum(registration.total)}</b>
      </p>
    </Section>
  )
}

function LineItem({ line, why }: { line: Line; why: ReactNode }): ReactNode {
  const reasons = reasonsOf(line)
  const reduced = line.listAmount > line.amount
  return (
    <li>
      <div>
        {pl.lineName(line)}
        {reasons.map((words) => (
          <span key={words} className={reduced ? 'sub ok' : 'sub'}>
            {words}
          </span>
        ))}
        {why}
      </div>
      <span className="num">
        {reduced && (
          <>
            <span className="sr">Przed zniżką: </span>
            <s>{pl.sum(line.listAmount)}</s>{' '}
          </>
        )}
        <b>{pl.amountOrFree(line.amount)}</b>
      </span>
    </li>
  )
}

/** 'Dlaczego?': from the price of the list to the price of the line, and the rules by which it was reckoned. */
function Why({ eventId, version, line }: { eventId: string; version: number; line: Line }): ReactNode {
  const reasons = reasonsOf(line)
  return (
    <details className="why">
      <summary>
        Dlaczego?<span className="sr">{` ${pl.lineName(line)}`}</span>
      </summary>
      <p className="sub">{`Cena z\u00a0cennika: ${pl.amountOrFree(line.listAmount)}.`}</p>
      {reasons.length === 0 && <p className="sub">Żadna zniżka ani dopłata jej nie zmienia.</p>}
      {reasons.map((words) => (
        <p key={words} className="sub">
          {words}
        </p>
      ))}
      <Link
        to="/wydarzenia/$eventId/zasady"
        params={{ eventId }}
        search={{ wersja: version }}
        className="link"
      >
        {`Zasady, wersja ${version}`}
      </Link>
    </details>
  )
}
