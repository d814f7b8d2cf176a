import type { FileReference, FilesValue } from '#domain/form/fields/file.ts'

/**
 * Sends one file to where the form's host stores files; the form library is independent of servers. Rejects when it
 * fails, and when `signal` ends it; `onProgress` receives the share that was sent, from 0 to 1.
 */
export type Upload = (
  file: File,
  options: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
) => Promise<FileReference>

/** The callback through which a field receives the state of its files, by their keys. */
export interface UploadReport {
  readonly sent: (key: string, share: number) => void
  readonly uploaded: (key: string, reference: FileReference) => void
  readonly failed: (key: string) => void
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
  /** Null while nothing is being sent. */
  job: AbortController | null
}

/** The upload queue of one form. */
export function createUploadQueue(upload: Upload): UploadQueue {
  const held = new Map<string, Held>()
  let count = 0

  async function send(key: string, each: Held, report: UploadReport): Promise<void> {
    const job = new AbortController()
    each.job = job
    const onProgress = (share: number) => {
      if (each.job === job) report.sent(key, share)
    }
    const reference = await upload(each.file, { signal: job.signal, onProgress }).catch(() => null)
    if (each.job !== job) return
    each.job = null
    if (reference === null) return report.failed(key)
    held.delete(key)
    report.uploaded(key, reference)
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
      held.set(key, { field, file, job: null })
      return key
    },
    follow(field, items, report) {
      for (const [key, each] of held) {
        if (each.field !== field || items.some((item) => item.key === key)) continue
        stop(each)
        held.delete(key)
      }
      for (const { key, progress } of items) {
        if (progress.state !== 'uploading') continue
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
