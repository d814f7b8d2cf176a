import { type ReactNode, useState } from 'react'
import type { PicturePurpose } from '#domain/pictures/picture.ts'
import { Picture } from '#web/kit/picture.tsx'
import { usePicture } from '../shared/pictures/picture-api.ts'
import { PictureField } from '../shared/pictures/picture-field.tsx'

interface Props {
  readonly accountId: string
  readonly purpose: PicturePurpose
  /** Whose it is: 'Zdjęcie: Ewa Sowa'. */
  readonly label: string
  readonly picture: string | null
  readonly onChange: (picture: string | null) => void
}

/** A small picture of a row; the field that changes it is opened by a button. */
export function PictureSlot({ accountId, purpose, label, picture, onChange }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const shown = usePicture(accountId, picture)
  const what = purpose === 'logo' ? 'znak' : 'zdjęcie'
  return (
    <div className="pb-slot">
      {shown && (
        <span className="pb-thumb small">
          <Picture picture={shown} sizes="64px" alt="" />
        </span>
      )}
      {picture !== null && shown === null && (
        <span className="pb-missing">Tego obrazu nie ma na tym koncie</span>
      )}
      <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Gotowe' : shown ? `Zmień ${what}` : `Dodaj ${what}`}
        <span className="sr">: {label}</span>
      </button>
      {isOpen && (
        <PictureField
          accountId={accountId}
          purpose={purpose}
          label={label}
          picture={shown ?? null}
          onChange={(chosen) => onChange(chosen?.id ?? null)}
        />
      )}
    </div>
  )
}
