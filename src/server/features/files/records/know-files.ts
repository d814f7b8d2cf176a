import type { FileReference } from '#domain/form/fields/file.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { filesOfDraft, type NamedFile, withFiles } from '#domain/registration/files-of-draft.ts'
import { sha256 } from '#server/base/secrets.ts'
import type { Tx } from '#server/db/database.ts'
import { fileGone } from './file-gone.ts'
import { findNamed, type NamedRow } from './files.queries.ts'

interface Input<Draft> {
  readonly eventId: string
  readonly draft: Draft
  /** The secret of the form that uploaded what is new; null: nothing is. */
  readonly uploads: string | null
  /** The registration that has files already, with what was agreed: a file of it that was removed since stays named. */
  readonly has?: { readonly registrationId: string; readonly agreed: RegistrationDraft }
  /** Ids of files that were checked when a party joined the waiting list. */
  readonly waited?: ReadonlySet<string>
}

/**
 * The draft with its files as they are stored: name, size and kind are those found here, whatever was sent. Of the form
 * that uploaded them, for the question for which they were checked, or of the same answer before. Whether they still are
 * is decided when they are attached.
 * @throws Refusal file_gone
 */
export async function knowFiles<Draft extends Pick<RegistrationDraft, 'answers' | 'people'>>(
  tx: Tx,
  { eventId, draft, uploads, has, waited = new Set() }: Input<Draft>,
): Promise<Draft> {
  const named = filesOfDraft(draft)
  if (named.length === 0) return draft
  const rows = new Map(
    (await findNamed(tx, { eventId, ids: named.map(({ id }) => id) })).map((row) => [row.fileId, row]),
  )
  const agreed = new Set(has === undefined ? [] : filesOfDraft(has.agreed).map(answerOf))
  const hash = uploads === null ? null : sha256(uploads)
  const isTheirs = (file: NamedFile, row: NamedRow): boolean => {
    if (row.question !== file.question) return false
    if (row.registrationId !== null && row.registrationId === has?.registrationId)
      return row.person === file.person
    return waited.has(file.id) || (hash !== null && row.draftHash.equals(hash))
  }
  return withFiles(draft, (file, sent): FileReference => {
    const row = rows.get(file.id)
    if (row === undefined && agreed.has(answerOf(file))) return sent
    if (row === undefined || !isTheirs(file, row)) throw fileGone(draft, file)
    return { id: row.fileId, name: row.name, size: row.size, type: row.mediaType }
  })
}

const answerOf = ({ id, person, question }: NamedFile): string => JSON.stringify([id, person, question])
