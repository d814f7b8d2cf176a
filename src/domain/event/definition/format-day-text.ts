import { formatDate, readDay } from '../../values/time.ts'

/** A day of a definition in readable form ('1 marca 2026'); any other text unchanged. */
export function formatDayText(text: string): string {
  const day = readDay(text)
  return day === null ? text : formatDate(day)
}
