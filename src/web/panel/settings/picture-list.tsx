import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { PictureView } from '#contract/pictures.ts'
import { fileSize } from '#i18n/pl/files.ts'
import { Picture } from '#web/kit/picture.tsx'
import { isOffline, isRefused } from '#web/lib/ask.ts'
import { picturesQuery, useDeletePicture } from '../shared/pictures/picture-api.ts'
import type { Account } from '../shared/session.ts'
import { Trouble } from '../shared/trouble.tsx'

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
          <ul className="picture-list">
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
  const [asked, setAsked] = useState(false)
  const { name, alt, purpose } = picture
  return (
    <li>
      <Picture picture={picture} sizes="96px" alt="" />
      <span className="picture-words">
        <b>{purpose === 'logo' ? `Znak: ${name}` : name}</b>
        {purpose === 'page' && <span>{alt === '' ? 'Bez opisu dla osób niewidomych.' : alt}</span>}
        <span className="picture-trouble" role="alert">
          {removalTrouble(remove.error)}
        </span>
      </span>
      <button
        type="button"
        className="link"
        aria-label={asked ? `Na pewno usuń ${name}` : `Usuń ${name}`}
        disabled={remove.isPending}
        onClick={() => (asked ? remove.mutate(picture.id) : setAsked(true))}
        onBlur={() => setAsked(false)}
      >
        {asked ? 'Na pewno usuń' : 'Usuń'}
      </button>
    </li>
  )
}

function removalTrouble(error: Error | null): string | null {
  if (error === null) return null
  if (isRefused(error, 'picture_in_use')) return 'Ten obraz jest na stronie. Najpierw go z\u00a0niej zdejmij.'
  return isOffline(error) ? 'Nie usunięto: brak połączenia.' : 'Nie udało się usunąć. Spróbuj za chwilę.'
}
