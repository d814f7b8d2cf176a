import type { Control } from '#domain/form/control.ts'
import { typeInto } from '#domain/form/form.ts'
import { ChoiceFrame } from '#web/ui/field-frame.tsx'
import { type FieldOf, frameOf } from './field-view.ts'
import { RichEditor } from './rich-editor.tsx'
import { RichText } from './rich-text.tsx'

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
  return (
    <ChoiceFrame field={frame}>
      {(attributes) => (
        <RichEditor
          label={frame.label}
          html={control.value}
          attributes={attributes}
          onHtml={(html) => onChange((form) => typeInto(form, control, html))}
        />
      )}
    </ChoiceFrame>
  )
}
