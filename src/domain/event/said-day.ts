import { formatDate, readDay } from '../time.ts'

/** A day of a definition as it is read ('1 marca 2026'); what is no day stays as it is. */
export function saidDay(text: string): string {
  const day = readDay(text)
  return day === null ? text : formatDate(day)
}
