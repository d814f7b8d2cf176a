import type { EventView, OrganiserView } from '#contract/pages.ts'
import { headlineItem } from '#domain/event/page/headline-item.ts'
import { priceRange } from '#domain/quote/price.ts'
import { stateOf } from './shared/sale-state.ts'

interface Described {
  readonly event: EventView
  readonly organiser: OrganiserView
  /** Where the event is found. */
  readonly address: string
  readonly description: string
  /** ISO local moment. */
  readonly now: string
}

/**
 * An event as schema.org describes one, for search engines: https://schema.org/Event. Null without a first day, which
 * they require. Money is in złote, as they expect it.
 */
export function structuredEvent({ event, organiser, address, description, now }: Described): object | null {
  const { title, dates, page } = event.definition
  const { start, end, startTime } = dates
  if (start === null) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    description,
    url: address,
    ...datesOf(start, end, startTime ?? null),
    eventStatus: `https://schema.org/${event.calledOff === null ? 'EventScheduled' : 'EventCancelled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(page.place === undefined
      ? {}
      : { location: { '@type': 'Place', name: page.place, address: page.placeNote ?? page.place } }),
    ...(event.socialPicture.address === '' ? {} : { image: [event.socialPicture.address] }),
    organizer: {
      '@type': 'Organization',
      name: organiser.legalName || organiser.name,
      url: new URL(address).origin,
    },
    ...offersOf(event, address, now),
  }
}

/** With the hour, in Polish time, the end of a single day is left out: as a day alone it would be before the start. */
export function datesOf(start: string, end: string | null, hour: string | null): object {
  if (hour === null) return { startDate: start, endDate: end ?? start }
  const moment = Temporal.PlainDate.from(start).toZonedDateTime({
    timeZone: 'Europe/Warsaw',
    plainTime: hour,
  })
  const startDate = `${start}T${hour}${moment.offset}`
  return end === null || end === start ? { startDate } : { startDate, endDate: end }
}

/** What taking part costs, and whether it can be had now; nothing for an event that is off or over. */
function offersOf(event: EventView, address: string, now: string): object {
  const state = stateOf(event, now)
  if (state.kind === 'called_off' || state.kind === 'over') return {}
  const item = headlineItem(event.definition)
  if (item === undefined) return {}
  const { from, to } = priceRange(item)
  const price = from === to ? { price: zloty(from) } : { lowPrice: zloty(from), highPrice: zloty(to) }
  return {
    offers: {
      '@type': from === to ? 'Offer' : 'AggregateOffer',
      ...price,
      priceCurrency: 'PLN',
      availability: `https://schema.org/${state.kind === 'full' ? 'SoldOut' : state.kind === 'soon' ? 'PreOrder' : state.kind === 'open' ? 'InStock' : 'OutOfStock'}`,
      url: address,
      ...(state.kind === 'soon' ? { validFrom: state.opens } : {}),
    },
  }
}

const zloty = (grosze: number): string => (grosze / 100).toFixed(2)
