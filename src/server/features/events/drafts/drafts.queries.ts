import { z } from 'zod'
import { SETTINGS_SUBJECTS } from '#domain/event/draft/parts/part.ts'
import type { ToCheck } from '#domain/event/draft/parts/to-check.ts'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'

/** A warning that is meant so, as its sentence was shown. */
export interface KeptWarning {
  readonly path: string
  readonly message: string
}

export interface StoredDraft {
  /** A definition as it was saved, also of an earlier schema version. */
  readonly draft: unknown
  readonly revision: number
  readonly savedAt: Temporal.Instant
  readonly savedBy: string
  readonly publishedVersion: number | null
  readonly isCalledOff: boolean
  /** What was assumed and nobody has looked at yet. */
  readonly toCheck: readonly ToCheck[]
  /** Warnings that are meant so. */
  readonly keptWarnings: readonly KeptWarning[]
}

const notes = z.object({
  toCheck: z.array(z.object({ text: z.string(), subject: z.enum(SETTINGS_SUBJECTS) })),
  keptWarnings: z.array(z.object({ path: z.string(), message: z.string() })),
})

export const findDraft = (tx: Tx, eventId: string): Promise<StoredDraft | undefined> => readDraft(tx, eventId)

/** The draft, which nobody else changes until the transaction ends. */
export const lockDraft = (tx: Tx, eventId: string): Promise<StoredDraft | undefined> =>
  readDraft(tx, eventId, { isLocked: true })

async function readDraft(
  tx: Tx,
  eventId: string,
  { isLocked = false } = {},
): Promise<StoredDraft | undefined> {
  const row = await kysely(tx)
    .selectFrom('event')
    .select(['draft', 'draftRevision', 'draftSavedAt', 'draftSavedBy', 'publishedVersion', 'calledOffAt'])
    .select(['toCheck', 'keptWarnings'])
    .where('eventId', '=', eventId)
    .$if(isLocked, (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  return (
    row && {
      draft: row.draft,
      revision: row.draftRevision,
      savedAt: row.draftSavedAt,
      savedBy: row.draftSavedBy,
      publishedVersion: row.publishedVersion,
      isCalledOff: row.calledOffAt !== null,
      ...notes.parse(row),
    }
  )
}

const MOST_OTHERS = 20

/** The drafts of the other events of the account, the newest events first. */
export async function listOtherDrafts(
  tx: Tx,
  eventId: string,
): Promise<{ readonly eventId: string; readonly draft: unknown }[]> {
  return kysely(tx)
    .selectFrom('event')
    .select(['eventId', 'draft'])
    .where('eventId', '!=', eventId)
    .orderBy('createdAt', 'desc')
    .orderBy('eventId', 'desc')
    .limit(MOST_OTHERS)
    .execute()
}

export async function saveDraft(
  tx: Tx,
  row: {
    readonly eventId: string
    readonly draft: unknown
    readonly revision: number
    readonly savedAt: Temporal.Instant
    readonly savedBy: string
  },
): Promise<void> {
  await kysely(tx)
    .updateTable('event')
    .set({
      draft: jsonb(row.draft),
      draftRevision: row.revision,
      draftSavedAt: row.savedAt.toString(),
      draftSavedBy: row.savedBy,
    })
    .where('eventId', '=', row.eventId)
    .execute()
}

/** Changes what is kept beside a draft. Call it under the lock of the draft. */
export async function saveNotes(
  tx: Tx,
  eventId: string,
  { toCheck, keptWarnings }: Partial<Pick<StoredDraft, 'toCheck' | 'keptWarnings'>>,
): Promise<void> {
  await kysely(tx)
    .updateTable('event')
    .set({
      ...(toCheck === undefined ? {} : { toCheck: jsonb(toCheck) }),
      ...(keptWarnings === undefined ? {} : { keptWarnings: jsonb(keptWarnings) }),
    })
    .where('eventId', '=', eventId)
    .execute()
}
