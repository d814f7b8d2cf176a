/** How much came on a day, ISO. */
export interface DayValue {
  readonly day: string
  readonly value: number
}

/** How much there was at the end of a day. */
export interface Total {
  readonly day: string
  readonly total: number
}

/** The totals at the end of each of these days, which are in order. */
export function runningTotals(days: readonly DayValue[]): Total[] {
  let total = 0
  return days.map(({ day, value }) => {
    total += value
    return { day, total }
  })
}

/** The total at the end of a day: that of the last day before it on which anything came. */
export const totalOn = (totals: readonly Total[], day: string): number =>
  totals.findLast((each) => each.day <= day)?.total ?? 0

/**
 * The totals of an edition as far before the first day of another one as they were before its own.
 * @param start the first day of the edition, ISO
 * @param other the first day of the one that it is shown beside
 */
export function alongside(totals: readonly Total[], start: string, other: string): Total[] {
  const { days } = Temporal.PlainDate.from(start).until(Temporal.PlainDate.from(other), {
    largestUnit: 'days',
  })
  return totals.map(({ day, total }) => ({
    day: Temporal.PlainDate.from(day).add({ days }).toString(),
    total,
  }))
}

/** The totals at the end of each month from the first to the last of these days, as `2026-03`. */
export function totalsByMonth(totals: readonly Total[], from: string, until: string): Total[] {
  const months: Total[] = []
  const last = Temporal.PlainYearMonth.from(until.slice(0, 7))
  for (
    let month = Temporal.PlainYearMonth.from(from.slice(0, 7));
    Temporal.PlainYearMonth.compare(month, last) <= 0;
    month = month.add({ months: 1 })
  )
    months.push({ day: month.toString(), total: totalOn(totals, `${month.toString()}-31`) })
  return months
}
