import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { safeHtml } from '#domain/form/html/safe-html.ts'
import type { ControlAttributes } from '#web/ui/field-frame.tsx'
import type { Editor, EditorAttributes, EditorCommand, EditorState, MountEditor } from './editor-port.ts'
import { EditorToolbar } from './editor-toolbar.tsx'

interface EditorBoxProps {
  readonly mount: MountEditor
  /** It could not be created; the page continues without it. */
  readonly onBroken: () => void
  readonly label: string
  readonly html: string
  readonly attributes: ControlAttributes
  /** The buttons, in their order. */
  readonly commands: readonly EditorCommand[]
  /** Whether the field it replaces had the focus, which it then takes over. */
  readonly focused: RefObject<boolean>
  readonly onHtml: (html: string) => void
}

const START: EditorState = { active: [], idle: ['undo', 'redo'], link: null }

/** The editor of rich text, 400 high with its buttons (specification §9). */
export function EditorBox(props: EditorBoxProps) {
  const { mount, onBroken, label, html, attributes, commands, focused, onHtml } = props
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor | null>(null)
  const [state, setState] = useState(START)
  const known = useRef(html)
  const latest = useRef(onHtml)
  latest.current = onHtml
  const { disabled } = attributes
  const shared = textboxAttributes(label, attributes)
  const first = useRef({ html, attributes: shared, editable: !disabled })

  // Before the browser continues: a key pressed between the plain field and the editor would be lost.
  useLayoutEffect(() => {
    if (place.current === null) return
    const onWritten = (written: string) => {
      known.current = safeHtml(written)
      latest.current(known.current)
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

  // Content from outside (loaded, reset) is shown; what was typed here is already there.
  useEffect(() => {
    if (editor === null || html === known.current) return
    known.current = html
    editor.setHtml(html)
  }, [editor, html])
  const written = JSON.stringify(shared)
  useEffect(() => editor?.setAttributes(JSON.parse(written)), [editor, written])
  useEffect(() => editor?.setEditable(!disabled), [editor, disabled])

  return (
    <div className="editor">
      <EditorToolbar {...{ editor, state, disabled, commands }} controls={attributes.id} />
      <div className="editor-text rich" ref={place} />
    </div>
  )
}

/** The attributes that assistive technology needs on the editable element. */
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
