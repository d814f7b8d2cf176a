import { Editor as Tiptap } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { safeHref } from '#domain/form/html/safe-html.ts'
import {
  EDITOR_COMMANDS,
  type Editor,
  type EditorAttributes,
  type EditorCommand,
  type EditorOptions,
  type EditorState,
} from '#web/kit/form/editor-port.ts'

const HEADING = { level: 2 } as const

/** Writes nothing that `safeHtml` would remove: no code, no custom attributes, links to pages and mail only. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { rel: null, target: null },
      isAllowedUri: (address) => safeHref(address) !== null,
    },
  }),
]

/** Creates an editor in an element of the page. Its styles are the page's own: the policy allows no others. */
export function mountEditor(options: EditorOptions): Editor {
  const { place, html, attributes, editable, focus, onHtml, onState } = options
  const editor = new Tiptap({
    element: place,
    extensions,
    content: html,
    editable,
    injectCSS: false,
    editorProps: { attributes: { ...attributes } },
    onUpdate: () => onHtml(editor.getHTML()),
    onTransaction: () => onState(stateOf(editor)),
  })
  onState(stateOf(editor))
  if (focus) focusEnd(editor)
  return {
    run: (command) => COMMANDS[command](editor),
    setLink: (address) => setLink(editor, address),
    setHtml: (text) => editor.commands.setContent(text, { emitUpdate: false }),
    setAttributes: (changed: EditorAttributes) =>
      editor.setOptions({ editorProps: { attributes: { ...changed } } }),
    setEditable: (can) => editor.setEditable(can, false),
    destroy: () => editor.destroy(),
  }
}

/** Synchronous: the library's own way waits for a frame, and what is typed meanwhile would be lost. */
function focusEnd(editor: Tiptap): void {
  editor.commands.setTextSelection(editor.state.doc.content.size)
  editor.view.focus()
}

const COMMANDS: Readonly<Record<Exclude<EditorCommand, 'link'>, (editor: Tiptap) => void>> = {
  bold: (editor) => editor.chain().focus().toggleBold().run(),
  italic: (editor) => editor.chain().focus().toggleItalic().run(),
  heading: (editor) => editor.chain().focus().toggleHeading(HEADING).run(),
  bulletList: (editor) => editor.chain().focus().toggleBulletList().run(),
  orderedList: (editor) => editor.chain().focus().toggleOrderedList().run(),
  undo: (editor) => editor.chain().focus().undo().run(),
  redo: (editor) => editor.chain().focus().redo().run(),
}

function setLink(editor: Tiptap, address: string | null): void {
  const chain = editor.chain().focus().extendMarkRange('link')
  if (address === null) chain.unsetLink().run()
  else if (!editor.state.selection.empty || editor.isActive('link')) chain.setLink({ href: address }).run()
  else {
    const marks = [{ type: 'link', attrs: { href: address } }]
    chain.insertContent({ type: 'text', text: address, marks }).run()
  }
}

function stateOf(editor: Tiptap): EditorState {
  const can = { undo: editor.can().undo(), redo: editor.can().redo() }
  const href: unknown = editor.getAttributes('link').href
  return {
    active: EDITOR_COMMANDS.filter((command) => editor.isActive(command)),
    idle: EDITOR_COMMANDS.filter((command) => (command === 'undo' || command === 'redo') && !can[command]),
    link: typeof href === 'string' ? href : null,
  }
}
