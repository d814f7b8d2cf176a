import './pictures.css'
import { type ReactNode, useId, useRef } from 'react'
import { type PictureView, uploadPicture } from '#contract/pictures.ts'
import { acceptedFiles } from '#domain/form/fields/file-rules.ts'
import { PICTURE_FILES, type PicturePurpose } from '#domain/pictures/picture.ts'
import { filesHint } from '#i18n/pl/files.ts'
import { useDroppedFiles } from '#web/kit/form/use-dropped-files.ts'
import { lighterPhoto } from '#web/lib/lighter-photo.ts'
import { sendBytes } from '#web/lib/send-bytes.ts'
import { Icon } from '../icon.tsx'
import { UploadState } from '../uploads/upload-state.tsx'
import { useUpload } from '../uploads/use-upload.ts'
import { ChosenPicture } from './chosen-picture.tsx'
import { useNotePicture } from './picture-api.ts'

interface PictureFieldProps {
  readonly accountId: string
  /** A photograph on a page, which is described and has a focal point; or the logo. */
  readonly purpose: PicturePurpose
  /** What the picture is: 'Zdjęcie na okładkę'. */
  readonly label: string
  readonly hint?: string
  /** The chosen one; null: none. */
  readonly picture: PictureView | null
  /** A picture that is taken off here stays in the account: other pages may show it. */
  readonly onChange: (picture: PictureView | null) => void
}

/** A picture that is dropped or chosen, uploaded at once, described, and taken off or replaced later. */
export function PictureField(props: PictureFieldProps): ReactNode {
  const { accountId, purpose, label, picture, onChange } = props
  const id = useId()
  const zone = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const note = useNotePicture(accountId)
  const { upload, send, retry, cancel } = useUpload({
    rules: PICTURE_FILES,
    prepare: lighterPhoto,
    send: ({ name, ...file }) =>
      sendBytes(uploadPicture, { params: { accountId }, query: { name, purpose }, ...file }),
    onUploaded: (made) => {
      note(made)
      onChange(made)
    },
  })
  const take = ([file]: readonly File[]) => file !== undefined && send(file)
  const isOver = useDroppedFiles(zone, take)
  const choose = () => input.current?.click()
  return (
    <section
      ref={zone}
      className={isOver ? 'picture-field over' : 'picture-field'}
      aria-labelledby={`${id}-label`}
    >
      <h3 id={`${id}-label`}>{label}</h3>
      {picture === null ? (
        <button type="button" className="picture-zone" aria-describedby={`${id}-hint`} onClick={choose}>
          <Icon name="camera" />
          <span className="picture-choose">{purpose === 'logo' ? 'Wybierz znak' : 'Wybierz zdjęcie'}</span>
          <span className="picture-drop">albo upuść {purpose === 'logo' ? 'go' : 'je'} tutaj</span>
        </button>
      ) : (
        <ChosenPicture
          key={picture.id}
          {...{ accountId, purpose, picture }}
          onChange={onChange}
          onReplace={choose}
          onRemove={() => onChange(null)}
        />
      )}
      <UploadState {...{ upload, retry, cancel }} />
      <p className="hint" id={`${id}-hint`}>
        {props.hint} {filesHint(PICTURE_FILES)}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedFiles(PICTURE_FILES)}
        onChange={(event) => {
          take([...(event.target.files ?? [])])
          // So that the same file can be chosen again.
          event.target.value = ''
        }}
      />
    </section>
  )
}
