import type { Tx } from '#server/db/database.ts'
import { selectMessageStates } from './message-states.queries.ts'

/** By kind ('tickets'), the states of a registration's messages, oldest first: queued, sent, skipped, failed, kept. */
export async function listMessageStates(
  tx: Tx,
  registrationId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const states = new Map<string, string[]>()
  for (const { kind, state } of await selectMessageStates(tx, registrationId))
    states.set(kind, [...(states.get(kind) ?? []), state])
  return states
}
