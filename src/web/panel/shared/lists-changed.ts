import type { QueryClient } from '@tanstack/react-query'

/** Something about a registration has changed: the lists of the event, and what they count, are asked for anew. */
export const listsChanged = (client: QueryClient): Promise<unknown> =>
  Promise.all(['list', 'list-count'].map((key) => client.invalidateQueries({ queryKey: [key] })))
