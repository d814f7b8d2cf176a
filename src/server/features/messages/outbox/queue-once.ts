import { createHash } from 'node:crypto'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findKeyedMessage } from './messages.queries.ts'
import { queueMessage } from './queue-message.ts'

interface Once {
  readonly key: string
  /** What identifies a repetition. */
  readonly request: readonly unknown[]
}

/**
 * Queues a message that the staff have asked for, once for each key, in the registration's lock: of two clicks the second
 * waits for the first and queues nothing. `prepare` is called only for the first.
 * @throws Refusal key_reused
 */
export async function queueOnce(
  tx: Tx,
  ctx: TenantCtx,
  { key, request }: Once,
  prepare: () => Omit<Parameters<typeof queueMessage>[2], 'keyed'>,
): Promise<void> {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest()
  const seen = await findKeyedMessage(tx, key)
  if (seen === undefined) {
    if (!(await queueMessage(tx, ctx, { ...prepare(), keyed: { key, requestHash } })))
      throw new Refusal('key_reused')
  } else if (!seen.equals(requestHash)) throw new Refusal('key_reused')
}
