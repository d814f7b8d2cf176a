import './papers.css'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { uploadPaper } from '#contract/papers.ts'
import { MOST_PAPERS, SIGNED_PAPERS } from '#domain/documents/signed-papers.ts'
import { acceptedFiles } from '#domain/form/fields/file-rules.ts'
import { sendBytes } from '#web/lib/send-bytes.ts'
import type { EventScope } from '../event-versions.ts'
import { Icon } from '../icon.tsx'
import { FileButton } from '../inputs/file-button.tsx'
import { registrationQuery } from '../registration/registration-api.ts'
import { UploadState } from '../uploads/upload-state.tsx'
import { useUpload } from '../uploads/use-upload.ts'

/** 'Dołącz skan': a signed paper from the device, or by the camera of a phone. */
export function AttachPaper(props: {
  scope: EventScope
  registrationId: string
  onAttached?: () => void
}): ReactNode {
  const { scope, registrationId, onAttached } = props
  const client = useQueryClient()
  const { upload, send, retry, cancel } = useUpload({
    rules: SIGNED_PAPERS,
    send: ({ name, ...file }) =>
      sendBytes(uploadPaper, { params: { ...scope, registrationId }, query: { name }, ...file }),
    onUploaded: () => {
      void client.invalidateQueries(registrationQuery(scope, registrationId))
      onAttached?.()
    },
  })
  const isBusy = upload.state === 'sending'
  const choose = ([file]: readonly File[]) => file !== undefined && send(file)
  return (
    <div className="attach-paper">
      <div className="attach-paper-acts">
        <FileButton
          className="btn quiet"
          accept={acceptedFiles(SIGNED_PAPERS)}
          disabled={isBusy}
          onFiles={choose}
        >
          <Icon name="plus" size={20} />
          Dołącz skan
        </FileButton>
        <span className="by-camera">
          <FileButton className="btn quiet" accept="image/*" byCamera disabled={isBusy} onFiles={choose}>
            <Icon name="camera" size={20} />
            Zrób zdjęcie
          </FileButton>
        </span>
      </div>
      <p className="sub">{`PDF, JPG albo PNG, do ${SIGNED_PAPERS.maxMegabytes}\u00a0MB. Najwyżej ${MOST_PAPERS} plików.`}</p>
      <UploadState upload={upload} retry={retry} cancel={cancel} />
    </div>
  )
}
