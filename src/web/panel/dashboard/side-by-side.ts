import {
  alongside,
  type DayValue,
  runningTotals,
  type Total,
  totalOn,
} from '#domain/dashboard/running-totals.ts'

interface Sides {
  readonly ours: readonly Total[]
  /** Of the edition before, on the days of this one. */
  readonly theirs: readonly Total[]
  /** The days that are shown. */
  readonly from: string
  readonly until: string
  readonly now: number
  /** What the edition before had as long before its first day; null: none to compare with. */
  readonly before: number | null
}

/** A week at least, so that a chart of the first day has a width. */
const LEAST_DAYS = 7

/** This edition beside the one before, by how long before the first day; where a first day is unknown, alone. */
export function sideBySide(asked: {
  readonly days: readonly DayValue[]
  readonly start: string | null
  readonly compared: { readonly start: string | null; readonly days: readonly DayValue[] } | null
  readonly today: string
}): Sides {
  const { start, compared, today } = asked
  const ours = runningTotals(asked.days)
  const theirs =
    start === null || compared === null || compared.start === null
      ? null
      : alongside(runningTotals(compared.days), compared.start, start)
  const days = [...ours, ...(theirs ?? [])].map(({ day }) => day).sort()
  const from = days[0] ?? today
  const weekOn = Temporal.PlainDate.from(from).add({ days: LEAST_DAYS }).toString()
  const until = [today, days.at(-1) ?? today, weekOn].sort().at(-1) ?? today
  return {
    ...{ ours, theirs: theirs ?? [], from, until, now: ours.at(-1)?.total ?? 0 },
    before: theirs === null ? null : totalOn(theirs, today),
  }
}

const MONTH = new Intl.DateTimeFormat('pl', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** 'marzec 2026'. */
export const monthName = (day: Temporal.PlainDate | null): string =>
  day === null ? '' : MONTH.format(Date.UTC(day.year, day.month - 1, 1))
