import type { Condition } from '#domain/lists/conditions.ts'
import { mark } from '#domain/lists/marks.ts'
import { keysOfSearch } from '#domain/lists/words.ts'

export type ListName = 'people' | 'registrations'

/** What stands before each mark, so that the index finds those of one list of one event. */
export const markPrefix = (list: ListName, eventId: string): string => `${list[0]}${eventId.slice(-12)}|`

/**
 * The text of a `tsquery` that rows must match; null when all do.
 * @param conditions without that of the age, which is no mark
 */
export function markQuery(
  { list, eventId }: { readonly list: ListName; readonly eventId: string },
  search: string | undefined,
  conditions: readonly Condition[],
): string | null {
  const prefix = markPrefix(list, eventId)
  const parts = [
    ...keysOfSearch(search ?? '').map((keys) => keys.map((key) => `${quoted(prefix + key)}:*`)),
    ...conditions.map(({ key, values }) => values.map((value) => quoted(prefix + mark(key, value)))),
  ]
  return parts.length === 0 ? null : parts.map((either) => `(${either.join(' | ')})`).join(' & ')
}

const quoted = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
