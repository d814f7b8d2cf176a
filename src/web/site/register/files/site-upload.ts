import type { deleteUpload as DeleteUpload, uploadFile as UploadFile } from '#contract/files.ts'
import { formError } from '#domain/form/fields/messages.ts'
import type { Upload } from '#web/kit/form/upload-queue.ts'
import { type Answer, call, type Remote } from '#web/lib/call.ts'
import { lighterPhoto } from '#web/lib/lighter-photo.ts'
import { sendBytes } from '#web/lib/send-bytes.ts'
import type { FilePlace } from '../order/file-tools.ts'

export const uploadFile: Remote<typeof UploadFile> = {
  method: 'POST',
  path: '/v1/site/events/:slug/drafts/:draft/files',
}
export const deleteUpload: Remote<typeof DeleteUpload> = {
  method: 'DELETE',
  path: '/v1/site/drafts/:draft/files/:fileId',
}

interface Form {
  readonly slug: string
  readonly version: number
  readonly secret: () => string
  readonly placeOf: (field: string) => FilePlace | null
}

/** Uploads files of an event's form, under its secret; photographs are made smaller first. */
export const siteUpload =
  ({ slug, version, secret, placeOf }: Form): Upload =>
  async (file, { field, signal, onProgress }) => {
    const place = placeOf(field)
    if (place === null) throw new Error(`No field for files has the id ${field}.`)
    const { question, person } = place
    const answer = await sendBytes(uploadFile, {
      params: { slug, draft: secret() },
      query: { name: file.name, version, question, ...(person === null ? {} : { person }) },
      ...{ bytes: await lighterPhoto(file), signal, onProgress },
    })
    if (answer.ok) return answer.data
    const own = refusalOf(answer)
    if (own === null) throw new Error(answer.code)
    return { refused: { ...formError('UPLOAD_FAILED'), own } }
  }

/** Why a file is not accepted, in a sentence; null where the same may be accepted a moment later. */
function refusalOf({ offline, status, problem }: Extract<Answer<never>, { ok: false }>): string | null {
  if (offline || status >= 500 || status === 408 || status === 429 || problem === null) return null
  return problem.problems?.[0]?.message ?? problem.title
}

/** What a form does not want any more need not wait for a day. Whether it worked is seen nowhere. */
export function removeUpload(draft: string, fileId: string): void {
  void call(deleteUpload, { params: { draft, fileId } })
}
