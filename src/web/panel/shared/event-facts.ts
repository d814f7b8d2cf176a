/** How full an event is, in whole percent of its limit, never over 100; null without a limit. */
export function fullness(people: number, capacity: number | null): number | null {
  if (capacity === null) return null
  if (capacity === 0) return 100
  return Math.min(100, Math.floor((people * 100) / capacity))
}

/** What the tag of an event says of it: whether it is put away, is on the site, and takes registrations now. */
export type EventState = 'archived' | 'draft' | 'called_off' | 'closed' | 'soon' | 'test' | 'full' | 'open'

/** The state of an event; places that are taken matter only while registration is open. */
export function eventState(event: {
  readonly sale: { readonly kind: 'soon' | 'open' | 'closed' | 'called_off' } | null
  readonly isTest: boolean
  readonly people: number
  readonly capacity: number | null
  readonly archived: boolean
}): EventState {
  const { sale, isTest, people, capacity, archived } = event
  if (archived) return 'archived'
  if (sale === null) return 'draft'
  if (isTest && sale.kind !== 'called_off') return 'test'
  const isFull = capacity !== null && people >= capacity
  return sale.kind === 'open' && isFull ? 'full' : sale.kind
}
