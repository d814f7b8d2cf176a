import type { ReactNode } from 'react'
import { formatMoney } from '#domain/money.ts'
import { groupLines, type Line, lineName } from './lines.ts'
import { reasonWords } from './reason-words.ts'
import type { Registration } from './registrations-api.ts'
import { Section } from './section.tsx'

/** What is paid for, person by person, each line with the reason of its price. */
export function LinesSection({ registration }: { registration: Registration }): ReactNode {
  return (
    <Section title="Opłaty">
      {groupLines(registration.lines, registration.participants).map((group) => (
        <div key={group.ref ?? ''} className="line-group">
          <h4>{group.name}</h4>
          <ul className="amounts">
            {group.lines.map((line) => (
              <LineItem key={`${line.item}/${line.option}`} line={line} />
            ))}
          </ul>
        </div>
      ))}
      <p className="amount-total">
        <span>Razem</span>
        <b className="num">{formatMoney(registration.total)}</b>
      </p>
    </Section>
  )
}

function LineItem({ line }: { line: Line }): ReactNode {
  const reduced = line.listAmount > line.amount
  return (
    <li>
      <div>
        {lineName(line)}
        {line.reasons.map((reason) => (
          <span
            key={reason.code + Object.values(reason.params).join()}
            className={reduced ? 'sub ok' : 'sub'}
          >
            {reasonWords(reason)}
          </span>
        ))}
      </div>
      <span className="num">
        {reduced && (
          <>
            <span className="sr">Przed zniżką: </span>
            <s>{formatMoney(line.listAmount)}</s>{' '}
          </>
        )}
        <b>{formatMoney(line.amount)}</b>
      </span>
    </li>
  )
}
