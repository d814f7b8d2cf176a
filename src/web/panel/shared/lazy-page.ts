import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A page of the panel could not be fetched: there is no network, or the product has been renewed meanwhile. */
export class NotFetched extends Error {}

/** A page that is fetched when it is opened for the first time. */
export function lazyPage<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch (cause) {
      throw new NotFetched('The page could not be fetched.', { cause })
    }
  })
}

/** Loads the whole page anew, once the server can be reached: a browser keeps in mind what it could not fetch. */
export async function fetchAnew(): Promise<void> {
  try {
    const { ok } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })
    if (ok) window.location.reload()
  } catch {
    // Still unreachable: the notice stays.
  }
}
