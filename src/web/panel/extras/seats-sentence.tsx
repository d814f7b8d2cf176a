import type { ReactNode } from 'react'
import {
  seatsForAllOf,
  withoutSeatsForAll,
  withSeatsForAll,
} from '#domain/event/draft/extras/seats-for-all.ts'
import type { Item } from '#domain/event/draft/prices/price-rows.ts'
import { NumberSlot } from '../shared/inputs/slots.tsx'
import type { Pricing } from '../shared/prices/use-pricing.ts'

const SEATS = 2
const MOST = 100

/** 'Dla wszystkich musi wystarczyć miejsc: Kajak dwuosobowy: 2, trzyosobowy: 3.' */
export function SeatsSentence({ pricing, item }: { pricing: Pricing; item: Item }): ReactNode {
  if (item.per !== 'registration' || item.choose !== 'quantity' || item.options.length === 0) return null
  const rule = seatsForAllOf(pricing.document, item)
  const write = (seats: Readonly<Record<string, number>>) =>
    pricing.change((document) =>
      withSeatsForAll(document, item, seats, {
        fact: `Wolne miejsca: ${item.name}`.slice(0, 120),
        message: 'Wybrane miejsca nie wystarczą dla wszystkich osób ze zgłoszenia.',
      }),
    )
  if (rule === null)
    return (
      <button
        type="button"
        className="btn text"
        onClick={() => write(Object.fromEntries(item.options.map(({ id }) => [id, SEATS])))}
      >
        Wymagaj miejsc dla wszystkich osób
      </button>
    )
  return (
    <p className="sentence">
      Dla wszystkich musi wystarczyć miejsc:{' '}
      {item.options.map(({ id, name }) => (
        <span key={id}>
          {name}:{' '}
          <NumberSlot
            label={`Ile osób mieści: ${name}`}
            value={rule.seats[id] ?? 0}
            least={0}
            most={MOST}
            onChange={(many) => {
              const { [id]: _, ...others } = rule.seats
              write(many === 0 ? others : { ...rule.seats, [id]: many })
            }}
          />
          {', '}
        </span>
      ))}
      <button
        type="button"
        className="link"
        onClick={() => pricing.change((document) => withoutSeatsForAll(document, item))}
      >
        bez tego warunku
      </button>
    </p>
  )
}
