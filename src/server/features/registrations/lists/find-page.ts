import { z } from 'zod'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import {
  endOfWindow,
  type Found,
  findMatching,
  isDown,
  type Place,
  type Sort,
  sortFound,
  type Wanted,
  walkRows,
} from './listed.queries.ts'

/** So many rows in the order are looked at first: what many match fills a page from them. */
const FIRST_WINDOW = 2_000
/** The order of so few is made by sorting them; of more, by sorting so many at a time. */
const FEW = 1_000
const MOST_SORTED = 5_000
/** What matches more of a long list is found by looking on, so many rows at a time. */
const WINDOW = 20_000

/**
 * The next rows of a list, as fast at its end as at its beginning. What many rows match is found along the index of the
 * order; what few match, along the index of marks.
 */
export async function findPage(
  tx: Tx,
  wanted: Wanted,
  { after, limit }: { readonly after: Place | null; readonly limit: number },
): Promise<Found[]> {
  const isAll = wanted.marks === null && wanted.born === null
  if (isAll) return walkRows(tx, wanted, { after, window: limit, limit })
  const window = Math.max(FIRST_WINDOW, limit)
  const first = await walkRows(tx, wanted, { after, window, limit })
  if (first.length >= limit) return first
  const end = await endOfWindow(tx, wanted, { after, window })
  if (end === null) return first
  const walk = { found: first, end, limit }
  // If matches go on as they began, the page is full within a window: the index of marks would collect all of them first.
  const isNear = first.length > 0 && ((limit - first.length) * window) / first.length < WINDOW / 2
  if (isNear) return walkOn(tx, wanted, walk)
  const some = await findMatching(tx, wanted, MOST_SORTED + 1)
  return some.length <= MOST_SORTED ? sortParts(tx, wanted, some, { after, limit }) : walkOn(tx, wanted, walk)
}

/** The next of rows by their ids, in the order: the first of each part, of which the first are taken. */
async function sortParts(
  tx: Tx,
  wanted: Wanted,
  ids: readonly string[],
  page: { readonly after: Place | null; readonly limit: number },
): Promise<Found[]> {
  const found: Found[] = []
  for (let at = 0; at < ids.length; at += FEW)
    found.push(...(await sortFound(tx, wanted, ids.slice(at, at + FEW), page)))
  return found.toSorted((one, other) => inOrder(wanted, one, other)).slice(0, page.limit)
}

/** As the database orders them: keys by their bytes, equal ones by their ids. */
function inOrder(wanted: Wanted, one: Found, other: Found): number {
  const byKey = Buffer.compare(Buffer.from(one.key), Buffer.from(other.key))
  const up = byKey === 0 ? Buffer.compare(Buffer.from(one.id), Buffer.from(other.id)) : byKey
  return isDown(wanted) ? -up : up
}

async function walkOn(
  tx: Tx,
  wanted: Wanted,
  start: { readonly found: readonly Found[]; readonly end: Place; readonly limit: number },
): Promise<Found[]> {
  const found = [...start.found]
  let end: Place | null = start.end
  while (end !== null && found.length < start.limit) {
    const walk: { readonly after: Place; readonly window: number } = { after: end, window: WINDOW }
    found.push(...(await walkRows(tx, wanted, { ...walk, limit: start.limit - found.length })))
    end = found.length < start.limit ? await endOfWindow(tx, wanted, walk) : null
  }
  return found
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
