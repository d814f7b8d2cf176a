import type { Condition } from '#domain/lists/conditions.ts'
import { mark } from '#domain/lists/marks.ts'

export type ListName = 'people' | 'registrations'

/** What stands before each mark, so that the index finds those of one list of one event. */
export const markPrefix = (list: ListName, eventId: string): string => `${list[0]}${eventId.slice(-12)}|`

/**
 * The text of a `tsquery` that rows must match; null when all do.
 * @param keys beginnings of keys of a search (`keysOfSearch`), of each inner list one
 * @param conditions without that of the age, which is no mark
 * @param marksOf the marks of a condition, of which a row must have one
 */
export function markQuery(
  { list, eventId }: { readonly list: ListName; readonly eventId: string },
  keys: readonly (readonly string[])[],
  conditions: readonly Condition[],
  marksOf: (condition: Condition) => readonly string[] = marksOfValues,
): string | null {
  const prefix = markPrefix(list, eventId)
  const parts = [
    ...keys.map((either) => either.map((key) => `${quoted(prefix + key)}:*`)),
    ...conditions.map((condition) => marksOf(condition).map((each) => quoted(prefix + each))),
  ]
  return parts.length === 0 ? null : parts.map((either) => `(${either.join(' | ')})`).join(' & ')
}

export const marksOfValues = ({ key, values }: Condition): string[] => values.map((value) => mark(key, value))

const quoted = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
