import { useRef } from 'react'
import { acceptedFiles, type FileRules } from '#domain/form/fields/file-rules.ts'
import { fileWords } from '#i18n/pl/files.ts'
import type { ControlAttributes } from '#web/ui/field-frame.tsx'
import { useDroppedFiles } from './use-dropped-files.ts'

interface FileChooserProps {
  readonly attributes: ControlAttributes
  readonly rules: FileRules
  readonly hasFiles: boolean
  readonly onChoose: (files: readonly File[]) => void
}

/** The device's own chooser, with the camera on phones; files may be dropped here as well. */
export function FileChooser({ attributes, rules, hasFiles, onChoose }: FileChooserProps) {
  const { id, disabled, 'aria-describedby': describedBy } = attributes
  const zone = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const isOver = useDroppedFiles(zone, (files) => {
    if (!disabled) onChoose(files)
  })
  const words = rules.max === 1 ? fileWords.one : fileWords.several
  return (
    <div ref={zone} className={isOver && !disabled ? 'file-drop over' : 'file-drop'}>
      <button
        type="button"
        className="btn quiet"
        id={id}
        disabled={disabled}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {hasFiles ? words.more : words.choose}
      </button>
      {!disabled && <span className="hint">{words.drop}</span>}
      <input
        ref={input}
        type="file"
        hidden
        multiple={rules.max > 1}
        accept={acceptedFiles(rules)}
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])])
          // So that the same file can be chosen again.
          event.target.value = ''
        }}
      />
    </div>
  )
}
