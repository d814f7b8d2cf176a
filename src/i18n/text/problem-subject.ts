import type { QuoteProblem } from '#domain/quote/quote-result.ts'

/** The subject of a problem: an option, an item, a group or a kind of participation; null for the event. */
export function problemSubject({ item, option, place }: QuoteProblem['params']): string | null {
  if (item === undefined) return place === undefined ? null : String(place)
  return option === undefined ? String(item) : `${item}: ${option}`
}
