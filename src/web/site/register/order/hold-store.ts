import { browserStore } from '#web/lib/browser-store.ts'

/**
 * The secret of the hold of an event, one for all tabs of this browser. A browser that stores nothing holds by a secret
 * of this page.
 */

const nameOf = (slug: string) => `zapisy-miejsca:${slug}`
const ofThisPage = new Map<string, string>()

/** Null while nothing was held. */
export function holdSecret(slug: string): string | null {
  return browserStore().getItem(nameOf(slug)) ?? ofThisPage.get(slug) ?? null
}

/** The secret of the hold, made where there is none. */
export function makeHoldSecret(slug: string): string {
  const known = holdSecret(slug)
  if (known !== null) return known
  const made = crypto.randomUUID()
  ofThisPage.set(slug, made)
  try {
    browserStore().setItem(nameOf(slug), made)
  } catch {
    // Storage is full: a reload holds by another secret, and these places are released at their end.
  }
  return made
}

/** Its places were taken over, released, or are no longer wanted. */
export function forgetHold(slug: string): void {
  ofThisPage.delete(slug)
  browserStore().removeItem(nameOf(slug))
}
