import type { EventKind } from '#domain/event/definition/event-kinds.ts'

/** Sorts of events, in words. */
export const eventKinds: Readonly<Record<EventKind, string>> = {
  pilgrimage: 'pielgrzymka',
  retreat: 'rekolekcje',
  conference: 'konferencja',
  run: 'bieg',
  camp: 'obóz, kolonie',
  collection: 'zbiórka',
  entries: 'wejścia na godziny',
  other: 'inne',
}
