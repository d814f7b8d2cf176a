import type { Tx } from '#server/db/database.ts'
import {
  endOfWindow,
  type Found,
  isDown,
  type Near,
  type Place,
  type Wanted,
  walkRows,
} from './listed.queries.ts'

/** What was found on a walk, and how far it went: null when it went to the end or found enough. */
export interface Walked {
  readonly found: readonly Found[]
  readonly end: Place | null
}

interface Walk {
  readonly after: Place | null
  readonly limit: number
  /** So many rows are looked at by one statement. */
  readonly window: number
  /** So many windows are looked at in all. */
  readonly windows: number
}

/** The next matches along the order, in these ranges of it; null: in all of it. */
export async function walk(
  tx: Tx,
  wanted: Wanted,
  ranges: Near['ranges'] | null,
  { after, limit, window, windows }: Walk,
): Promise<Walked> {
  const found: Found[] = []
  let left = windows
  for (const range of ranges === null ? [null] : isDown(wanted) ? ranges.toReversed() : ranges)
    for (let place: Place | null = after; ; ) {
      const stretch: { readonly after: Place | null; readonly window: number } = { after: place, window }
      found.push(...(await walkRows(tx, wanted, { ...stretch, range, limit: limit - found.length })))
      if (found.length >= limit) return { found, end: null }
      place = await endOfWindow(tx, wanted, { ...stretch, range })
      if (place === null) break
      left -= 1
      if (left === 0) return { found, end: place }
    }
  return { found, end: null }
}
