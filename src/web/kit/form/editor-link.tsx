import { useState } from 'react'
import { linkAddress } from '#domain/form/html/link-address.ts'
import { editorWords } from '#i18n/pl/editor.ts'
import { FieldFrame } from '#web/ui/field-frame.tsx'

interface EditorLinkProps {
  readonly id: string
  /** Of the link at the cursor; null when there is none. */
  readonly address: string | null
  /** Null removes the link. */
  readonly onApply: (address: string | null) => void
  readonly onClose: () => void
}

/** Asks for the address of a link. It is inside the form, so Enter must not submit that. */
export function EditorLink({ id, address, onApply, onClose }: EditorLinkProps) {
  const [typed, setTyped] = useState(address ?? '')
  const [wrong, setWrong] = useState(false)
  const apply = () => {
    const href = linkAddress(typed)
    if (href === null) setWrong(true)
    else onApply(href)
  }
  const keyed = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    apply()
  }
  return (
    <fieldset className="editor-link" aria-label={editorWords.link} onKeyDown={keyed}>
      <FieldFrame
        field={{ id, label: editorWords.linkAddress, error: editorWords.linkWrong, touched: wrong }}
        appears="with the change"
      >
        {(attributes) => (
          <input
            {...attributes}
            className="input"
            inputMode="url"
            autoComplete="off"
            ref={focusFirst}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setWrong(false)
            }}
          />
        )}
      </FieldFrame>
      <button type="button" className="btn quiet" onClick={apply}>
        {editorWords.linkApply}
      </button>
      {address !== null && (
        <button type="button" className="btn text" onClick={() => onApply(null)}>
          {editorWords.linkRemove}
        </button>
      )}
    </fieldset>
  )
}

const focusFirst = (input: HTMLInputElement | null) => input?.focus()
