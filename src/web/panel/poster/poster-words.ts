import type { OutputOf } from '#contract/endpoint.ts'
import type { getPoster } from '#contract/poster.ts'
import { formatMoney } from '#domain/values/money.ts'
import { formatDate, formatDays, formatHour, weekdayOf } from '#domain/values/time.ts'
import { childrenPrice, childrenPriceSentence } from '#i18n/pl/children-price.ts'
import { inQuotes, tie } from '#i18n/text/typography.ts'

export type Poster = OutputOf<typeof getPoster>

const dayOf = (iso: string) => Temporal.PlainDate.from(iso.slice(0, 10))
const momentOf = (iso: string) => Temporal.PlainDateTime.from(iso)

/** '5–14 sierpnia 2026', '17 czerwca 2026, środa'; null while the days are not known. */
export const daysOf = ({ start, end }: Pick<Poster, 'start' | 'end'>): string | null =>
  start === null ? null : tie(formatDays(dayOf(start), dayOf(end ?? start)))

/** The price large, for whom it is lower, and until when it is so: 'od 220 zł', 'przy zapisie do 30 czerwca 2026'. */
export function priceOf({ price }: Pick<Poster, 'price'>): { amount: string; notes: string[] } | null {
  if (price === null) return null
  const { from, to, until } = price
  const amount = to === 0 ? 'Udział bezpłatny' : from === to ? formatMoney(from) : `od ${formatMoney(from)}`
  const children = childrenPrice(price)
  return {
    amount,
    notes: [
      ...(children === null ? [] : [children]),
      ...(until === null ? [] : [`przy zapisie do ${formatDate(dayOf(until))}`]),
    ],
  }
}

/** 'Zapisy do 15 lipca 2026': when people may register. */
export function saleOf(poster: Pick<Poster, 'sale' | 'opens' | 'closes' | 'keepsWaitingList'>): string {
  const { sale, opens, closes, keepsWaitingList } = poster
  if (sale === 'closed') return 'Zapisy zakończone'
  if (sale === 'full') return keepsWaitingList ? 'Brak miejsc, jest lista rezerwowa' : 'Brak miejsc'
  if (opens !== null) return `Zapisy od ${dayAndHour(opens)}`
  return closes === null ? 'Zapisy trwają' : `Zapisy do ${untilWords(closes)}`
}

/** A last moment; that of a whole day is told as the day. */
const untilWords = (iso: string): string =>
  iso.includes('T23:59') ? formatDate(dayOf(iso)) : dayAndHour(iso)

function dayAndHour(iso: string): string {
  const moment = momentOf(iso)
  return `${formatDate(moment.toPlainDate())}, godz. ${formatHour(moment)}`
}

/** As it is read and typed: 'borow.zapisano.pl/rowery'. */
export const shortAddress = (address: string): string => address.replace(/^https?:\/\//, '')

/** 'we wtorek': a day of the week in the accusative, with its preposition. */
const ON_WEEKDAY: Readonly<Record<string, string>> = {
  poniedziałek: 'w poniedziałek',
  wtorek: 'we wtorek',
  środa: 'w środę',
  czwartek: 'w czwartek',
  piątek: 'w piątek',
  sobota: 'w sobotę',
  niedziela: 'w niedzielę',
}

/**
 * The notice that is read out and printed among parish announcements: one paragraph of plain text, in which names that
 * the organiser has typed stand where they keep their form.
 */
export function noticeOf(poster: Poster): string {
  const sentences = [
    invitation(poster),
    ...(poster.place === null ? [] : [`Miejsce: ${withoutStop(poster.place)}.`]),
    ...termsSentence(poster),
    ...priceSentences(poster),
    registration(poster),
    ...(poster.organiser.phone === '' ? [] : [`Pytania można kierować pod numer ${poster.organiser.phone}.`]),
  ]
  return sentences.join(' ').replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
}

const withoutStop = (text: string) => text.trim().replace(/\.+$/, '')

function invitation({ title, start, end }: Poster): string {
  const invited = `Zapraszamy na wydarzenie ${inQuotes(title)}`
  if (start === null) return `${invited}.`
  const [first, last] = [dayOf(start), dayOf(end ?? start)]
  if (!first.equals(last)) return `${invited}, które odbędzie się w dniach ${formatDays(first, last)} r.`
  return `${invited}, które odbędzie się ${ON_WEEKDAY[weekdayOf(first)]}, ${formatDate(first)} r.`
}

function termsSentence({ terms }: Poster): string[] {
  if (terms.length < 2) return []
  const listed = terms.map((term) => `${term.name} (${daysOfTerm(term)})`)
  return [
    `Do wyboru ${isFew(terms.length) ? 'są' : 'jest'} ${termCount(terms.length)}: ${listed.join('; ')}.`,
  ]
}

/** '1–10 lipca 2026', '4 lipca 2026'. */
export function daysOfTerm({ start, end }: Poster['terms'][number]): string {
  const [first, last] = [dayOf(start), dayOf(end)]
  return first.equals(last) ? formatDate(first) : formatDays(first, last)
}

const RULES = new Intl.PluralRules('pl')
const isFew = (count: number) => RULES.select(count) === 'few'
const termCount = (count: number) => `${count} ${isFew(count) ? 'terminy' : 'terminów'}`

function priceSentences({ price }: Poster): string[] {
  if (price === null) return []
  const { from, to, othersFree, until } = price
  const now =
    to === 0
      ? 'Udział jest bezpłatny.'
      : from === to
        ? `Udział kosztuje ${formatMoney(from)} od osoby.`
        : `Udział kosztuje od ${formatMoney(from)} do ${formatMoney(to)} od osoby.`
  const children = childrenPriceSentence(price)
  return [
    now,
    ...(children === null ? [] : [children]),
    ...(othersFree ? ['Dla niektórych udział jest bezpłatny.'] : []),
    ...(until === null ? [] : [`Tak jest przy zapisie do ${formatDate(dayOf(until))} r.`]),
  ]
}

function registration({ sale, opens, closes, keepsWaitingList, address }: Poster): string {
  const where = `na stronie ${shortAddress(address)}`
  if (sale === 'full') {
    const taken = 'Wszystkie miejsca są zajęte.'
    return keepsWaitingList
      ? `${taken} Do listy rezerwowej można się dopisać ${where}.`
      : `${taken} Więcej ${where}.`
  }
  if (sale === 'closed') return `Zapisy są już zakończone. Więcej ${where}.`
  if (opens !== null) return `Zapisy zaczną się ${withYear(dayAndHour(opens))}, ${where}.`
  if (closes === null) return `Zapisać się można ${where}.`
  return `Zapisać się można do ${withYear(untilWords(closes))} ${where}.`
}

/** '15 lipca 2026 r.', '15 lipca 2026 r., godz. 12:00'. */
const withYear = (words: string) => words.replace(/(\d{4})/, '$1 r.')
