import { useRef } from 'react'
import { errorOfFile, type FileItem } from '#domain/form/fields/file.ts'
import { fileSize, fileWords } from '#i18n/pl/files.ts'
import { formMessage } from '#i18n/pl/form.ts'
import { ErrorText } from '#web/ui/field-frame.tsx'
import { Tick } from '#web/ui/icons.tsx'

interface FileRowProps {
  readonly item: FileItem
  readonly disabled?: boolean
  readonly onRetry?: () => void
  /** Without it the file is only shown. */
  readonly onRemove?: () => void
}

/** A file of the list: its name, its progress, and the available actions. */
export function FileRow({ item, disabled, onRetry, onRemove }: FileRowProps) {
  const remove = useRef<HTMLButtonElement>(null)
  const { name, progress } = item
  const isStuck = progress.state === 'failed' || progress.state === 'refused'
  const word = progress.state === 'uploading' ? fileWords.cancel : fileWords.remove
  return (
    <li className="file">
      <div className="file-words">
        <span className="file-name">{name}</span>
        <FileState item={item} />
      </div>
      {onRemove !== undefined && (
        <div className="file-actions">
          {progress.state === 'failed' && (
            <button
              type="button"
              className="link"
              disabled={disabled}
              aria-label={`${fileWords.retry}: ${name}`}
              onClick={() => {
                onRetry?.()
                // This button disappears; the focus stays at the file.
                remove.current?.focus()
              }}
            >
              {fileWords.retry}
            </button>
          )}
          <button
            type="button"
            className="link"
            ref={remove}
            disabled={disabled}
            aria-label={`${word}: ${name}`}
            aria-describedby={isStuck ? `${item.key}-error` : undefined}
            onClick={onRemove}
          >
            {word}
          </button>
        </div>
      )}
    </li>
  )
}

function FileState({ item }: { item: FileItem }) {
  const { key, name, size, progress } = item
  const error = errorOfFile(item)
  if (progress.state === 'uploaded')
    return (
      <span className="file-state num">
        <Tick />
        {fileWords.uploaded}, {fileSize(size)}
      </span>
    )
  if (progress.state === 'uploading')
    return (
      <span className="file-state num">
        <progress max={1} value={progress.share} aria-label={`${fileWords.progress}: ${name}`} />
        {fileWords.uploading} {Math.round(progress.share * 100)}%
      </span>
    )
  return error === null ? null : <ErrorText id={key}>{formMessage(error)}</ErrorText>
}
