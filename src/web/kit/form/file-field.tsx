import type { Control } from '#domain/form/control.ts'
import { errorOfFile } from '#domain/form/fields/file.ts'
import { filesHint, fileWords } from '#i18n/pl/files.ts'
import { tie } from '#i18n/text/typography.ts'
import { ChoiceFrame } from '#web/ui/field-frame.tsx'
import { type FieldOf, frameOf } from './field-view.ts'
import { FileChooser } from './file-chooser.tsx'
import { FileRow } from './file-row.tsx'
import { joinedHints } from './joined-hints.tsx'
import { useFiles, useFilesNews } from './use-files.ts'

/** Files: those uploaded or on their way, and a way to choose more. */
export function FileField(field: FieldOf<Control<'file'>>) {
  const { control } = field
  const frame = frameOf(field)
  if (!control.readonly) return <EditableFiles {...field} />
  return (
    <ChoiceFrame field={frame}>
      {() => (
        <>
          {control.value.length === 0 && <p className="field-note">{fileWords.none}</p>}
          <ul className="files">
            {control.value.map((item) => (
              <FileRow key={item.key} item={item} />
            ))}
          </ul>
        </>
      )}
    </ChoiceFrame>
  )
}

function EditableFiles(field: FieldOf<Control<'file'>>) {
  const { id, value } = field.control
  const { rules, choose, retry, remove } = useFiles(field)
  const news = useFilesNews(value)
  const frame = frameOf(field)
  const hint = joinedHints(tie(filesHint(rules)), frame.hint)
  // The error of one file is shown at the file.
  const isOfOne = value.some((item) => errorOfFile(item) !== null)
  return (
    <ChoiceFrame field={{ ...frame, hint, error: isOfOne ? null : frame.error }}>
      {(attributes) => (
        <>
          <ul className="files">
            {value.map((item) => (
              <FileRow
                key={item.key}
                item={item}
                disabled={attributes.disabled}
                onRetry={() => retry(item.key)}
                onRemove={() => {
                  remove(item.key)
                  document.getElementById(id)?.focus()
                }}
              />
            ))}
          </ul>
          <FileChooser attributes={attributes} rules={rules} hasFiles={value.length > 0} onChoose={choose} />
          <p role="status" className="sr">
            {news}
          </p>
        </>
      )}
    </ChoiceFrame>
  )
}
