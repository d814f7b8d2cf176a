import { formatDay, readDay } from '#domain/time.ts'
import type { GateEvent } from './scanner-api.ts'

/** '5 sierpnia 2026, środa': the first day of an event; empty while it is not set. */
export function dayOf({ start }: Pick<GateEvent, 'start'>): string {
  const day = start === null ? null : readDay(start.slice(0, 10))
  return day === null ? '' : formatDay(day)
}
