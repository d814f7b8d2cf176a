import { z } from 'zod'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findFew } from './find-few.ts'
import { compareInOrder } from './in-order.ts'
import { type Found, type Place, type Sort, sortFound, type Wanted, walkRows } from './listed.queries.ts'
import { type Walked, walk } from './walk.ts'

/** So many rows in the order are looked at first: what many match fills a page from them. */
const FIRST_WINDOW = 2_000
/** The order of so few is made by sorting them; of more, by sorting so many at a time. */
const FEW = 1_000
/** What matches more of a long list is found by looking on, so many rows at a time. */
const WINDOW = 20_000
const MOST_WINDOWS = 2

interface Page {
  readonly after: Place | null
  readonly limit: number
}

/** The next rows of a list, however far they are looked for. */
export async function findPage(tx: Tx, wanted: Wanted, { after, limit }: Page): Promise<Found[]> {
  const found: Found[] = []
  let place = after
  do {
    const part: Walked = await findPart(tx, wanted, { after: place, limit: limit - found.length })
    found.push(...part.found)
    place = part.end
  } while (place !== null && found.length < limit)
  return found
}

/**
 * The next rows of a list, as fast at its end as at its beginning. What many rows match is found along the index of the order,
 * where it says itself where they stand only there; what few match, along the index of marks. Where neither helps it ends after
 * so many rows that were looked at: then there may be more behind `end`.
 */
export async function findPart(tx: Tx, wanted: Wanted, page: Page): Promise<Walked> {
  const { marks, born, near } = wanted
  if (marks === null && born === null) return whole(await walkRows(tx, wanted, ofAll(page)))
  const ranges = near?.apart === null ? near.ranges : null
  const window = Math.max(FIRST_WINDOW, page.limit)
  const first = await walk(tx, wanted, ranges, { ...page, window, windows: 1 })
  if (first.end === null) return first
  const goOn = async () => {
    const on = { after: first.end, limit: page.limit - first.found.length }
    const { found, end } = await walk(tx, wanted, ranges, { ...on, window: WINDOW, windows: MOST_WINDOWS })
    return { found: [...first.found, ...found], end }
  }
  // If matches go on as they began, the page is full within a window: the index of marks would collect all of them first.
  const missing = page.limit - first.found.length
  if (first.found.length > 0 && (missing * window) / first.found.length < WINDOW / 2) return goOn()
  return (await findNear(tx, wanted, page)) ?? (await findSorted(tx, wanted, page)) ?? goOn()
}

const ofAll = (page: Page) => ({ ...page, range: null, window: page.limit })

const whole = (found: readonly Found[]): Walked => ({ found, end: null })

/** Few matches, sorted. Null when they are too many. */
async function findSorted(tx: Tx, wanted: Wanted, page: Page): Promise<Walked | null> {
  const ids = await findFew(tx, wanted)
  return ids === null ? null : whole(await sortParts(tx, wanted, ids, page))
}

/** Matches where the order says that they stand, with the few that stand apart. Null when these are many, or the others not near. */
async function findNear(tx: Tx, wanted: Wanted, page: Page): Promise<Walked | null> {
  const { near } = wanted
  if (near === null || near.apart === null) return null
  const apart = await findFew(tx, { ...wanted, marks: near.apart })
  if (apart === null) return null
  const others = await sortParts(tx, wanted, apart, page)
  const window = Math.max(FIRST_WINDOW, page.limit)
  const first = await walk(tx, wanted, near.ranges, { ...page, window, windows: 1 })
  if (first.end === null) return merged(wanted, first, others, page.limit)
  const few = await findSorted(tx, wanted, page)
  if (few !== null) return few
  const all = await walk(tx, wanted, near.ranges, { ...page, window: WINDOW, windows: MOST_WINDOWS })
  return merged(wanted, all, others, page.limit)
}

/** Both in the order, each row once, as far as the walk went. */
function merged(wanted: Wanted, { found, end }: Walked, others: readonly Found[], limit: number): Walked {
  const walked = new Set(found.map(({ id }) => id))
  const reached = others.filter(
    (other) => !walked.has(other.id) && (end === null || compareInOrder(wanted, other, end) <= 0),
  )
  const both = [...found, ...reached].toSorted((one, other) => compareInOrder(wanted, one, other))
  return both.length < limit ? { found: both, end } : whole(both.slice(0, limit))
}

/** The next of rows by their ids, in the order: the first of each part, of which the first are taken. */
async function sortParts(tx: Tx, wanted: Wanted, ids: readonly string[], page: Page): Promise<Found[]> {
  const found: Found[] = []
  for (let at = 0; at < ids.length; at += FEW)
    found.push(...(await sortFound(tx, wanted, ids.slice(at, at + FEW), { ...page, isMatch: true })))
  return found.toSorted((one, other) => compareInOrder(wanted, one, other)).slice(0, page.limit)
}

const placeSchema = z.tuple([z.string().max(300), z.uuid()])

/** The place of a row as the address of the next page has it. */
export const writePlace = ({ key, id }: Place): string =>
  Buffer.from(JSON.stringify([key, id])).toString('base64url')

/** @throws Refusal invalid_input for what is no place in this order */
export function readPlace(text: string | undefined, sort: Sort): Place | null {
  if (text === undefined) return null
  const place = placeSchema.safeParse(parsed(text))
  if (!place.success || !isKey(place.data[0], sort)) throw new Refusal('invalid_input')
  return { key: place.data[0], id: place.data[1] }
}

function isKey(key: string, sort: Sort): boolean {
  try {
    if (sort === 'time') Temporal.Instant.from(key.replace(' ', 'T'))
    if (sort === 'age') Temporal.PlainDate.from(key)
    return !key.includes('\0')
  } catch {
    return false
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}
