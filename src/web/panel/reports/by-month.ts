import { MONTH_NAMES } from '#web/kit/months.ts'

interface OfDay {
  /** ISO. */
  readonly day: string
  readonly count: number
  /** Grosze. */
  readonly amount: number
}

export interface Month<Row> {
  /** '2026-08' */
  readonly month: string
  readonly rows: readonly Row[]
  readonly count: number
  readonly amount: number
}

/** Rows by the month of their day, months and rows in the order in which they come, with the sums of each month. */
export function byMonth<Row extends OfDay>(rows: readonly Row[]): Month<Row>[] {
  return [...Map.groupBy(rows, ({ day }) => day.slice(0, 7))].map(([month, some]) => ({
    ...{ month, rows: some },
    count: some.reduce((sum, { count }) => sum + count, 0),
    amount: some.reduce((sum, { amount }) => sum + amount, 0),
  }))
}

/** 'sierpień 2026' */
export function monthWords(month: string): string {
  const [year, number] = month.split('-')
  return `${MONTH_NAMES[Number(number) - 1] ?? number} ${year}`
}
