import { Link, useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import {
  aloneTicket,
  canHaveTickets,
  ticketCount,
  withAloneTicket,
  withTicketCount,
  withTickets,
} from '#domain/event/draft/extras/tickets.ts'
import type { Item } from '#domain/event/draft/prices/price-rows.ts'
import { Slot } from '../shared/conditions/slot.tsx'
import { Icon } from '../shared/icon.tsx'
import type { Pricing } from '../shared/prices/use-pricing.ts'

interface Props {
  readonly pricing: Pricing
  readonly item: Item
}

/** A fee divided into tickets to choose from: the whole or a day, a kind of ticket. */
export function Tickets({ pricing, item }: Props): ReactNode {
  const count = ticketCount(item)
  if (canHaveTickets(item)) return <NewTickets pricing={pricing} item={item} />
  if (count === null || item.options.length === 0) return null
  return (
    <p className="sentence">
      Każda osoba{' '}
      <Slot
        label={`${item.name}: ile biletów wybiera osoba`}
        value={count}
        options={[
          ['one', 'wybiera jeden z\u00a0biletów'],
          ['several', 'wybiera jeden lub kilka biletów'],
        ]}
        onChange={(many) => pricing.change((now) => withTicketCount(now, item.id, many))}
      />
      . {count === 'several' && <Alone pricing={pricing} item={item} />}
      <ToTickets />
    </p>
  )
}

const NONE = ''

/** 'Bez innych wybiera się: Cały zjazd.' */
function Alone({ pricing, item }: Props): ReactNode {
  const { document, change } = pricing
  const nameOf = (id: string) => item.options.find((option) => option.id === id)?.name ?? ''
  return (
    <>
      Bez innych wybiera się:{' '}
      <Slot
        label={`${item.name}: bilet, który wybiera się bez innych`}
        value={aloneTicket(document, item.id) ?? NONE}
        options={[[NONE, 'żaden z\u00a0nich'], ...item.options.map(({ id, name }) => [id, name] as const)]}
        onChange={(chosen) =>
          change((now) =>
            withAloneTicket(
              now,
              item.id,
              chosen === NONE ? null : chosen,
              `„${nameOf(chosen)}” wybiera się bez innych biletów.`,
            ),
          )
        }
      />
      .{' '}
    </>
  )
}

function ToTickets(): ReactNode {
  const { eventId = '' } = useParams({ strict: false })
  return (
    <Link to="/wydarzenia/$eventId/ustawienia/dodatki" params={{ eventId }}>
      Zmień listę biletów
    </Link>
  )
}

function NewTickets({ pricing, item }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (!isOpen)
    return (
      <button data-adds type="button" className="btn text" onClick={() => setOpen(true)}>
        <Icon name="plus" size={18} />
        Różne bilety do wyboru
      </button>
    )
  return (
    <form
      className="code-list"
      onSubmit={(event) => {
        event.preventDefault()
        pricing.change((now) => withTickets(now, item.id, text))
      }}
    >
      <label>
        Bilety, każdy w&nbsp;osobnej linii
        <textarea
          // The button that was pressed is gone: what it opens is typed next.
          ref={(field) => field?.focus()}
          className="input"
          rows={4}
          placeholder={'Cały zjazd\nPiątek\nSobota'}
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
      </label>
      <p className="sub">Możesz wkleić listę z&nbsp;arkusza: nazwa, cena. Ceny ustawisz też za chwilę.</p>
      <p>
        <button type="submit" className="btn quiet" disabled={lines.length < 2}>
          Dodaj bilety
        </button>
        <button type="button" className="btn text" onClick={() => setOpen(false)}>
          Anuluj
        </button>
      </p>
    </form>
  )
}
