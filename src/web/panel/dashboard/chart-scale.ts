import type { Total } from '#domain/dashboard/running-totals.ts'

/** The box of a chart, in units of its viewBox; lines lie between these edges. */
export const BOX = { width: 460, height: 244, left: 8, right: 444, top: 32, bottom: 212 } as const

export interface Scale {
  /** The place of a day from left to right. */
  readonly x: (day: string) => number
  /** The place of a number from bottom to top. */
  readonly y: (value: number) => number
  /** The number at the upper edge: round, and at least as large as all that is shown. */
  readonly top: number
}

/** Days from the first to the last, numbers from nothing to the largest one. */
export function scaleOf(from: string, until: string, largest: number): Scale {
  const days = Math.max(1, daysBetween(from, until))
  const top = roundTop(largest)
  return {
    x: (day) => BOX.left + (BOX.right - BOX.left) * clamp(daysBetween(from, day) / days),
    y: (value) => BOX.bottom - (BOX.bottom - BOX.top) * clamp(value / top),
    top,
  }
}

const clamp = (share: number) => Math.min(1, Math.max(0, share))

const daysBetween = (from: string, until: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(until), { largestUnit: 'days' }).days

const STEPS = [1, 2, 4, 5, 6, 8, 10]

/** The next round even number that is not smaller: 4, 60, 1200 … */
export function roundTop(value: number): number {
  if (value <= 2) return 2
  const size = 10 ** Math.floor(Math.log10(value))
  const step = STEPS.find((each) => each * size >= value) ?? 10
  return (step * size) % 2 === 0 ? step * size : step * size + 1
}

/** A line from the bottom at its first day, through each total, level from the last one to `until`. */
export function linePath(totals: readonly Total[], { x, y }: Scale, until: string): string {
  const [first] = totals
  const last = totals.at(-1)
  if (first === undefined || last === undefined) return ''
  const points = totals
    .filter(({ day }) => day <= until)
    .map(({ day, total }) => `${at(x(day))} ${at(y(total))}`)
  const end = last.day < until ? [`${at(x(until))} ${at(y(last.total))}`] : []
  return `M${[`${at(x(first.day))} ${at(y(0))}`, ...points, ...end].join(' ')}`
}

const at = (place: number) => place.toFixed(1)

/** The first days of months within the days, at most so many, evenly. */
export function monthStarts(from: string, until: string, most: number): string[] {
  const starts: string[] = []
  const end = Temporal.PlainDate.from(until)
  let day = Temporal.PlainDate.from(from).with({ day: 1 }).add({ months: 1 })
  for (; Temporal.PlainDate.compare(day, end) <= 0; day = day.add({ months: 1 })) starts.push(day.toString())
  const every = Math.max(1, Math.ceil(starts.length / most))
  return starts.filter((_, index) => index % every === 0)
}
