import { type Ages, birthsOf } from '../lists/conditions.ts'

/** The ages by which a report counts, both included. */
export const AGE_BANDS: readonly Ages[] = [
  { from: 0, to: 6 },
  { from: 7, to: 12 },
  { from: 13, to: 17 },
  { from: 18, to: 25 },
  { from: 26, to: 39 },
  { from: 40, to: 59 },
  { from: 60, to: null },
]

/** As a condition of a list has it: '0-6', '60-'. */
export const bandKey = ({ from, to }: Ages): string => `${from ?? ''}-${to ?? ''}`

/** The ISO days of birth of a band on a day; the open ends are days that nobody was born on. */
export function birthsOfBand(band: Ages, day: Temporal.PlainDate): { from: string; to: string } {
  const { from, to } = birthsOf(band, day)
  return { from: from ?? '0001-01-01', to: to ?? day.toString() }
}
