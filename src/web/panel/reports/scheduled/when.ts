import type { ScheduledReport } from './scheduled-api.ts'

type Rhythm = ScheduledReport['rhythm']

/** All that the form of a term keeps, also what the chosen kind does not ask. */
export interface When {
  readonly kind: Rhythm['kind']
  readonly hour: number
  readonly weekday: number
  readonly days: number
}

const USUAL: When = { kind: 'daily', hour: 7, weekday: 1, days: 3 }

export const whenOf = (rhythm: Rhythm | undefined): When => ({ ...USUAL, ...rhythm })

export function rhythmOf({ kind, hour, weekday, days }: When): Rhythm {
  if (kind === 'weekly') return { kind, weekday, hour }
  return kind === 'before' ? { kind, days, hour } : { kind, hour }
}
