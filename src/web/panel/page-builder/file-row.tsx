import type { ReactNode } from 'react'
import type { PageFileView } from '#contract/page-files.ts'
import type { BlockOf } from '#domain/event/page/page-blocks.ts'
import { acceptedFiles } from '#domain/form/fields/file-rules.ts'
import { PAGE_FILES } from '#domain/page-files/page-file.ts'
import { kindAndSize } from '#i18n/pl/files.ts'
import { Icon } from '../shared/icon.tsx'
import { FileButton } from '../shared/inputs/file-button.tsx'
import { TextInPlace } from '../shared/inputs/text-in-place.tsx'
import { usePageFileUpload } from '../shared/page-files/page-file-api.ts'
import { UploadState } from '../shared/uploads/upload-state.tsx'

export type OfferedFile = BlockOf<'files'>['files'][number]

interface Props {
  readonly accountId: string
  readonly file: OfferedFile
  /** Undefined while it is not known yet; null: the account has no such file. */
  readonly stored: PageFileView | null | undefined
  readonly onChange: (file: OfferedFile) => void
  readonly isFirst: boolean
  readonly onRaise: () => void
  readonly onRemove: () => void
}

/** A file of the page: its title, a word about it, what it is, and another one in its place. */
export function FileRow({ accountId, file, stored, isFirst, onChange, onRaise, onRemove }: Props): ReactNode {
  const { title, note } = file
  const { note: _, ...withoutNote } = file
  const { upload, send, retry, cancel } = usePageFileUpload(accountId, ({ id }) =>
    onChange({ ...file, file: id }),
  )
  return (
    <li>
      <Icon name="list" />
      <div className="pb-file-words">
        <TextInPlace
          className="pb-strong"
          label="Tytuł pliku"
          max={120}
          required
          value={title}
          onChange={(typed) => typed !== null && onChange({ ...file, title: typed })}
        />
        <TextInPlace
          label={`${title}: dopisek`}
          placeholder="Dopisz, komu się przyda, jeśli trzeba"
          max={200}
          value={note ?? null}
          onChange={(typed) => onChange(typed === null ? withoutNote : { ...file, note: typed })}
        />
        {stored === null ? (
          <p className="pb-missing">Tego pliku nie ma na tym koncie. Wgraj go jeszcze raz albo usuń.</p>
        ) : (
          stored !== undefined && (
            <p className="pb-quiet">
              <a href={stored.address}>{stored.name}</a>, {kindAndSize(stored)}
            </p>
          )
        )}
        <UploadState upload={upload} retry={retry} cancel={cancel} />
      </div>
      <div className="pb-file-tools">
        <FileButton
          accept={acceptedFiles(PAGE_FILES)}
          className="link"
          onFiles={([chosen]) => chosen !== undefined && send(chosen)}
        >
          {stored === null ? 'Wgraj' : 'Podmień'}
          <span className="sr">: {title}</span>
        </FileButton>
        {/* The first keeps its button, and with it the focus of who has just moved it there. */}
        <button
          type="button"
          className="icon-button"
          aria-label={`Wyżej: ${title}`}
          aria-disabled={isFirst}
          onClick={onRaise}
        >
          <Icon name="up" size={20} />
        </button>
        <button type="button" className="icon-button" aria-label={`Usuń: ${title}`} onClick={onRemove}>
          <Icon name="close" size={20} />
        </button>
      </div>
    </li>
  )
}
