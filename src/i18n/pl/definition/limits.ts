import type { Pool, SlotPattern, Slots } from '#domain/event/definition/definition.ts'
import { counts } from '../counts.ts'
import { dayText, minutesGenitive, timeText, weekdaysText, weekdayText } from '../spans.ts'
import { part, row, rowIf, type TextContext, type TextRow, type TextSection } from './definition-text.ts'

const REFUSALS: Readonly<Record<Pool['refusal'], string>> = {
  event_full: 'brak miejsc na wydarzenie',
  group_full: 'brak miejsc w\u00a0grupie',
  product_full: 'brak tej rzeczy',
  slot_full: 'brak miejsc o\u00a0tej godzinie',
  room_full: 'brak miejsc w\u00a0pokojach',
  code_invalid: 'kod już wykorzystany',
  limit_per_registrant: 'limit wykorzystany',
  limit_per_person: 'limit wykorzystany',
}

/** The holder of a limit, where it is not shared by everyone. */
const PER = {
  registrant: 'dla każdej osoby zapisującej (po adresie e-mail), we wszystkich jej zgłoszeniach',
  person:
    'dla każdego uczestnika (po numerze PESEL albo nazwisku i\u00a0dacie urodzenia), we wszystkich zgłoszeniach',
  code: 'osobno na każdy kod z\u00a0listy',
  hour: 'osobno na każdą godzinę wejścia',
  day: 'osobno na każdy dzień, razem na wszystkie godziny wejścia',
} as const

/** Limits of places, with their allotments. */
export function limitsSection({ definition }: TextContext): TextSection {
  const rows = definition.pools.map(({ id, name, capacity, refusal, per, codes, allotments }) =>
    row(`pools/${id}`, name, placesText(capacity), [
      ...(per === undefined ? [] : [PER[per]]),
      ...(codes === undefined ? [] : [`kody na liście: ${codes.length}`]),
      `gdy zabraknie: ${REFUSALS[refusal]}`,
      ...allotments.map((each) => `wydzielone „${each.name}”: ${counts.places(each.units)}`),
    ]),
  )
  return { id: 'limity', title: 'Limity', parts: rows.length === 0 ? [] : [part(rows)] }
}

/** Hours of entry. */
export function slotsSection({ definition: { slots } }: TextContext): TextSection {
  return { id: 'wejscia', title: 'Godziny wejść', parts: slots === null ? [] : [part(slotRows(slots))] }
}

const placesText = (places: number | null) =>
  places === null ? 'bez limitu, tylko liczymy' : counts.places(places)

const slotRows = (slots: Slots): TextRow[] => ('list' in slots ? listRows(slots.list) : patternRows(slots))

/** A row for each day, with its hours in order. */
function listRows(list: Exclude<Slots, SlotPattern>['list']): TextRow[] {
  const days = Map.groupBy(
    list.toSorted((a, b) => (a.at < b.at ? -1 : 1)),
    ({ at }) => at.slice(0, 10),
  )
  return [...days].map(([day, hours]) =>
    row(
      'slots',
      dayText(day),
      hours.map(({ at, places }) => `${timeText(at.slice(11))} (${placesText(places)})`).join('; '),
    ),
  )
}

function patternRows(slots: SlotPattern): TextRow[] {
  const of = 'slots'
  return [
    row(
      of,
      'Dni',
      slots.to === null ? `od ${dayText(slots.from)}` : `od ${dayText(slots.from)} do ${dayText(slots.to)}`,
    ),
    row(of, 'Dni tygodnia', weekdaysText(slots.weekdays)),
    row(of, 'Godziny', hoursText(slots)),
    ...rowIf(of, 'Przerwy', breaksText(slots.breaks)),
    row(of, 'Na każdą godzinę', placesText(slots.capacity)),
    ...rowIf(of, 'Nieczynne', slots.closed.map(closedText).join(', ')),
    ...slots.other.map((other) =>
      row(of, 'Inne godziny', hoursText({ everyMinutes: slots.everyMinutes, ...withoutNothing(other) }), [
        ...(other.days.length === 0 ? [] : [other.days.map(dayText).join(', ')]),
        ...(other.weekdays.length === 0 ? [] : [weekdaysText(other.weekdays)]),
        ...(other.breaks.length === 0 ? [] : [`przerwy: ${breaksText(other.breaks)}`]),
      ]),
    ),
  ]
}

type Hours = Pick<SlotPattern, 'first' | 'last' | 'everyMinutes'>

const hoursText = ({ first, last, everyMinutes }: Hours) =>
  `co ${minutesGenitive(everyMinutes)}, pierwsza ${timeText(first)}, ostatnia ${timeText(last)}`

const breaksText = (breaks: SlotPattern['breaks']) =>
  breaks.map(({ from, to }) => `${timeText(from)}–${timeText(to)}`).join(', ')

const closedText = (closed: SlotPattern['closed'][number]) =>
  'day' in closed
    ? dayText(closed.day)
    : `ostatni dzień w\u00a0miesiącu, gdy to ${weekdayText(closed.lastWeekdayOfMonth)}`

const withoutNothing = ({ first, last, everyMinutes }: SlotPattern['other'][number]) =>
  everyMinutes === undefined ? { first, last } : { first, last, everyMinutes }
