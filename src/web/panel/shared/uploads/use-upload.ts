import { useEffect, useRef, useState } from 'react'
import { type FileRules, fileFault } from '#domain/form/fields/file-rules.ts'
import { formMessage } from '#i18n/pl/form.ts'
import type { Answer } from '#web/lib/call.ts'

/** What becomes of a chosen file. */
export type Upload =
  | { readonly state: 'idle' }
  | { readonly state: 'sending'; readonly name: string; readonly share: number }
  | { readonly state: 'failed'; readonly name: string; readonly sentence: string; readonly mayRetry: boolean }

/** A file on its way. */
export interface Sent {
  readonly name: string
  readonly bytes: Blob
  readonly signal: AbortSignal
  readonly onProgress: (share: number) => void
}

interface Uploading<T> {
  readonly rules: FileRules
  /** What is sent of a chosen file; the file itself where it is left out. */
  readonly prepare?: (file: File) => Promise<Blob>
  readonly send: (file: Sent) => Promise<Answer<T>>
  readonly onUploaded: (made: T) => void
}

/** One upload at a time: a file that is chosen meanwhile takes the place of the one that is on its way. */
export function useUpload<T>({ rules, prepare, send, onUploaded }: Uploading<T>) {
  const [upload, setUpload] = useState<Upload>({ state: 'idle' })
  const job = useRef<{ readonly file: File; readonly stop: AbortController } | null>(null)
  useEffect(() => () => job.current?.stop.abort(), [])

  const start = async (file: File) => {
    job.current?.stop.abort()
    const { name } = file
    const stop = new AbortController()
    job.current = { file, stop }
    const isCurrent = () => job.current?.stop === stop && !stop.signal.aborted
    setUpload({ state: 'sending', name, share: 0 })
    const bytes = prepare === undefined ? file : await prepare(file)
    if (!isCurrent()) return
    const fault = fileFault({ name, size: bytes.size, type: bytes.type }, rules)
    if (fault !== null)
      return setUpload({ state: 'failed', name, sentence: formMessage(fault), mayRetry: false })
    const onProgress = (share: number) => isCurrent() && setUpload({ state: 'sending', name, share })
    const answer = await send({ name, bytes, signal: stop.signal, onProgress })
    if (!isCurrent()) return
    if (!answer.ok) return setUpload({ state: 'failed', name, ...troubleOf(answer) })
    setUpload({ state: 'idle' })
    onUploaded(answer.data)
  }
  return {
    upload,
    send: (file: File) => void start(file),
    retry: () => {
      if (job.current !== null) void start(job.current.file)
    },
    cancel: () => {
      job.current?.stop.abort()
      setUpload({ state: 'idle' })
    },
  }
}

function troubleOf(answer: Extract<Answer<unknown>, { ok: false }>) {
  if (answer.offline) return { sentence: 'Brak połączenia, nic nie zostało wgrane.', mayRetry: true }
  const { problem, status } = answer
  return {
    sentence:
      problem?.problems?.[0]?.message ??
      problem?.title ??
      'Nie udało się wgrać. To nasza usterka, spróbuj za chwilę.',
    mayRetry: status >= 500 || status === 408 || status === 429,
  }
}
