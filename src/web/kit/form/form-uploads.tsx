import { createContext, useEffect, useState } from 'react'
import { createUploadQueue, type Upload, type UploadQueue } from './upload-queue.ts'

/** The upload queue of the surrounding form; null where no files can be uploaded. */
export const UploadContext = createContext<UploadQueue | null>(null)

interface FormUploadsProps {
  /** The one given first counts. */
  readonly upload: Upload
  readonly children: React.ReactNode
}

/** Wraps every form that has a field for files: uploads continue while such a field is hidden. */
export function FormUploads({ upload, children }: FormUploadsProps) {
  const [uploads] = useState(() => createUploadQueue(upload))
  useEffect(() => () => uploads.stopAll(), [uploads])
  useEffect(keepPageFromFiles, [])
  return <UploadContext value={uploads}>{children}</UploadContext>
}

/** A file dropped next to its field would be opened by the browser, and everything typed would be lost. */
function keepPageFromFiles(): () => void {
  const released = new AbortController()
  const refuse = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  }
  addEventListener('dragover', refuse, { signal: released.signal })
  addEventListener('drop', refuse, { signal: released.signal })
  return () => released.abort()
}
