/** Sorts of events. */
export const EVENT_KINDS = [
  'pilgrimage',
  'retreat',
  'conference',
  'run',
  'camp',
  'collection',
  'entries',
  'other',
] as const

export type EventKind = (typeof EVENT_KINDS)[number]
