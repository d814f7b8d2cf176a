/**
 * The page's interface to the editor of rich text. The editor itself is a separate module, fetched when the
 * first field needs it; the page gives it an element and draws the buttons.
 */

export const EDITOR_COMMANDS = [
  'bold',
  'italic',
  'heading',
  'bulletList',
  'orderedList',
  'link',
  'undo',
  'redo',
] as const

export type EditorCommand = (typeof EDITOR_COMMANDS)[number]

/** The state of the text around the cursor. */
export interface EditorState {
  readonly active: readonly EditorCommand[]
  /** Commands without any effect now, such as undo with nothing to undo. */
  readonly idle: readonly EditorCommand[]
  /** The address of the link at the cursor. */
  readonly link: string | null
}

export interface EditorAttributes {
  readonly [name: string]: string
}

export interface Editor {
  readonly run: (command: Exclude<EditorCommand, 'link'>) => void
  /** Makes a link of the selection, or inserts the address itself; null removes the link. */
  readonly setLink: (address: string | null) => void
  /** Replaces all text, without reporting a change. */
  readonly setHtml: (html: string) => void
  /** Attributes of the editable element. */
  readonly setAttributes: (attributes: EditorAttributes) => void
  readonly setEditable: (editable: boolean) => void
  readonly destroy: () => void
}

export interface EditorOptions {
  /** An empty element in which the editor creates its own. */
  readonly place: HTMLElement
  readonly html: string
  readonly attributes: EditorAttributes
  readonly editable: boolean
  /** Whether the cursor is put at the end of the text at once. */
  readonly focus: boolean
  /** The text was changed by the user. */
  readonly onHtml: (html: string) => void
  readonly onState: (state: EditorState) => void
}

export type MountEditor = (options: EditorOptions) => Editor
