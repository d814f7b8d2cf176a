import { type ReactNode, useEffect, useRef } from 'react'
import type { PageFileView } from '#contract/page-files.ts'
import { usePageFileUpload } from '../shared/page-files/page-file-api.ts'
import { UploadState } from '../shared/uploads/upload-state.tsx'

interface Props {
  readonly accountId: string
  readonly file: File
  readonly onUploaded: (file: PageFileView) => void
  /** It is on the page, or was given up. */
  readonly onEnd: () => void
}

/** A chosen file on its way to the page; one that is refused says why until it is taken off. */
export function NewFile({ accountId, file, onUploaded, onEnd }: Props): ReactNode {
  const { upload, send, retry } = usePageFileUpload(accountId, (made) => {
    onUploaded(made)
    onEnd()
  })
  const start = useRef(send)
  useEffect(() => start.current(file), [file])
  return (
    <div className="pb-new-file">
      <b>{file.name}</b>
      <UploadState upload={upload} retry={retry} cancel={onEnd} />
      {upload.state === 'failed' && (
        <button type="button" className="link" onClick={onEnd}>
          Pomiń ten plik<span className="sr">: {file.name}</span>
        </button>
      )}
    </div>
  )
}
