import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PictureView } from '#contract/pictures.ts'
import { fileSize } from '#i18n/pl/files.ts'
import { Picture } from '#web/kit/picture.tsx'
import { picturesQuery, useDeletePicture } from '../shared/pictures/picture-api.ts'
import type { Account } from '../shared/session.ts'
import { Trouble } from '../shared/trouble.tsx'
import { RemoveUpload, UploadTrouble } from './remove-upload.tsx'

/** Everything that was uploaded for pages, and how much of its place it takes; what no page shows can be removed. */
export function PictureList({ account }: { account: Account }): ReactNode {
  const answer = useQuery(picturesQuery(account.id))
  if (answer.isPending) return <div className="bone tall" />
  if (answer.data === undefined) return <Trouble error={answer.error} onRetry={() => void answer.refetch()} />
  const { pictures, used, quota } = answer.data
  return (
    <div className="sheet settings-form">
      {pictures.length === 0 ? (
        <p>Nic tu jeszcze nie ma. Zdjęcia wgrasz na stronie wydarzenia, a&nbsp;znak powyżej.</p>
      ) : (
        <>
          <ul className="upload-list">
            {pictures.map((picture) => (
              <PictureItem key={picture.id} account={account} picture={picture} />
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

function PictureItem({ account, picture }: { account: Account; picture: PictureView }): ReactNode {
  const remove = useDeletePicture(account.id)
  const { name, alt, purpose } = picture
  return (
    <li>
      <Picture picture={picture} sizes="96px" alt="" />
      <span className="upload-words">
        <b>{purpose === 'logo' ? `Znak: ${name}` : name}</b>
        {purpose === 'page' && <span>{alt === '' ? 'Bez opisu dla osób niewidomych.' : alt}</span>}
        <UploadTrouble error={remove.error} />
      </span>
      <RemoveUpload name={name} disabled={remove.isPending} onRemove={() => remove.mutate(picture.id)} />
    </li>
  )
}
