import { isWholePdf, kindOfContent } from '#domain/form/fields/file-content.ts'
import { type FileKind, type FileRules, kindNames } from '#domain/form/fields/file-rules.ts'
import { wrongFileKind } from '#i18n/pl/file-refusals.ts'
import { Refusal } from '#server/http/refusal.ts'
import { fileRefusal } from './file-refusal.ts'
import { isPicture } from './open-picture.ts'
import { reencodePicture } from './reencode-picture.ts'

/** What is stored of an upload. */
export interface InspectedFile {
  readonly kind: FileKind
  readonly content: Buffer
}

/**
 * Decides by the content what an upload is, and makes pictures anew. Documents stay as they are: they are only ever sent
 * as attachments.
 * @throws Refusal file_kind, file_damaged or picture_too_large
 */
export async function inspectFile(content: Buffer, rules: FileRules): Promise<InspectedFile> {
  const kind = kindOfContent(content)
  if (kind === null || !rules.kinds.includes(kind))
    throw fileRefusal('file_kind', wrongFileKind(rules), { kinds: kindNames(rules).join(', ') })
  if (isPicture(kind)) return { kind, content: await reencodePicture(content, kind) }
  if (kind === 'pdf' && !isWholePdf(content)) throw new Refusal('file_damaged')
  return { kind, content }
}
