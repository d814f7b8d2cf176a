import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { filesOfDraft } from '#domain/registration/files-of-draft.ts'
import { sha256 } from '#server/base/secrets.ts'
import type { Tx } from '#server/db/database.ts'
import { fileGone } from './file-gone.ts'
import { keepUploads } from './files.queries.ts'

interface Input {
  readonly draft: Pick<RegistrationDraft, 'answers' | 'people'>
  /** The secret of the form that uploaded them. */
  readonly uploads: string | undefined
  readonly until: Temporal.Instant
}

/**
 * Keeps the files of a draft that waits for somebody's decision: they are attached later, by the same secret.
 * @throws Refusal file_gone when one of them is not there
 */
export async function keepFiles(tx: Tx, { draft, uploads = '', until }: Input): Promise<void> {
  const files = filesOfDraft(draft)
  const [first] = files
  if (first === undefined) return
  const ids = [...new Set(files.map(({ id }) => id))]
  const kept = await keepUploads(tx, { draftHash: sha256(uploads), ids, until })
  if (kept < ids.length) throw fileGone(draft, first)
}
