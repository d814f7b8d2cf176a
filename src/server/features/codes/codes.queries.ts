import { sql } from 'kysely'
import { z } from 'zod'
import { type Database, kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'

interface TypedCode {
  readonly eventId: string
  readonly askedFrom: Buffer
  /** Keyed hashes of the code, and of its beginning. */
  readonly code: Buffer
  readonly beginnings: readonly Buffer[]
  readonly isKnown: boolean
}

interface Limits {
  /** Minutes. */
  readonly window: number
  readonly ofAddress: number
  readonly ofAll: number
}

/** Seconds until the code may be answered; 0: now. See db/functions/public.try_code.sql. */
export async function writeTry(
  { db, account }: { readonly db: Database; readonly account: string },
  { eventId, askedFrom, code, beginnings, isKnown }: TypedCode,
  { window, ofAddress, ofAll }: Limits,
): Promise<number> {
  const call = sql`try_code(${account}, ${eventId}, ${askedFrom}, ${code}, ${beginnings}::bytea[], ${isKnown},
                            make_interval(mins => ${window}), ${ofAddress}, ${ofAll})`
  return z
    .number()
    .int()
    .parse(await db.call(account, call))
}

interface TriedPeople {
  readonly eventId: string
  readonly askedFrom: Buffer
  /** Keyed hashes, hex: the person, and what people who may be guessed have in common. */
  readonly people: readonly { readonly subject: string; readonly person: string }[]
}

/** Seconds until they may be evaluated; 0: now. See db/functions/public.try_people.sql. */
export async function writePeople(
  { db, account }: { readonly db: Database; readonly account: string },
  { eventId, askedFrom, people }: TriedPeople,
  { window, ofAddress, ofAll }: Limits,
): Promise<number> {
  const call = sql`try_people(${account}, ${eventId}, ${askedFrom}, ${jsonb(people)},
                              make_interval(mins => ${window}), ${ofAddress}, ${ofAll})`
  return z
    .number()
    .int()
    .parse(await db.call(account, call))
}

/**
 * Of codes that prove themselves: whether each was issued and still works, by 'list name'. What is missing was never issued. A
 * code that stands in the document itself is not looked up.
 */
export async function findIssued(
  tx: Tx,
  eventId: string,
  codes: readonly { readonly limit: string; readonly name: string }[],
): Promise<ReadonlyMap<string, 'open' | 'withdrawn' | 'declined'>> {
  const rows = await kysely(tx)
    .selectFrom('invite')
    .select(['pool', 'codeName', 'withdrawnAt', 'declinedAt'])
    .where('eventId', '=', eventId)
    .where((eb) =>
      eb.or(codes.map(({ limit, name }) => eb.and([eb('pool', '=', limit), eb('codeName', '=', name)]))),
    )
    .execute()
  return new Map(
    rows.map(({ pool, codeName, withdrawnAt, declinedAt }) => [
      `${pool} ${codeName}`,
      withdrawnAt !== null ? 'withdrawn' : declinedAt !== null ? 'declined' : 'open',
    ]),
  )
}

/** Cross-tenant: for all accounts. */
export async function deleteOld(tx: Tx): Promise<void> {
  await sql`SELECT cross_tenant.forget_wrong_codes(), cross_tenant.forget_tried_people()`.execute(kysely(tx))
}
