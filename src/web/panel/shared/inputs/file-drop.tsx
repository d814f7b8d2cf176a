import './file-drop.css'
import { type ReactNode, useState } from 'react'

interface Props {
  readonly id: string
  /** The kinds that the chooser offers, as browsers write them. */
  readonly accept: string
  readonly describedBy?: string | undefined
  readonly isInvalid?: boolean
  readonly onFile: (file: File | undefined) => void
}

/** A field for one file that takes what is dropped on it too; the browser's own field lies over it, unseen. */
export function FileDrop({ id, accept, describedBy, isInvalid = false, onFile }: Props): ReactNode {
  const [name, setName] = useState<string | null>(null)
  return (
    <span className="file-drop">
      <span>
        <b>{name === null ? 'Wybierz plik' : 'Wybierz inny plik'}</b>
        {name ?? 'albo upuść go tutaj'}
      </span>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          setName(file?.name ?? null)
          onFile(file)
          // The same file, mended, can be chosen again.
          currentTarget.value = ''
        }}
      />
    </span>
  )
}
