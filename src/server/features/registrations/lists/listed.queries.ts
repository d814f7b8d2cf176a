import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { KeyRange } from '#domain/lists/name-ranges.ts'
import { kysely, type Tx } from '#server/db/database.ts'
import type { ListName } from './mark-query.ts'

export type Sort = 'name' | 'time' | 'age'

/** Where a row stands in an order: its key as text, and its id. */
export interface Place {
  readonly key: string
  readonly id: string
}

/** A found row. */
export interface Found extends Place {
  readonly registrationId: string
}

/** What is looked for. */
export interface Wanted {
  readonly list: ListName
  readonly eventId: string
  readonly sort: Sort
  readonly order: 'up' | 'down'
  /** Of `markQuery`. */
  readonly marks: string | null
  /** ISO days of birth, both included. */
  readonly born: { readonly from: string; readonly to: string } | null
  readonly near: Near | null
  /** Marks of few rows, among which all matches are; null when none are known to be few. */
  readonly lead: string | null
}

/** Where in the order matches stand. */
export interface Near {
  /** From the lowest to the highest; none within another. */
  readonly ranges: readonly KeyRange[]
  /** Marks of all matches that may stand elsewhere; null when none do. */
  readonly apart: string | null
}

/** A part of an order: of rows behind a place, in a range of keys; null: no such bound. */
export interface Stretch {
  readonly after: Place | null
  readonly range: KeyRange | null
}

/** The column of an order, how its key is written as text, and the type as which it is read again. */
const ORDERS: Readonly<Record<Sort, { column: RawBuilder<unknown>; type: RawBuilder<unknown> }>> = {
  name: { column: sql`name_key`, type: sql`text` },
  time: { column: sql`created_at`, type: sql`timestamptz` },
  age: { column: sql`born`, type: sql`date` },
}

const found = z.array(z.object({ id: z.uuid(), key: z.string(), registrationId: z.uuid() }))

/** Who is younger was born later: 'up' by age is down by birth. */
export const isDown = ({ sort, order }: Pick<Wanted, 'sort' | 'order'>) =>
  (sort === 'age') === (order === 'up')

function inOrder(wanted: Wanted) {
  const { column } = ORDERS[wanted.sort]
  const direction = isDown(wanted) ? sql`DESC` : sql`ASC`
  return sql`ORDER BY ${column} ${direction}, row_id ${direction}`
}

function within(wanted: Wanted, { after, range }: Stretch) {
  const { column, type } = ORDERS[wanted.sort]
  if (range === null) return behind(wanted, after)
  return sql`${column} >= ${range.from}::${type} AND ${column} < ${range.to}::${type} AND ${behind(wanted, after)}`
}

function behind(wanted: Wanted, after: Place | null) {
  const { column, type } = ORDERS[wanted.sort]
  if (after === null) return sql`true`
  const sign = isDown(wanted) ? sql`<` : sql`>`
  return sql`(${column}, row_id) ${sign} (${after.key}::${type}, ${after.id}::uuid)`
}

const keyOf = (wanted: Wanted) => sql`${ORDERS[wanted.sort].column}::text AS key`

const matching = ({ marks, born }: Wanted) =>
  sql`${marks === null ? sql`true` : sql`marks @@ ${marks}::tsquery`}
    AND ${born === null ? sql`true` : sql`born BETWEEN ${born.from}::date AND ${born.to}::date`}`

type Window = Stretch & { readonly window: number }

/**
 * The next `window` rows in the order, with what is asked about them. Where an age is asked for, only its rows are read: the
 * index of the order knows the birthday. `OFFSET 0` holds the database to one row after the other; a join of its own choice
 * may collect the whole window first.
 */
function windowOf(wanted: Wanted, walk: Window) {
  const { column } = ORDERS[wanted.sort]
  const next = (columns: RawBuilder<unknown>) => sql`
    (SELECT ${columns} FROM list_row
      WHERE event_id = ${wanted.eventId} AND list = ${wanted.list} AND ${within(wanted, walk)}
      ${inOrder(wanted)} LIMIT ${walk.window}) AS next`
  if (wanted.born === null || wanted.sort === 'age')
    return next(sql`row_id, registration_id, name_key, created_at, born, marks`)
  return sql`${next(sql`row_id, born, ${column}`)}
    CROSS JOIN LATERAL
      (SELECT registration_id, marks FROM list_row r WHERE r.row_id = next.row_id OFFSET 0) AS whole`
}

/** The next rows in the order, of which so many are looked at: those that match, at most `limit`. */
export async function walkRows(
  tx: Tx,
  wanted: Wanted,
  walk: Window & { readonly limit: number },
): Promise<Found[]> {
  const { rows } = await sql`
    SELECT row_id AS id, registration_id, ${keyOf(wanted)} FROM ${windowOf(wanted, walk)}
     WHERE ${matching(wanted)} ${inOrder(wanted)} LIMIT ${walk.limit}`.execute(kysely(tx))
  return found.parse(rows)
}

/** The place of the last row of a window; null when the stretch ends within it. */
export async function endOfWindow(tx: Tx, wanted: Wanted, walk: Window): Promise<Place | null> {
  const { rows } = await sql`
    SELECT row_id AS id, registration_id, ${keyOf(wanted)} FROM list_row
     WHERE event_id = ${wanted.eventId} AND list = ${wanted.list} AND ${within(wanted, walk)}
     ${inOrder(wanted)} OFFSET ${walk.window - 1} LIMIT 1`.execute(kysely(tx))
  return found.parse(rows)[0] ?? null
}

/** Ids of rows that match, in no order, at most so many. */
export async function findMatching(tx: Tx, wanted: Wanted, atMost: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM ${matchingIds(wanted, atMost)} AS m(id)`.execute(
    kysely(tx),
  )
  return rows.map(({ id }) => id)
}

/** How many match; counted to `atMost`. */
export async function countMatching(tx: Tx, wanted: Wanted, atMost: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::integer AS n FROM ${matchingIds(wanted, atMost)} AS m(id)`.execute(kysely(tx))
  return rows[0]?.n ?? 0
}

/** How many match among the first rows of each range, and whether no range has others. */
export async function countFirst(
  tx: Tx,
  wanted: Wanted,
  { ranges, window }: { readonly ranges: readonly KeyRange[] | null; readonly window: number },
): Promise<{ readonly found: number; readonly isWhole: boolean }> {
  const { column, type } = ORDERS[wanted.sort]
  const [from, to] = [ranges?.map((range) => range.from) ?? [], ranges?.map((range) => range.to) ?? []]
  const { rows } = await sql<{ found: number; isWhole: boolean }>`
    SELECT sum(found)::integer AS found, bool_and(seen < ${window}) AS is_whole
      FROM ${ranges === null ? sql`(SELECT) AS r` : sql`unnest(${from}::${type}[], ${to}::${type}[]) AS r(low, high)`}
     CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE ${matching(wanted)}) AS found, count(*) AS seen FROM (
        SELECT born, marks FROM list_row WHERE event_id = ${wanted.eventId} AND list = ${wanted.list}
           AND ${ranges === null ? sql`true` : sql`${column} >= r.low AND ${column} < r.high`}
         ${inOrder(wanted)} LIMIT ${window}) AS next) AS counted`.execute(kysely(tx))
  return rows[0] ?? { found: 0, isWhole: true }
}

function matchingIds({ list, eventId, marks, born }: Wanted, atMost: number) {
  if (marks !== null)
    return sql`cross_tenant.find_listed(${eventId}::uuid, ${list}, ${marks}, ${born?.from ?? '-infinity'}::date,
      ${born?.to ?? 'infinity'}::date, ${atMost})`
  const { from, to } = born ?? { from: '-infinity', to: 'infinity' }
  return sql`(SELECT row_id FROM list_row WHERE event_id = ${eventId} AND list = ${list}
    AND born BETWEEN ${from}::date AND ${to}::date LIMIT ${atMost})`
}

/** Rows by their ids in the order, behind a place; also those that do not match, unless `isMatch`. */
export async function sortFound(
  tx: Tx,
  wanted: Wanted,
  ids: readonly string[],
  page: { readonly after: Place | null; readonly limit: number; readonly isMatch?: boolean },
): Promise<Found[]> {
  const { rows } = await sql`
    WITH chosen AS MATERIALIZED (
      SELECT row_id, registration_id, name_key, created_at, born FROM list_row
       WHERE row_id = ANY (${ids}::uuid[]) AND event_id = ${wanted.eventId} AND list = ${wanted.list}
         AND ${page.isMatch ? matching(wanted) : sql`true`})
    SELECT row_id AS id, registration_id, ${keyOf(wanted)} FROM chosen
     WHERE ${behind(wanted, page.after)} ${inOrder(wanted)} LIMIT ${page.limit}`.execute(kysely(tx))
  return found.parse(rows)
}

/** How many of these rows match, without those in some ranges of the order of names. */
export async function countAmong(
  tx: Tx,
  wanted: Wanted,
  ids: readonly string[],
  without: readonly KeyRange[] = [],
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::integer AS n FROM list_row
     WHERE row_id = ANY (${ids}::uuid[]) AND event_id = ${wanted.eventId} AND list = ${wanted.list}
       AND ${matching(wanted)}
       AND NOT EXISTS (SELECT FROM unnest(${without.map(({ from }) => from)}::text[], ${without.map(({ to }) => to)}::text[])
                         AS r(low, high) WHERE name_key >= r.low AND name_key < r.high)`.execute(kysely(tx))
  return rows[0]?.n ?? 0
}
