import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PageFileView } from '#contract/page-files.ts'
import { fileSize, kindAndSize } from '#i18n/pl/files.ts'
import { Icon } from '../shared/icon.tsx'
import { pageFilesQuery, useDeletePageFile } from '../shared/page-files/page-file-api.ts'
import type { Account } from '../shared/session.ts'
import { Trouble } from '../shared/trouble.tsx'
import { RemoveUpload, UploadTrouble } from './remove-upload.tsx'

/** Every file for download, and how much of their place they take; what no page offers can be removed. */
export function PageFileList({ account }: { account: Account }): ReactNode {
  const answer = useQuery(pageFilesQuery(account.id))
  if (answer.isPending) return <div className="bone tall" />
  if (answer.data === undefined) return <Trouble error={answer.error} onRetry={() => void answer.refetch()} />
  const { files, used, quota } = answer.data
  return (
    <div className="sheet settings-form">
      {files.length === 0 ? (
        <p>Nic tu jeszcze nie ma. Pliki wgrasz na stronie wydarzenia, w&nbsp;bloku „Pliki do pobrania”.</p>
      ) : (
        <>
          <ul className="upload-list files">
            {files.map((file) => (
              <PageFileItem key={file.id} account={account} file={file} />
            ))}
          </ul>
          <p className="hint">
            Zajęte: {fileSize(used)} z&nbsp;{fileSize(quota)}.
          </p>
        </>
      )}
    </div>
  )
}

function PageFileItem({ account, file }: { account: Account; file: PageFileView }): ReactNode {
  const remove = useDeletePageFile(account.id)
  return (
    <li>
      <Icon name="list" />
      <span className="upload-words">
        <a href={file.address}>{file.name}</a>
        <span>{kindAndSize(file)}</span>
        <UploadTrouble error={remove.error} />
      </span>
      <RemoveUpload name={file.name} disabled={remove.isPending} onRemove={() => remove.mutate(file.id)} />
    </li>
  )
}
