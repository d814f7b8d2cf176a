import type { FileReference } from '#domain/form/fields/file.ts'
import { sha256 } from '#server/base/secrets.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type AttachedAnswer, writeAttached } from './files.queries.ts'
import { listReadableFiles } from './list-readable-files.ts'

interface Input {
  readonly eventId: string
  readonly registrationId: string
  /** The secret of the form by which they were uploaded; null: none is new. */
  readonly draft: string | null
  /** Every file that the answers of the registration name, also those that it has already. */
  readonly files: readonly AttachedAnswer[]
  /** Ids of files that were agreed on: what was removed of them since is not attached again, and not missed. */
  readonly agreed?: ReadonlySet<string>
  /** Until when they may be kept; null: as long as the registration. */
  readonly keptUntil?: Temporal.Instant | null
}

/**
 * Makes the files of a registration those that its answers name, in the transaction that writes the answers; files that
 * they no longer name are removed. Returns what is to be stored in the answers, by id: name, size and type are those
 * found here, whatever was sent.
 * @throws Refusal file_gone when one is not of this form and event, is part of another registration, or was removed
 */
export async function attachFiles(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account'>,
  { eventId, registrationId, draft, files: named, agreed = new Set(), keptUntil = null }: Input,
): Promise<ReadonlyMap<string, FileReference>> {
  const before = new Set(
    (await listReadableFiles(tx, { registrationId, seenBy: 'staff' })).map(({ id }) => id),
  )
  const files = named.filter(({ id }) => !agreed.has(id) || before.has(id))
  const draftHash = draft === null ? null : sha256(draft)
  const missing = await writeAttached(tx, {
    ...{ account: ctx.account, eventId, registrationId },
    ...{ draftHash, files, keptUntil },
  })
  if (missing.length > 0) throw new Refusal('file_gone', { params: { file: missing[0] ?? '' } })
  const attached = await listReadableFiles(tx, { registrationId, seenBy: 'staff' })
  return new Map(attached.map(({ id, name, size, type }) => [id, { id, name, size, type }]))
}
