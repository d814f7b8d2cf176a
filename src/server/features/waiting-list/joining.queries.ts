import { sql } from 'kysely'
import { z } from 'zod'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'
import type { Claim } from '#server/features/places/claims/claim.ts'

/** What `join_waiting_list` in the database needs to put a party on the waiting list. */
export interface Joining {
  readonly waitingEntryId: string
  readonly version: number
  readonly key: string
  /** hex of SHA-256 of the request: the same key with another body is refused. */
  readonly requestHash: string
  readonly tokenHash: string
  readonly size: number
  /** The whole party first, then smaller and smaller. */
  readonly wishes: readonly { readonly size: number; readonly claims: readonly Claim[] }[]
  readonly draft: unknown
  readonly contact: { firstName: string; lastName: string; email: string; phone: string }
}

const verdictSchema = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.enum(['joined', 'seen', 'key_reused']), waitingEntryId: z.uuid() }),
  z.object({ verdict: z.literal('version_gone') }),
  z.object({ verdict: z.literal('places_free') }),
  z.object({ verdict: z.literal('too_large'), pool: z.string() }),
])

export type JoinVerdict = z.infer<typeof verdictSchema>

/** See db/functions/public.join_waiting_list.sql for the promises. */
export async function join(tx: Tx, account: string, eventId: string, entry: Joining): Promise<JoinVerdict> {
  const { rows } = await sql<{ verdict: unknown }>`
    SELECT join_waiting_list(${account}, ${eventId}, ${jsonb(entry)}) AS verdict`.execute(kysely(tx))
  return verdictSchema.parse(rows[0]?.verdict)
}

/** What a key has already created, whatever has changed since. */
export async function findByKey(tx: Tx, eventId: string, key: string) {
  return kysely(tx)
    .selectFrom('waitingEntry')
    .select(['waitingEntryId', 'requestHash'])
    .where('eventId', '=', eventId)
    .where('idempotencyKey', '=', key)
    .executeTakeFirst()
}
