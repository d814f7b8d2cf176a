/** The search part of the list of events: which account is shown. */
export interface EventsSearch {
  readonly konto?: string
}

export function readEventsSearch(search: Record<string, unknown>): EventsSearch {
  return typeof search.konto === 'string' ? { konto: search.konto } : {}
}
