import type { ReactNode } from 'react'
import { pl } from '#i18n/pl.ts'
import type { EventScope } from '../shared/event-versions.ts'
import type { Registration } from '../shared/registration/registration-api.ts'
import { Section } from '../shared/registration/section.tsx'
import { groupLines, type Line } from './lines.ts'
import { reasonsOf } from './reason-words.ts'
import { Why } from './why/why.tsx'

/** The purchased items, person by person, each line with the reason of its price. */
export function LinesSection(props: { scope: EventScope; registration: Registration }): ReactNode {
  const { scope, registration } = props
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
                why={
                  <Why
                    scope={scope}
                    registration={registration}
                    about={`line/${registration.lines.indexOf(line)}`}
                  />
                }
              />
            ))}
          </ul>
        </div>
      ))}
      <p className="amount-total">
        <span>Razem</span>
        <b className="num">{pl.sum(registration.total)}</b>
      </p>
      <Why scope={scope} registration={registration} about="total" />
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
