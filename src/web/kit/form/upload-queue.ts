import type { FileReference, FilesValue } from '#domain/form/fields/file.ts'
import type { FormError } from '#domain/form/fields/messages.ts'

/** The server does not accept a file: sending it again would change nothing. */
export interface RefusedUpload {
  readonly refused: FormError
}

/**
 * Sends one file of a field to where the form's host stores files; the form library is independent of servers. Rejects when it
 * fails, and when `signal` ends it; `onProgress` receives the share that was sent, from 0 to 1.
 */
export type Upload = (
  file: File,
  options: {
    /** The id of the control. */
    readonly field: string
    readonly signal: AbortSignal
    readonly onProgress: (share: number) => void
  },
) => Promise<FileReference | RefusedUpload>

/** The callback through which a field receives the state of its files, by their keys. */
export interface UploadReport {
  readonly sent: (key: string, share: number) => void
  readonly uploaded: (key: string, reference: FileReference) => void
  readonly failed: (key: string) => void
  readonly refused: (key: string, error: FormError) => void
}

/** Holds chosen files while they are uploaded: longer than the field is shown, not longer than the form. */
export interface UploadQueue {
  /** Takes a file of a field; returns its key. */
  readonly hold: (field: string, file: File) => string
  /**
   * Synchronises with the list of a field: sends what is to be uploaded and is not yet on its way, and stops
   * what was removed from the list. May be called any number of times.
   */
  readonly follow: (field: string, items: FilesValue, report: UploadReport) => void
  readonly stopAll: () => void
}

interface Held {
  readonly field: string
  readonly file: File
  /** Whether a list has had it: one that was just chosen may be in none yet. */
  isListed: boolean
  /** Null while nothing is being sent. */
  job: AbortController | null
}

/** The upload queue of one form. */
export function createUploadQueue(upload: Upload): UploadQueue {
  const held = new Map<string, Held>()
  /** A list from before the end of an upload may come after it. */
  const ended = new Set<string>()
  let count = 0

  async function send(key: string, each: Held, report: UploadReport): Promise<void> {
    const job = new AbortController()
    each.job = job
    const onProgress = (share: number) => {
      if (each.job === job) report.sent(key, share)
    }
    const options = { field: each.field, signal: job.signal, onProgress }
    const outcome = await upload(each.file, options).catch(() => null)
    if (each.job !== job) return
    each.job = null
    if (outcome === null) return report.failed(key)
    held.delete(key)
    ended.add(key)
    if ('refused' in outcome) report.refused(key, outcome.refused)
    else report.uploaded(key, outcome)
  }

  function stop(each: Held): void {
    const { job } = each
    each.job = null
    job?.abort()
  }

  return {
    hold(field, file) {
      count += 1
      const key = `upload-${count}`
      held.set(key, { field, file, isListed: false, job: null })
      return key
    },
    follow(field, items, report) {
      for (const [key, each] of held) {
        if (each.field !== field) continue
        const isThere = items.some((item) => item.key === key)
        if (isThere) each.isListed = true
        if (isThere || !each.isListed) continue
        stop(each)
        held.delete(key)
      }
      for (const { key, progress } of items) {
        if (progress.state !== 'uploading' || ended.has(key)) continue
        const each = held.get(key)
        if (each === undefined) report.failed(key)
        else if (each.job === null) void send(key, each, report)
      }
    },
    stopAll() {
      for (const each of held.values()) stop(each)
      held.clear()
    },
  }
}
