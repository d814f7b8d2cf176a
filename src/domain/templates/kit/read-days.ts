import { readDay } from '../../values/time.ts'

/** First and last day as typed: '13–19 lipca 2026', '28 lipca – 3 sierpnia', '1.08–5.08.2026', '2026-07-13'. */
export interface TypedDays {
  readonly start: Temporal.PlainDate
  readonly end: Temporal.PlainDate
}

/** By their first three letters, 'maj' also 'maja'. */
const MONTHS = ['sty', 'lut', 'mar', 'kwi', 'maj', 'cze', 'lip', 'sie', 'wrz', 'paź', 'lis', 'gru']

/** A day, its month where it is stated, its year likewise. */
const POLISH_DAY = String.raw`(\d{1,2})\.?(?:\s*\.?\s*(\p{L}{3,}|(?<=\.)\d{1,2})\.?)?(?:\s*(\d{4}))?`
const RANGE = new RegExp(String.raw`(?<![\d.-])${POLISH_DAY}(?:\s*(?:–|—|-|do)\s*${POLISH_DAY})?`, 'u')
const ISO_RANGE = /(\d{4}-\d{2}-\d{2})(?:.*?(\d{4}-\d{2}-\d{2}))?/

/**
 * Reads days that stand anywhere in a text; null where there are none. What is not said follows from the other day, or
 * from the day near which it should be: a month from that day, a year so that it is not before.
 */
export function readTypedDays(text: string, near: Temporal.PlainDate): TypedDays | null {
  const [, isoStart, isoEnd] = ISO_RANGE.exec(text) ?? []
  if (isoStart !== undefined) return ordered(readDay(isoStart), readDay(isoEnd ?? isoStart))
  const [, day, month, year, endDay, endMonth, endYear] = RANGE.exec(text) ?? []
  if (day === undefined) return null
  const first = monthOf(month ?? endMonth)
  const last = monthOf(endMonth ?? month)
  if (first === null || last === null) return null
  const start = dayIn(day, first, year ?? endYear, near)
  const end = start === null || endDay === undefined ? start : dayIn(endDay, last, endYear, start)
  return ordered(start, end)
}

/** 'lipca', 'lip.' and '07' are 7. */
function monthOf(text: string | undefined): number | null {
  if (text === undefined) return null
  const number = /^\d+$/.test(text)
    ? Number(text)
    : MONTHS.indexOf(text.toLocaleLowerCase('pl').slice(0, 3)) + 1
  return number >= 1 && number <= 12 ? number : null
}

/** Without a year, the first such day that is not before another. */
function dayIn(
  day: string,
  month: number,
  year: string | undefined,
  after: Temporal.PlainDate,
): Temporal.PlainDate | null {
  const dayOf = (y: number) => readDay(`${y}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`)
  if (year !== undefined) return dayOf(Number(year))
  const sameYear = dayOf(after.year)
  return sameYear !== null && Temporal.PlainDate.compare(sameYear, after) >= 0
    ? sameYear
    : dayOf(after.year + 1)
}

const ordered = (start: Temporal.PlainDate | null, end: Temporal.PlainDate | null): TypedDays | null =>
  start === null || end === null || Temporal.PlainDate.compare(end, start) < 0 ? null : { start, end }
