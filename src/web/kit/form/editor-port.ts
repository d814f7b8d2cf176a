/**
 * What the page knows of the editor of rich text. The editor itself is a module of its own, fetched when the
 * first field needs it; the page hands it a place and draws the buttons.
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

/** How the text around the cursor is. */
export interface EditorState {
  readonly active: readonly EditorCommand[]
  /** Commands that would change nothing now: there is nothing to undo. */
  readonly idle: readonly EditorCommand[]
  /** The address of the link in which the cursor stands. */
  readonly link: string | null
}

export interface EditorAttributes {
  readonly [name: string]: string
}

export interface Editor {
  readonly run: (command: Exclude<EditorCommand, 'link'>) => void
  /** Makes a link of what is selected, or writes the address itself; null takes the link away. */
  readonly setLink: (address: string | null) => void
  /** Replaces all text, without telling that it has changed. */
  readonly setHtml: (html: string) => void
  /** Attributes of the element that is typed into. */
  readonly setAttributes: (attributes: EditorAttributes) => void
  readonly setEditable: (editable: boolean) => void
  readonly destroy: () => void
}

export interface EditorOptions {
  /** An empty element in which the editor makes its own. */
  readonly place: HTMLElement
  readonly html: string
  readonly attributes: EditorAttributes
  readonly editable: boolean
  /** Whether the cursor is put behind the text at once. */
  readonly focus: boolean
  /** Somebody has changed the text. */
  readonly onHtml: (html: string) => void
  readonly onState: (state: EditorState) => void
}

export type MountEditor = (options: EditorOptions) => Editor
