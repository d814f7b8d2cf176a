import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { getSession } from '#contract/panel.ts'
import { call } from '#web/lib/call.ts'

/** A page of the panel could not be fetched: there is no network, or the product has been renewed meanwhile. */
export class NotFetched extends Error {
  readonly offline: boolean

  constructor(offline: boolean, cause: unknown) {
    super('The page could not be fetched.', { cause })
    this.offline = offline
  }
}

/** A page that is fetched when it is opened for the first time. */
export const lazyPage = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await fetched(load) }))

/**
 * Without a network it waits until the server answers, and says so as with what a page shows (specification §7). A browser
 * keeps in mind what it could not fetch, so the whole page is then loaded anew; once, for what is really missing.
 */
async function fetched<Page>(load: () => Promise<Page>): Promise<Page> {
  try {
    return await load()
  } catch (cause) {
    if (!(await isReachable())) throw new NotFetched(true, cause)
    if (wasReloaded()) throw new NotFetched(false, cause)
    window.location.reload()
    return new Promise<never>(() => undefined)
  }
}

const RELOADED_AT = 'panel-reloaded-at'
/** Longer than a page takes to fail again. */
const A_WHILE_MS = 30_000

/** Whether the page was loaded anew for the same reason a moment ago; otherwise it is noted that it will be. */
function wasReloaded(): boolean {
  const before = Number(sessionStorage.getItem(RELOADED_AT) ?? 0)
  sessionStorage.setItem(RELOADED_AT, String(Date.now()))
  return Date.now() - before < A_WHILE_MS
}

/** Asks until the server answers anything, or somebody has stopped it. */
async function isReachable(): Promise<boolean> {
  const answer = await call(getSession)
  return answer.ok || !(answer.offline || answer.code === 'aborted')
}

/** Loads the whole page anew, once the server can be reached. */
export async function fetchAnew(): Promise<void> {
  if (await isReachable()) window.location.reload()
}
