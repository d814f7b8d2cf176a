import { useState } from 'react'
import { editorWords } from '#i18n/pl/editor.ts'
import { EditorIcon } from './editor-icon.tsx'
import { EditorLink } from './editor-link.tsx'
import type { Editor, EditorCommand, EditorState } from './editor-port.ts'

interface ToolbarProps {
  /** Null until it is ready. */
  readonly editor: Editor | null
  readonly state: EditorState
  readonly disabled: boolean
  /** Id of the text. */
  readonly controls: string
  /** The buttons, in their order. */
  readonly commands: readonly EditorCommand[]
}

/** Buttons of the editor: one stop of the tab key, arrows move from button to button. */
export function EditorToolbar({ editor, state, disabled, controls, commands }: ToolbarProps) {
  const [current, setCurrent] = useState<EditorCommand>('bold')
  const [linking, setLinking] = useState(false)
  const press = (command: EditorCommand) => {
    if (editor === null || disabled || state.idle.includes(command)) return
    if (command === 'link') setLinking(!linking)
    else editor.run(command)
  }
  const walk = (event: React.KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = commands.at((commands.indexOf(current) + step) % commands.length)
    if (next === undefined) return
    setCurrent(next)
    event.currentTarget.querySelector<HTMLElement>(`[data-command="${next}"]`)?.focus()
  }
  return (
    <>
      <div
        className="editor-tools"
        role="toolbar"
        aria-label={editorWords.toolbar}
        aria-controls={controls}
        onKeyDown={walk}
      >
        {commands.map((command) => (
          <button
            key={command}
            type="button"
            data-command={command}
            title={editorWords[command]}
            aria-label={editorWords[command]}
            aria-pressed={isToggle(command) ? state.active.includes(command) : undefined}
            aria-disabled={disabled || state.idle.includes(command)}
            tabIndex={command === current ? 0 : -1}
            onFocus={() => setCurrent(command)}
            // The text keeps its selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => press(command)}
          >
            <EditorIcon command={command} />
          </button>
        ))}
      </div>
      {linking && editor !== null && !disabled && (
        <EditorLink
          id={`${controls}-link`}
          address={state.link}
          onApply={(address) => {
            editor.setLink(address)
            setLinking(false)
          }}
          onClose={() => setLinking(false)}
        />
      )}
    </>
  )
}

const isToggle = (command: EditorCommand) => command !== 'undo' && command !== 'redo'
