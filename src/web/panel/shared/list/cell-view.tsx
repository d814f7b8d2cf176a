import type { ReactNode } from 'react'
import type { DocumentsOfCell } from '#domain/lists/cell.ts'
import { formatDate, readDay } from '#domain/values/time.ts'
import { ticketStates } from '#i18n/pl/lists.ts'
import { pl } from '#i18n/pl.ts'
import { fullMoment, shortMoment } from '../dates.ts'
import { lookOfDocument } from '../document-looks.ts'
import { Icon } from '../icon.tsx'
import { lookOfMoney, lookOfState } from '../registration-looks.ts'
import { Tag } from '../tag.tsx'
import type { Cell } from './list-api.ts'

const TICKETS = {
  none: { tone: 'plain', icon: 'minus' },
  unused: { tone: 'info', icon: 'ticket' },
  used: { tone: 'ok', icon: 'check' },
} as const

/** A value of a list as a page shows it. */
export function CellView({ cell }: { cell: Cell | null }): ReactNode {
  if (cell === null) return <span className="list-nothing">–</span>
  switch (cell.kind) {
    case 'money':
      return <span className="num">{pl.sum(cell.value)}</span>
    case 'number':
      return <span className="num">{String(cell.value).replace('.', ',')}</span>
    case 'day':
      return <span className="num">{dayWords(cell.value)}</span>
    case 'moment':
      return (
        <time className="num" dateTime={cell.value} title={fullMoment(cell.value)}>
          {shortMoment(cell.value)}
        </time>
      )
    case 'state': {
      const { tone, icon, word } = lookOfState(cell.value)
      return (
        <Tag tone={tone} icon={icon}>
          {word}
        </Tag>
      )
    }
    case 'paid': {
      const { tone, icon, word } = lookOfMoney(cell.value)
      return (
        <span className={`list-state ${tone}`}>
          <Icon name={icon} size={15} />
          {word}
        </span>
      )
    }
    case 'ticket': {
      const { tone, icon } = TICKETS[cell.value]
      return (
        <span className={`list-state ${tone}`}>
          <Icon name={icon} size={15} />
          {ticketStates[cell.value]}
        </span>
      )
    }
    case 'documents':
      return <DocumentsView documents={cell.value} />
    case 'text':
      return cell.value
  }
}

/** Of one person a state with the reason of a rejection; of several how many are in each state. */
function DocumentsView({ documents }: { documents: DocumentsOfCell }): ReactNode {
  const isOne = documents.length === 1 && documents[0]?.count === 1
  return documents.map(({ state, count, reason }) => {
    const { tone, icon, word } = lookOfDocument(state)
    return (
      <span key={state} className="list-document">
        <Tag tone={tone} icon={icon}>
          {isOne ? word : `${word}: ${count}`}
        </Tag>
        {reason !== '' && <small>{reason}</small>}
      </span>
    )
  })
}

const dayWords = (iso: string): string => {
  const day = readDay(iso)
  return day === null ? iso : formatDate(day)
}
