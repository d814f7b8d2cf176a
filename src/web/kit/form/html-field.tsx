import { useRef } from 'react'
import type { Control } from '#domain/form/control.ts'
import { typeInto } from '#domain/form/form.ts'
import { editorWords } from '#i18n/pl/editor.ts'
import { ChoiceFrame } from '#web/ui/field-frame.tsx'
import { EditorBox } from './editor-box.tsx'
import { type FieldOf, frameOf } from './field-view.ts'
import { PlainEditor } from './plain-editor.tsx'
import { RichText } from './rich-text.tsx'
import { useEditorModule } from './use-editor-module.ts'

/** Rich text. Its editor is fetched when the first such field is shown; meanwhile nothing typed is lost. */
export function HtmlField(field: FieldOf<Control<'html'>>) {
  const frame = frameOf(field)
  if (!field.control.readonly) return <EditableHtml {...field} />
  return (
    <ChoiceFrame field={frame}>
      {() => (
        <div className="editor fixed">
          <RichText html={field.control.value} />
        </div>
      )}
    </ChoiceFrame>
  )
}

function EditableHtml(field: FieldOf<Control<'html'>>) {
  const { control, onChange } = field
  const frame = frameOf(field)
  const module = useEditorModule()
  // A person typing in the plain field when the editor loads continues in the editor.
  const focused = useRef(false)
  const type = (html: string) => onChange((form) => typeInto(form, control, html))
  return (
    <ChoiceFrame field={frame}>
      {(attributes) => (
        <>
          {module.kind === 'ready' && (
            <EditorBox
              mount={module.mount}
              onBroken={module.giveUp}
              label={frame.label}
              html={control.value}
              attributes={attributes}
              focused={focused}
              onHtml={type}
            />
          )}
          {module.kind !== 'ready' && (
            <PlainEditor
              label={frame.label}
              html={control.value}
              attributes={attributes}
              focused={focused}
              onHtml={type}
              waiting={module.kind === 'loading'}
            />
          )}
          <div role="status" className="editor-status">
            {module.kind === 'loading' && <p className="field-note">{editorWords.loading}</p>}
            {module.kind === 'failed' && (
              <p className="field-note">
                {editorWords.failed}{' '}
                <button type="button" className="link" onClick={module.retry}>
                  {editorWords.retry}
                </button>
              </p>
            )}
          </div>
        </>
      )}
    </ChoiceFrame>
  )
}
