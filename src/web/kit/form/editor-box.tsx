import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { safeHtml } from '#domain/form/safe-html.ts'
import type { ControlAttributes } from '#web/ui/field-frame.tsx'
import type { Editor, EditorAttributes, EditorState, MountEditor } from './editor-port.ts'
import { EditorToolbar } from './editor-toolbar.tsx'

interface EditorBoxProps {
  readonly mount: MountEditor
  /** It could not be made; the page goes on without it. */
  readonly onBroken: () => void
  readonly label: string
  readonly html: string
  readonly attributes: ControlAttributes
  /** Whether the field in its place had the focus, which it then takes over. */
  readonly focused: RefObject<boolean>
  readonly onHtml: (html: string) => void
}

const START: EditorState = { active: [], idle: ['undo', 'redo'], link: null }

/** The editor of rich text, 400 high with its buttons (specification §9). */
export function EditorBox({ mount, onBroken, label, html, attributes, focused, onHtml }: EditorBoxProps) {
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor | null>(null)
  const [state, setState] = useState(START)
  const told = useRef(html)
  const latest = useRef(onHtml)
  latest.current = onHtml
  const { disabled } = attributes
  const shared = textboxAttributes(label, attributes)
  const first = useRef({ html, attributes: shared, editable: !disabled })

  // Before the browser goes on: a key pressed between the plain field and the editor would go nowhere.
  useLayoutEffect(() => {
    if (place.current === null) return
    const onWritten = (written: string) => {
      told.current = safeHtml(written)
      latest.current(told.current)
    }
    try {
      const made = mount({
        place: place.current,
        ...first.current,
        focus: focused.current,
        onHtml: onWritten,
        onState: setState,
      })
      setEditor(made)
      return () => made.destroy()
    } catch {
      onBroken()
    }
  }, [mount, onBroken, focused])

  // What came from elsewhere (loaded, reset) is shown; what was typed here is there already.
  useEffect(() => {
    if (editor === null || html === told.current) return
    told.current = html
    editor.setHtml(html)
  }, [editor, html])
  const written = JSON.stringify(shared)
  useEffect(() => editor?.setAttributes(JSON.parse(written)), [editor, written])
  useEffect(() => editor?.setEditable(!disabled), [editor, disabled])

  return (
    <div className="editor">
      <EditorToolbar editor={editor} state={state} disabled={disabled} controls={attributes.id} />
      <div className="editor-text rich" ref={place} />
    </div>
  )
}

/** What assistive technology needs of the element that is typed into. */
function textboxAttributes(label: string, attributes: ControlAttributes): EditorAttributes {
  const described = attributes['aria-describedby']
  return {
    id: attributes.id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    ...(attributes.disabled ? { 'aria-disabled': 'true' } : {}),
    ...(attributes['aria-required'] ? { 'aria-required': 'true' } : {}),
    ...(attributes['aria-invalid'] ? { 'aria-invalid': 'true' } : {}),
    ...(described === undefined ? {} : { 'aria-describedby': described }),
  }
}
