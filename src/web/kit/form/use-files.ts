import { useContext, useEffect, useRef, useState } from 'react'
import type { Control } from '#domain/form/control.ts'
import {
  chooseFiles,
  type FilesValue,
  fileFailed,
  fileRefused,
  fileSent,
  fileUploaded,
  removeFile,
} from '#domain/form/fields/file.ts'
import { USUAL_FILES } from '#domain/form/fields/file-rules.ts'
import { updateValue } from '#domain/form/form.ts'
import { filesNews } from '#i18n/pl/files.ts'
import type { FieldOf } from './field-view.ts'
import { UploadContext } from './form-uploads.tsx'

/** The actions on the files of a control. Throws where the form's host provides no way to upload. */
export function useFiles({ control, onChange }: FieldOf<Control<'file'>>) {
  const uploads = useContext(UploadContext)
  if (uploads === null) throw new Error('A form with files stands inside <FormUploads>.')
  const { id, value } = control
  const rules = control.settings.files ?? USUAL_FILES
  const update = (change: (items: FilesValue) => FilesValue) =>
    onChange((form) => updateValue(form, control, change))
  // The list decides what is to be uploaded; uploads follow every change of it.
  useEffect(() =>
    uploads.follow(id, value, {
      sent: (key, share) => update((items) => fileSent(items, key, share)),
      uploaded: (key, reference) => update((items) => fileUploaded(items, key, reference)),
      failed: (key) => update((items) => fileFailed(items, key)),
      refused: (key, error) => update((items) => fileRefused(items, key, error)),
    }),
  )
  return {
    rules,
    choose(files: readonly File[]) {
      const chosen = files.map((file) => {
        const { name, size, type } = file
        return { key: uploads.hold(id, file), name, size, type }
      })
      if (chosen.length > 0) update((items) => chooseFiles(items, chosen, rules))
    },
    retry: (key: string) => update((items) => fileSent(items, key, 0)),
    remove: (key: string) => update((items) => removeFile(items, key)),
  }
}

/** What has happened to the files last, as a text for a screen reader. */
export function useFilesNews(items: FilesValue): string {
  const before = useRef(items)
  const [news, setNews] = useState('')
  useEffect(() => {
    const latest = filesNews(before.current, items)
    before.current = items
    if (latest !== '') setNews(latest)
  }, [items])
  return news
}
