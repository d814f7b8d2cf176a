import { useEffect, useRef, useState } from 'react'
import { type PictureView, uploadPicture } from '#contract/pictures.ts'
import { fileFault } from '#domain/form/fields/file-rules.ts'
import { PICTURE_FILES, type PicturePurpose } from '#domain/pictures/picture.ts'
import { formMessage } from '#i18n/pl/form.ts'
import type { Answer } from '#web/lib/call.ts'
import { sendBytes } from '#web/lib/send-bytes.ts'
import { lighterPhoto } from './lighter-photo.ts'
import { useNotePicture } from './picture-api.ts'

/** What becomes of a chosen file. */
export type PictureUpload =
  | { readonly state: 'idle' }
  | { readonly state: 'sending'; readonly name: string; readonly share: number }
  | { readonly state: 'failed'; readonly name: string; readonly sentence: string; readonly mayRetry: boolean }

interface Uploading {
  readonly accountId: string
  readonly purpose: PicturePurpose
  readonly onUploaded: (picture: PictureView) => void
}

/** One upload at a time: a file that is chosen meanwhile takes the place of the one that is on its way. */
export function usePictureUpload({ accountId, purpose, onUploaded }: Uploading) {
  const note = useNotePicture(accountId)
  const [upload, setUpload] = useState<PictureUpload>({ state: 'idle' })
  const job = useRef<{ readonly file: File; readonly stop: AbortController } | null>(null)
  useEffect(() => () => job.current?.stop.abort(), [])

  const send = async (file: File) => {
    job.current?.stop.abort()
    const { name } = file
    const stop = new AbortController()
    job.current = { file, stop }
    const isCurrent = () => job.current?.stop === stop && !stop.signal.aborted
    setUpload({ state: 'sending', name, share: 0 })
    const bytes = await lighterPhoto(file)
    if (!isCurrent()) return
    const fault = fileFault({ name, size: bytes.size, type: bytes.type }, PICTURE_FILES)
    if (fault !== null)
      return setUpload({ state: 'failed', name, sentence: formMessage(fault), mayRetry: false })
    const answer = await sendBytes(uploadPicture, {
      ...{ params: { accountId }, query: { name, purpose }, bytes, signal: stop.signal },
      onProgress: (share) => isCurrent() && setUpload({ state: 'sending', name, share }),
    })
    if (!isCurrent()) return
    if (!answer.ok) return setUpload({ state: 'failed', name, ...troubleOf(answer) })
    setUpload({ state: 'idle' })
    note(answer.data)
    onUploaded(answer.data)
  }
  return {
    upload,
    send: (file: File) => void send(file),
    retry: () => {
      if (job.current !== null) void send(job.current.file)
    },
    cancel: () => {
      job.current?.stop.abort()
      setUpload({ state: 'idle' })
    },
  }
}

function troubleOf(answer: Extract<Answer<PictureView>, { ok: false }>) {
  if (answer.offline) return { sentence: 'Brak połączenia, zdjęcie nie zostało wgrane.', mayRetry: true }
  const { problem, status } = answer
  return {
    sentence:
      problem?.problems?.[0]?.message ??
      problem?.title ??
      'Nie udało się wgrać. To nasza usterka, spróbuj za chwilę.',
    mayRetry: status >= 500 || status === 408 || status === 429,
  }
}
