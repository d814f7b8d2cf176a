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
  const word = useRef<HTMLSpanElement>(null)
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
    word.current?.focus()
  }
  return (
    <span ref={whole}>
      {/* biome-ignore lint/a11y/useSemanticElements: a button of its own cannot break into lines like a word. */}
      <span
        ref={word}
        role="button"
        tabIndex={0}
        className="word-button open-word"
        aria-label={`${label}: ${text}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          setOpen(!isOpen)
        }}
      >
        {tie(text)}
      </span>
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
