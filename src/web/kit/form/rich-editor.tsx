import { useRef } from 'react'
import { editorWords } from '#i18n/pl/editor.ts'
import type { ControlAttributes } from '#web/ui/field-frame.tsx'
import { EditorBox } from './editor-box.tsx'
import { EDITOR_COMMANDS, type EditorCommand } from './editor-port.ts'
import { PlainEditor } from './plain-editor.tsx'
import { useEditorModule } from './use-editor-module.ts'

interface RichEditorProps {
  readonly label: string
  readonly html: string
  readonly attributes: ControlAttributes
  /** The buttons; all of them when not given. */
  readonly commands?: readonly EditorCommand[]
  readonly onHtml: (html: string) => void
}

/** The editor of rich text, fetched when the first one is shown; a plain field until then. */
export function RichEditor(props: RichEditorProps) {
  const { label, html, attributes, commands = EDITOR_COMMANDS, onHtml } = props
  const module = useEditorModule()
  // A person typing in the plain field when the editor loads continues in the editor.
  const focused = useRef(false)
  const shared = { label, html, attributes, focused, onHtml }
  return (
    <>
      {module.kind === 'ready' && (
        <EditorBox mount={module.mount} onBroken={module.giveUp} commands={commands} {...shared} />
      )}
      {module.kind !== 'ready' && <PlainEditor {...shared} waiting={module.kind === 'loading'} />}
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
  )
}
