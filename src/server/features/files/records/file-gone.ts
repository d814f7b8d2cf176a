import type { RegistrationDraft } from '#domain/registration/draft.ts'
import type { NamedFile } from '#domain/registration/files-of-draft.ts'
import { fileTitles } from '#i18n/pl/file-refusals.ts'
import { Refusal } from '#server/http/refusal.ts'

/** A file that a draft names and may not have, at the question where it was added. */
export function fileGone(
  draft: Pick<RegistrationDraft, 'people'>,
  { id, person, question }: NamedFile,
): Refusal {
  const index = draft.people.findIndex(({ ref }) => ref === person)
  const field = index < 0 ? `draft.${question}` : `draft.people.${index}.${question}`
  const message = fileTitles.file_gone
  return new Refusal('file_gone', {
    params: { file: id },
    problems: [{ code: 'file_gone', field, person, where: question, message, params: { file: id } }],
  })
}
