/**
 * Working days in Poland: not Saturday, Sunday or a holiday by the act of 18 January 1951 on days free from work
 * (Christmas Eve since 2025, Epiphany since 2011).
 */

const FIXED = ['01-01', '05-01', '05-03', '08-15', '11-01', '11-11', '12-25', '12-26']

/** Days after Easter Sunday: Easter, Easter Monday, Pentecost, Corpus Christi. */
const MOVING = [0, 1, 49, 60]

/** Whether the day is a working day. */
export function isWorkingDay(day: Temporal.PlainDate): boolean {
  return day.dayOfWeek <= 5 && !isHoliday(day)
}

/** The n-th working day after a day (n > 0) or before it (n < 0); the day itself for 0. */
export function addWorkingDays(day: Temporal.PlainDate, n: number): Temporal.PlainDate {
  const step = { days: Math.sign(n) }
  let left = Math.abs(n)
  let current = day
  while (left > 0) {
    current = current.add(step)
    if (isWorkingDay(current)) left -= 1
  }
  return current
}

/** How many working days there are from a day, inclusive, up to another, exclusive. */
export function workingDaysUntil(day: Temporal.PlainDate, end: Temporal.PlainDate): number {
  const all = Math.max(0, day.until(end).days)
  return Array.from({ length: all }, (_, n) => day.add({ days: n })).filter(isWorkingDay).length
}

/** Whether nobody works on the day by that act, whatever its weekday. */
export function isHoliday(day: Temporal.PlainDate): boolean {
  const date = day.toString().slice(5)
  if (FIXED.includes(date)) return true
  if (date === '01-06') return day.year >= 2011
  if (date === '12-24') return day.year >= 2025
  const easter = easterOf(day.year)
  return MOVING.some((days) => easter.add({ days }).equals(day))
}

/** Easter Sunday of the Gregorian calendar, by the algorithm of Gauss and Meeus. */
export function easterOf(year: number): Temporal.PlainDate {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const leapsSkipped = century - Math.floor(century / 4)
  const moonShift = Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + leapsSkipped - moonShift + 15) % 30
  const late = epact === 29 || (epact === 28 && golden > 10) ? 1 : 0
  const fullMoon = epact - late
  const weekday = (year + Math.floor(year / 4) - leapsSkipped + fullMoon + 2) % 7
  return Temporal.PlainDate.from({ year, month: 3, day: 28 }).add({ days: fullMoon - weekday })
}
