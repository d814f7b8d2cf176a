import { createContext, useEffect, useState } from 'react'
import { createUploadDesk, type Upload, type UploadDesk } from './upload-desk.ts'

/** The desk of the form around; null where no files can be uploaded. */
export const UploadContext = createContext<UploadDesk | null>(null)

interface FormUploadsProps {
  /** The one that is given first counts. */
  readonly upload: Upload
  readonly children: React.ReactNode
}

/** Around every form that has a field for files: uploads go on while such a field is not asked for. */
export function FormUploads({ upload, children }: FormUploadsProps) {
  const [desk] = useState(() => createUploadDesk(upload))
  useEffect(() => () => desk.stopAll(), [desk])
  useEffect(keepPageFromFiles, [])
  return <UploadContext value={desk}>{children}</UploadContext>
}

/** A file dropped beside its field would be opened by the browser, and all that was typed would be lost. */
function keepPageFromFiles(): () => void {
  const released = new AbortController()
  const refuse = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  }
  addEventListener('dragover', refuse, { signal: released.signal })
  addEventListener('drop', refuse, { signal: released.signal })
  return () => released.abort()
}
