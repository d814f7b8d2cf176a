import { type Free, isFull } from '../capacity/free-places.ts'
import type { EventDefinition } from '../event/definition/definition.ts'
import { salePhase } from '../quote/sale-phase.ts'
import { keepsWaitingList } from '../waiting-list/waiting-list.ts'
import { type PriceNow, priceNow } from './price-now.ts'

/** A term (turnus) that people choose. */
export interface PosterTerm {
  readonly name: string
  /** ISO days. */
  readonly start: string
  readonly end: string
}

/** What a poster and a notice say of an event at a moment. */
export interface PosterFacts {
  readonly title: string
  /** ISO days; null: not known yet. */
  readonly start: string | null
  readonly end: string | null
  /** Those that are still ahead. */
  readonly terms: readonly PosterTerm[]
  readonly place: string | null
  readonly price: PriceNow | null
  /** full: registration is open, and no place is left. */
  readonly sale: 'soon' | 'open' | 'full' | 'closed'
  /** Whether those who come too late can wait for a place. */
  readonly keepsWaitingList: boolean
  /** When registration begins, an ISO local moment; null: it is open or over. */
  readonly opens: string | null
  /** Until when people may register, an ISO local moment; null: nothing says so. */
  readonly closes: string | null
}

/**
 * @param free units that are left, by pool
 * @param now local, Europe/Warsaw
 */
export function posterFacts(
  definition: EventDefinition,
  free: Free,
  now: Temporal.PlainDateTime,
): PosterFacts {
  const { title, dates, page } = definition
  const phase = salePhase(definition, now)
  const opens = phase.kind === 'soon' ? phase.opens : null
  return {
    ...{ title, start: dates.start, end: dates.end ?? dates.start, place: page.place ?? null },
    terms: termsOf(definition, now.toPlainDate().toString()),
    price: priceNow(definition, opens === null ? now : Temporal.PlainDateTime.from(opens)),
    sale: phase.kind === 'open' && isFull(definition, free) ? 'full' : phase.kind,
    keepsWaitingList: keepsWaitingList(definition),
    opens,
    closes: phase.kind === 'closed' ? null : phase.closes,
  }
}

function termsOf({ groups, items }: EventDefinition, today: string): PosterTerm[] {
  return [...groups, ...items.flatMap(({ options }) => options)]
    .flatMap(({ name, dates }) =>
      dates?.start == null ? [] : [{ name, start: dates.start, end: dates.end ?? dates.start }],
    )
    .filter(({ end }) => end >= today)
    .sort((one, other) => (one.start < other.start ? -1 : 1))
}
