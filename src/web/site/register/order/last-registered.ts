import { tabStore } from '#web/lib/browser-store.ts'

/** What this tab remembers of an order that was accepted or waits, and of a definition that changed meanwhile. */

export interface Registered {
  readonly number: string
  readonly address: string
}

const registeredName = (slug: string) => `zapisano:${slug}`
const waitingName = (slug: string) => `czeka:${slug}`
const changedName = (slug: string) => `zmieniono:${slug}`

/** For this tab alone: on a shared computer of a parish the next person must not see it. */
export function rememberRegistered(slug: string, registered: Registered): void {
  remember(registeredName(slug), JSON.stringify(registered))
}

export function lastRegistered(slug: string): Registered | null {
  try {
    const kept: unknown = JSON.parse(tabStore().getItem(registeredName(slug)) ?? 'null')
    return isRegistered(kept) ? kept : null
  } catch {
    return null
  }
}

function isRegistered(kept: unknown): kept is Registered {
  if (typeof kept !== 'object' || kept === null || !('number' in kept) || !('address' in kept)) return false
  return typeof kept.number === 'string' && typeof kept.address === 'string'
}

/** The page of a party that waits: no other link leads there until places are offered. */
export const rememberWaiting = (slug: string, address: string): void => remember(waitingName(slug), address)

export const lastWaiting = (slug: string): string | null => tabStore().getItem(waitingName(slug))

/** The page is about to be reloaded because the organiser changed the event. */
export const rememberChange = (slug: string): void => remember(changedName(slug), 'tak')

function remember(name: string, value: string): void {
  try {
    tabStore().setItem(name, value)
  } catch {
    // A tab whose storage is full shows nothing later; what was sent stays sent.
  }
}

/** True once after such a reload. */
export function wasChanged(slug: string): boolean {
  const changed = tabStore().getItem(changedName(slug)) !== null
  tabStore().removeItem(changedName(slug))
  return changed
}
