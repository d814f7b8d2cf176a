/** How full an event is, in whole percent of its limit, never over 100; null without a limit. */
export function fullness(people: number, capacity: number | null): number | null {
  if (capacity === null) return null
  if (capacity === 0) return 100
  return Math.min(100, Math.floor((people * 100) / capacity))
}

/** The reliable part of an event's state: whether it is put away, is on the site, and is full. */
export function eventState(event: {
  state: 'draft' | 'published'
  people: number
  capacity: number | null
  archived: boolean
}): 'archived' | 'draft' | 'full' | 'published' {
  if (event.archived) return 'archived'
  if (event.state === 'draft') return 'draft'
  return event.capacity !== null && event.people >= event.capacity ? 'full' : 'published'
}
