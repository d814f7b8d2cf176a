import { z } from 'zod'

/** What was assumed when an event was made and should be looked at; kept on this device until it was. */

const keyOf = (eventId: string) => `panel.to-check.${eventId}`
const sentences = z.array(z.string())

export function keepToCheck(eventId: string, toCheck: readonly string[]): void {
  if (toCheck.length > 0) localStorage.setItem(keyOf(eventId), JSON.stringify(toCheck))
}

export function readToCheck(eventId: string): readonly string[] {
  const kept = localStorage.getItem(keyOf(eventId))
  try {
    return kept === null ? [] : (sentences.safeParse(JSON.parse(kept)).data ?? [])
  } catch {
    return []
  }
}

export const forgetToCheck = (eventId: string): void => localStorage.removeItem(keyOf(eventId))
