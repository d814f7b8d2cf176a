import { sql } from 'kysely'
import { z } from 'zod'
import { type Database, kysely, type Tx } from '#server/db/database.ts'

interface TypedCode {
  readonly eventId: string
  readonly askedFrom: Buffer
  /** Keyed hashes of the code, and of what it begins with. */
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

/** Seconds until the code may be answered; 0: now. See `try_code` in db/migrations/0024-wrong-codes.sql. */
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

/** A gate: of all accounts. */
export async function deleteOld(tx: Tx): Promise<void> {
  await sql`SELECT gate.forget_wrong_codes()`.execute(kysely(tx))
}
