import { type RefObject, useState } from 'react'
import { htmlOfText, textOfHtml } from '#domain/form/html/plain-html.ts'
import { editorWords } from '#i18n/pl/editor.ts'
import type { ControlAttributes } from '#web/ui/field-frame.tsx'
import { RichText } from './rich-text.tsx'

interface PlainEditorProps {
  readonly label: string
  readonly html: string
  readonly attributes: ControlAttributes
  /** Called when the field gains or loses the focus. */
  readonly focused: RefObject<boolean>
  readonly onHtml: (html: string) => void
  /** The editor is still loading. */
  readonly waiting: boolean
}

/** Replaces the editor temporarily. Formatted text is only shown: a plain text would lose the formatting. */
export function PlainEditor({ label, html, attributes, focused, onHtml, waiting }: PlainEditorProps) {
  const text = textOfHtml(html)
  const [typed, setTyped] = useState(text ?? '')
  if (text === null)
    return (
      <>
        <div className="editor fixed">
          <RichText html={html} />
        </div>
        {!waiting && <p className="field-note">{editorWords.formatted}</p>}
      </>
    )
  return (
    <>
      <textarea
        {...attributes}
        className="input editor-plain"
        aria-label={label}
        onFocus={() => {
          focused.current = true
        }}
        onBlur={() => {
          focused.current = false
        }}
        // What is typed stays unchanged while it means the same; content loaded meanwhile is shown.
        value={htmlOfText(typed) === html ? typed : text}
        onChange={(event) => {
          setTyped(event.target.value)
          onHtml(htmlOfText(event.target.value))
        }}
      />
      {!waiting && <p className="field-note">{editorWords.plainText}</p>}
    </>
  )
}
