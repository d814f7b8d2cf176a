/** The weeks of the month of a day, Monday first; the first and the last extend into the adjacent months. */
export function weeksOf(day: Temporal.PlainDate): Temporal.PlainDate[][] {
  const first = day.with({ day: 1 })
  const monday = first.subtract({ days: first.dayOfWeek - 1 })
  const count = Math.ceil((first.dayOfWeek - 1 + first.daysInMonth) / 7)
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => monday.add({ days: week * 7 + place })),
  )
}

export const isSameMonth = (a: Temporal.PlainDate, b: Temporal.PlainDate): boolean =>
  a.year === b.year && a.month === b.month

/** Where a key leads in a calendar: days, weeks, ends of the week, months; null for other keys. */
export function dayByKey(key: string, day: Temporal.PlainDate): Temporal.PlainDate | null {
  switch (key) {
    case 'ArrowRight':
      return day.add({ days: 1 })
    case 'ArrowLeft':
      return day.subtract({ days: 1 })
    case 'ArrowDown':
      return day.add({ weeks: 1 })
    case 'ArrowUp':
      return day.subtract({ weeks: 1 })
    case 'Home':
      return day.subtract({ days: day.dayOfWeek - 1 })
    case 'End':
      return day.add({ days: 7 - day.dayOfWeek })
    case 'PageDown':
      return day.add({ months: 1 })
    case 'PageUp':
      return day.subtract({ months: 1 })
    default:
      return null
  }
}
