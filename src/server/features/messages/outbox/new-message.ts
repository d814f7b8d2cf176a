import { changes } from '#domain/audit/changes.ts'
import { newId } from '#server/db/new-id.ts'
import type { MessageKind } from './queue-message.ts'

/** A message that is queued with the registration it is about: as a row, a job, and a line in the history. */
export function newMessage(kind: MessageKind, now: Temporal.Instant) {
  const id = newId()
  return {
    row: { id, kind },
    job: { task: 'send-message', payload: { message: id }, runAt: now.toString(), key: `send:${id}` },
    history: { action: 'message.queued', details: { kind, ...changes({}, { message: 'queued' }) } },
  } as const
}
