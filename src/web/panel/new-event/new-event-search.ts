/** The search part of the address of a new event: for which account, and what it begins with. */
export interface NewEventSearch {
  readonly konto?: string
  /** The name of a template, 'puste' or 'plik'. */
  readonly szablon?: string
  /** The id of the event that is copied. */
  readonly kopia?: string
}

export function readNewEventSearch(search: Record<string, unknown>): NewEventSearch {
  const { konto, szablon, kopia } = search
  return {
    ...(typeof konto === 'string' ? { konto } : {}),
    ...(typeof szablon === 'string' ? { szablon } : {}),
    ...(typeof kopia === 'string' ? { kopia } : {}),
  }
}
