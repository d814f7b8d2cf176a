import type { FieldType, Validator } from './field-type.ts'
import { type ChosenFile, type FileRules, fileFault } from './file-rules.ts'
import { type FormError, formError } from './messages.ts'

/** What is saved of a file: the upload service knows it by its id. */
export interface FileReference extends ChosenFile {
  readonly id: string
}

/** The upload progress of a file. A refused one is never sent. */
export type FileProgress =
  | { readonly state: 'uploaded'; readonly id: string }
  /** `share` goes from 0 to 1. */
  | { readonly state: 'uploading'; readonly share: number }
  | { readonly state: 'failed' }
  | { readonly state: 'refused'; readonly error: FormError }

/** A file in the list of a field; its key stays while its progress changes. */
export interface FileItem extends ChosenFile {
  readonly key: string
  readonly progress: FileProgress
}

export type FilesValue = readonly FileItem[]

/** Why a form with this file cannot be sent; null once the file is uploaded. */
export function errorOfFile({ progress }: FileItem): FormError | null {
  switch (progress.state) {
    case 'uploaded':
      return null
    case 'uploading':
      return formError('UPLOAD_RUNNING')
    case 'failed':
      return formError('UPLOAD_FAILED')
    case 'refused':
      return progress.error
  }
}

/** An answer may also come from elsewhere than the field. Kind and size are checked when a file is uploaded. */
const areFew: Validator<FilesValue> = (items, { files }) =>
  files !== undefined && items.length > files.max ? formError('TOO_MANY_FILES', files.max) : null

/** Uploaded files, and those on their way: a list of references, null for none. */
export const file: FieldType<FilesValue> = {
  empty: [],
  isEmpty: (items) => items.length === 0,
  validators: [(items) => items.map(errorOfFile).find((error) => error !== null) ?? null, areFew],
  parse: (items) => items,
  serialise: (items) => {
    const saved = items.flatMap(referenceOf)
    return saved.length === 0 ? null : saved
  },
  load: (stored) => (Array.isArray(stored) ? withoutTwins(stored.flatMap(loadItem)) : []),
  fact: { type: 'given', of: () => true },
  settings: { files: true },
}

/** Field by field: only references are saved. */
function referenceOf({ name, size, type, progress }: FileItem) {
  return progress.state === 'uploaded' ? [{ id: progress.id, name, size, type }] : []
}

function loadItem(stored: unknown): FileItem[] {
  if (typeof stored !== 'object' || stored === null) return []
  const { id, name, size, type }: Partial<Record<string, unknown>> = { ...stored }
  if (typeof id !== 'string' || typeof name !== 'string' || typeof type !== 'string') return []
  if (typeof size !== 'number' || !Number.isSafeInteger(size) || size < 0) return []
  return [{ key: id, name, size, type, progress: { state: 'uploaded', id } }]
}

/** The same file uploaded twice has one id, and is there once. */
function withoutTwins(items: FilesValue): FilesValue {
  const idOf = ({ key, progress }: FileItem) => (progress.state === 'uploaded' ? progress.id : `key ${key}`)
  const first = new Map(items.toReversed().map((item) => [idOf(item), item]))
  return items.filter((item) => first.get(idOf(item)) === item)
}

/**
 * Adds the chosen files: acceptable ones begin to upload, the others get an error. Files that were refused before are
 * removed; where one file is asked for, a new one replaces the other.
 */
export function chooseFiles(items: FilesValue, chosen: readonly KeyedFile[], rules: FileRules): FilesValue {
  const fitting = chosen.filter((next) => fileFault(next, rules) === null)
  const isReplaced = rules.max === 1 && fitting.length > 0
  const staying = isReplaced ? [] : items.filter(({ progress }) => progress.state !== 'refused')
  const taken = fitting.slice(0, rules.max - staying.length)
  const firstProgress = (next: KeyedFile): FileProgress => {
    if (taken.includes(next)) return { state: 'uploading', share: 0 }
    return { state: 'refused', error: fileFault(next, rules) ?? formError('TOO_MANY_FILES', rules.max) }
  }
  return [...staying, ...chosen.map((next) => withProgress(next, firstProgress(next)))]
}

type KeyedFile = ChosenFile & { readonly key: string }

const withProgress = ({ key, name, size, type }: KeyedFile, progress: FileProgress): FileItem => ({
  key,
  name,
  size,
  type,
  progress,
})

/** Changes the progress of a file. A file that was removed in the meantime stays removed. */
const progressTo = (items: FilesValue, key: string, progress: FileProgress): FilesValue =>
  items.map((item) => (item.key === key ? withProgress(item, progress) : item))

/** The share that was sent, from 0 to 1; 0 also to restart. */
export const fileSent = (items: FilesValue, key: string, share: number): FilesValue =>
  progressTo(items, key, { state: 'uploading', share: Math.min(Math.max(share, 0), 1) })

export const fileUploaded = (items: FilesValue, key: string, { id }: FileReference): FilesValue =>
  withoutTwins(progressTo(items, key, { state: 'uploaded', id }))

export const fileFailed = (items: FilesValue, key: string): FilesValue =>
  progressTo(items, key, { state: 'failed' })

/** The server has not accepted it: sending it again would change nothing. */
export const fileRefused = (items: FilesValue, key: string, error: FormError): FilesValue =>
  progressTo(items, key, { state: 'refused', error })

/** Takes a file out of the list; one that is on its way is not sent any further. */
export const removeFile = (items: FilesValue, key: string): FilesValue =>
  items.filter((item) => item.key !== key)
