import { type ReactNode, useState } from 'react'
import type { PartList } from '#domain/event/draft/who/without-part.ts'
import { isList, pastedRows } from '#domain/values/pasted-rows.ts'
import { PASTE_HINTS } from './who-words.ts'

interface Props {
  readonly list: PartList
  readonly noun: string
  /** Adds these rows; one name is a list of one. */
  readonly onPaste: (text: string) => void
}

/** The empty row of the grid: one name, or a whole list from a spreadsheet. */
export function NewPart({ list, noun, onPaste }: Props): ReactNode {
  const [name, setName] = useState('')
  const add = (text: string) => {
    if (text.trim() !== '') onPaste(text)
    setName('')
  }
  return (
    <>
      <form
        className="who-new"
        onSubmit={(event) => {
          event.preventDefault()
          add(name)
        }}
      >
        <input
          className="input"
          aria-label={`${noun}: nazwa nowej pozycji`}
          placeholder="Nazwa następnej, albo wklej tu całą listę"
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text/plain')
            if (!isList(pastedRows(text))) return
            event.preventDefault()
            add(text)
          }}
        />
        <button type="submit" className="btn quiet" disabled={name.trim() === ''}>
          Dodaj
        </button>
      </form>
      <PasteList noun={noun} hint={PASTE_HINTS[list]} onPaste={add} />
    </>
  )
}

/** The same where pasting into a field is awkward, as on a phone: a box for the whole list. */
function PasteList(props: { noun: string; hint: string; onPaste: (text: string) => void }): ReactNode {
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="who-paste"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Wklej listę</summary>
      <textarea
        className="input"
        rows={5}
        aria-label={`${props.noun}: lista z arkusza`}
        placeholder={props.hint}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p className="sub">{props.hint}</p>
      <button
        type="button"
        className="btn quiet"
        disabled={text.trim() === ''}
        onClick={() => {
          props.onPaste(text)
          setText('')
          setOpen(false)
        }}
      >
        Dodaj z&nbsp;listy
      </button>
    </details>
  )
}
