import { type ReactNode, useState } from 'react'
import type { Question } from '#domain/event/draft/questions/blocks.ts'
import { fitsAsHelp, htmlOfHelp, withHelp } from '#domain/event/draft/questions/help.ts'
import { safeHelp } from '#domain/form/html/help-html.ts'
import type { EditorCommand } from '#web/kit/form/editor-port.ts'
import { RichEditor } from '#web/kit/form/rich-editor.tsx'
import { ChoiceFrame } from '#web/ui/field-frame.tsx'
import { FIELD } from './question-form.ts'

const BUTTONS: readonly EditorCommand[] = ['bold', 'italic', 'bulletList', 'orderedList', 'link']
const LABEL = 'Podpowiedź pod pytaniem'

interface Props {
  readonly question: Question
  readonly onChange: (make: (question: Question) => Question) => void
}

/** The help of a question, with what a few lines need: bold, italics, lists and links. */
export function HelpEditor({ question, onChange }: Props): ReactNode {
  const [typed, setTyped] = useState('')
  const fits = fitsAsHelp(typed)
  const kept = htmlOfHelp(question)
  // What is typed stays as it is while it means what the draft says, also a space at its end.
  const isKept = !fits || htmlOfHelp(withHelp(question, typed)) === kept
  return (
    <ChoiceFrame
      field={{
        ...{ id: FIELD.help, label: LABEL, touched: true },
        error: fits ? null : 'Podpowiedź jest za długa. Skróć ją, żeby ją zapisać.',
      }}
    >
      {(attributes) => (
        <div className="fb-help">
          <RichEditor
            label={LABEL}
            html={isKept && typed !== '' ? typed : kept}
            attributes={attributes}
            commands={BUTTONS}
            onHtml={(written) => {
              // A heading that was pasted becomes a paragraph at once.
              const html = safeHelp(written)
              setTyped(html)
              if (fitsAsHelp(html)) onChange((now) => withHelp(now, html))
            }}
          />
        </div>
      )}
    </ChoiceFrame>
  )
}
