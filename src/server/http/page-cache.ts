import { sha256 } from '#server/base/secrets.ts'
import type { Ctx } from '#server/context/ctx.ts'
import { perDatabase } from '../db/per-database.ts'
import { type PublicPage, preparePage } from './public-page.ts'
import { Refusal } from './refusal.ts'
import type { HtmlDocument } from './renderer.ts'

/** The content of a public page, read from the database, before it is rendered. */
export interface PageContent {
  /** The account of the page; null for a brand's own. */
  readonly account: string | null
  /** Everything that the page is made of: the same props are the same page. */
  readonly props: object
  render(): Promise<HtmlDocument>
  readonly sendsChanges: boolean
}

/** Reads the current content of a page. Stored with the page: it contains nothing of the request that came first. */
export type ReadPage = (ctx: Ctx) => Promise<PageContent>

/**
 * Public pages, rendered once for each content however many requests come. The key is host and path: there is one
 * language, and version, sale state and free places are read again.
 *
 * A page is served for at most a second from the moment at which reading began, and never past the minute in which
 * that was, because openings and prices change at whole minutes. In the second half of that time the next reading
 * begins in the background, one at a time; it renders only when the content differs. When a reading fails, the page
 * is served up to ten seconds longer, and the failure is logged.
 */
export interface PageCache {
  /** The page, if it may be served as it is. */
  fresh(address: string, ctx: Ctx): PublicPage | null
  /** The page, read again where its time is over; null when it is not cached, or no longer exists. */
  current(address: string, ctx: Ctx): Promise<PublicPage | null>
  /** Reads, renders and caches a page. @throws Refusal not_found, or what `read` throws */
  keep(address: string, ctx: Ctx, read: ReadPage): Promise<PublicPage>
  /** The pages of an account are read again before they are served again; a reading in progress does not count. */
  expire(account: string): void
}

interface Entry {
  readonly address: string
  readonly read: ReadPage
  account: string | null
  page: PublicPage | null
  /** Of the props that the page was rendered from. */
  digest: Buffer | null
  /** When the reading began, in milliseconds since 1970. */
  readAt: number
  failedAt: number
  reading: Promise<PublicPage> | null
}

interface Times {
  readonly served: number
  readonly renewed: number
  readonly servedOnFailure: number
}

const TIMES: Times = { served: 1_000, renewed: 500, servedOnFailure: 10_000 }
const MINUTE = 60_000
/** Some hundred pages. The least recently requested ones go first. */
const MOST_BYTES = 32 * 1024 * 1024

export function createPageCache(mostBytes = MOST_BYTES): PageCache {
  const entries = new Map<string, Entry>()
  let bytes = 0

  const drop = (entry: Entry) => {
    if (entries.get(entry.address) !== entry) return
    entries.delete(entry.address)
    bytes -= entry.page?.bytes ?? 0
  }
  const store = (entry: Entry, page: PublicPage) => {
    if (entries.get(entry.address) !== entry) return
    bytes += page.bytes - (entry.page?.bytes ?? 0)
    entry.page = page
    // To the end of the map: the most recently read page is dropped last.
    entries.delete(entry.address)
    entries.set(entry.address, entry)
    for (const oldest of entries.values()) {
      if (bytes <= mostBytes) break
      drop(oldest)
    }
  }
  const read = async (entry: Entry, ctx: Ctx, isCurrent: () => boolean): Promise<PublicPage> => {
    const { account, props, render, sendsChanges } = await entry.read(ctx)
    const digest = sha256(JSON.stringify(props))
    const isSame = entry.page !== null && entry.digest?.equals(digest)
    const page =
      isSame && entry.page !== null ? entry.page : await preparePage(await render(), ctx.config, sendsChanges)
    if (isCurrent()) {
      Object.assign(entry, { account, digest, readAt: millisecondsOf(ctx) })
      store(entry, page)
    }
    return page
  }
  /** One reading at a time. */
  const renew = (entry: Entry, ctx: Ctx): Promise<PublicPage> => {
    if (entry.reading !== null) return entry.reading
    const isCurrent = () => entry.reading === reading
    const end = () => {
      if (isCurrent()) entry.reading = null
    }
    const reading: Promise<PublicPage> = read(entry, ctx, () => isCurrent())
    entry.reading = reading
    reading.then(end, (error) => {
      end()
      if (isGone(error) || entry.page === null) return drop(entry)
      entry.failedAt = millisecondsOf(ctx)
      ctx.log.error({ err: error, page: entry.address }, 'page not renewed')
    })
    return reading
  }
  return {
    fresh(address, ctx) {
      const entry = entries.get(address)
      const now = millisecondsOf(ctx)
      if (!entry?.page || !isFresh(entry, now)) return null
      const isDue = now - entry.readAt >= TIMES.renewed && now - entry.failedAt >= TIMES.renewed
      // Not awaited: `renew` has logged the error.
      if (isDue) renew(entry, ctx).catch(() => undefined)
      return entry.page
    },
    async current(address, ctx) {
      const entry = entries.get(address)
      if (!entry) return null
      const now = millisecondsOf(ctx)
      if (entry.page && isFresh(entry, now)) return entry.page
      const stale = now - entry.readAt <= TIMES.servedOnFailure ? entry.page : null
      if (stale && now - entry.failedAt < TIMES.renewed) return stale
      try {
        return await renew(entry, ctx)
      } catch (error) {
        if (isGone(error)) return null
        if (stale) return stale
        throw error
      }
    },
    keep(address, ctx, read) {
      const known = entries.get(address)
      if (known) return renew(known, ctx)
      const entry: Entry = {
        ...{ address, read, account: null, page: null, digest: null },
        ...{ readAt: NEVER, failedAt: NEVER, reading: null },
      }
      entries.set(address, entry)
      return renew(entry, ctx)
    },
    expire(account) {
      for (const entry of entries.values()) {
        // A page that is read for the first time has no known account yet.
        if (entry.account !== account && entry.account !== null) continue
        entry.readAt = NEVER
        entry.reading = null
      }
    },
  }
}

const NEVER = Number.NEGATIVE_INFINITY
const millisecondsOf = ({ now }: Pick<Ctx, 'now'>) => now.epochMilliseconds
const isGone = (error: unknown) => error instanceof Refusal && error.code === 'not_found'

/** A clock that was set back does not make a page fresh. */
function isFresh({ readAt }: Entry, now: number): boolean {
  const age = now - readAt
  return age >= 0 && age < TIMES.served && Math.floor(now / MINUTE) === Math.floor(readAt / MINUTE)
}

/** The pages of a node, by the database that they are read from. */
export const pagesOf = perDatabase(() => createPageCache())
