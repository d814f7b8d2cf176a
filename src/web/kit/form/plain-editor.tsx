import { type RefObject, useState } from 'react'
import { htmlOfText, textOfHtml } from '#domain/form/plain-html.ts'
import { editorWords } from '#i18n/pl/editor.ts'
import type { ControlAttributes } from '#web/ui/field-frame.tsx'
import { RichText } from './rich-text.tsx'

interface PlainEditorProps {
  readonly label: string
  readonly html: string
  readonly attributes: ControlAttributes
  /** Told whether somebody is in it. */
  readonly focused: RefObject<boolean>
  readonly onHtml: (html: string) => void
  /** The editor is still on its way. */
  readonly waiting: boolean
}

/** Stands in for the editor. What has formatting is only shown: a plain text would lose it. */
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
        // What is typed stays to the letter while it means the same; what was loaded meanwhile is shown.
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
