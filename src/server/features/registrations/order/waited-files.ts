import { registrationDraftSchema } from '#domain/registration/draft.ts'
import { filesOfDraft } from '#domain/registration/files-of-draft.ts'
import type { Hold } from '#server/features/places/claims/hold.ts'

/** Ids of the files that a party brought when it joined the waiting list: theirs, whichever form takes the offer up. */
export function waitedFiles(hold: Pick<Hold, 'waitingEntryId' | 'draft'> | null): ReadonlySet<string> {
  if (hold === null || hold.waitingEntryId === null) return new Set()
  return new Set(filesOfDraft(registrationDraftSchema.parse(hold.draft)).map(({ id }) => id))
}
