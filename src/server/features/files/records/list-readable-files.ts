import type { FileReference } from '#domain/form/fields/file.ts'
import type { Tx } from '#server/db/database.ts'
import { listOfRegistration } from './files.queries.ts'

/** A file of a registration, with the answer that it belongs to. */
interface ReadableFile extends FileReference {
  /** The ref of a person; null: of the whole registration. */
  readonly person: string | null
  readonly question: string | null
}

/** The files of a registration that the staff, or its registrant by the link, may download. */
export async function listReadableFiles(
  tx: Tx,
  of: { readonly registrationId: string; readonly seenBy: 'registrant' | 'staff' },
): Promise<readonly ReadableFile[]> {
  const rows = await listOfRegistration(tx, of)
  return rows.map(({ fileId: id, name, size, mediaType: type, person, question }) => ({
    ...{ id, name, size, type },
    ...{ person, question },
  }))
}
