import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { tie } from '#i18n/text/typography.ts'

/** A mark of the sentence behind a word. */
export type After = '.' | ',' | ':'

interface Props {
  /** What is said here, for who hears the sentence: 'Termin'. */
  readonly label: string
  readonly text: string
  /** What follows the word without a space; within the button, since behind a word of several lines it would stand apart. */
  readonly after?: After | undefined
  readonly children: ReactNode
}

/**
 * A word of a sentence with a small form of its own, which opens below it: for what cannot be chosen from a list.
 * The sentence around it has the class `sentence`. Escape, and a click elsewhere, close the form.
 */
export function OpenWord({ label, text, after, children }: Props): ReactNode {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const whole = useRef<HTMLSpanElement>(null)
  const word = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const isInside = ({ target }: Event) => target instanceof Node && whole.current?.contains(target) === true
    const closeOutside = (event: Event) => {
      if (!isInside(event)) setOpen(false)
    }
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isInside(event)) return
      setOpen(false)
      word.current?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeByEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeByEscape)
    }
  }, [isOpen])
  const close = () => {
    setOpen(false)
    word.current?.focus()
  }
  return (
    <span ref={whole}>
      <button
        ref={word}
        type="button"
        className="word-button open-word"
        aria-label={`${label}: ${text}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{tie(text)}</span>
        {after}
      </button>
      {isOpen && (
        <div id={id} className="word-form sheet">
          {children}
          <button type="button" className="btn quiet" onClick={close}>
            Gotowe
          </button>
        </div>
      )}
    </span>
  )
}
