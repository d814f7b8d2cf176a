import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { tie } from '#i18n/text/typography.ts'

interface Props {
  /** What is said here, for who hears the sentence: 'Termin'. */
  readonly label: string
  readonly text: string
  readonly children: ReactNode
}

/**
 * A word of a sentence with a small form of its own, which opens below it: for what cannot be chosen from a list.
 * The sentence around it has the class `sentence`. Escape, and a click elsewhere, close the form.
 */
export function OpenWord({ label, text, children }: Props): ReactNode {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const whole = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && whole.current?.contains(target) === false) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [isOpen])
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <span ref={whole}>
      <button
        ref={button}
        type="button"
        className="word-button open-word"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="sr">{`${label}: `}</span>
        {tie(text)}
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the form, wherever in it the focus is.
        <div
          id={id}
          className="word-form sheet"
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.stopPropagation()
            close()
          }}
        >
          {children}
          <button type="button" className="btn quiet" onClick={close}>
            Gotowe
          </button>
        </div>
      )}
    </span>
  )
}
