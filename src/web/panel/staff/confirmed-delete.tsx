import { type ReactNode, useEffect, useRef, useState } from 'react'

interface Props {
  /** What a screen reader says of the button. */
  readonly label: string
  /** What deleting means. */
  readonly question: string
  readonly isBusy: boolean
  readonly trouble: string | null
  readonly onDelete: () => void
}

/** Deletes after having said what that means. */
export function ConfirmedDelete({ label, question, isBusy, trouble, onDelete }: Props): ReactNode {
  const [asking, setAsking] = useState(false)
  const sentence = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (asking) sentence.current?.focus()
  }, [asking])
  if (!asking)
    return (
      <button type="button" className="link" aria-label={label} onClick={() => setAsking(true)}>
        Usuń
      </button>
    )
  return (
    <div className="staff-delete">
      <p ref={sentence} tabIndex={-1}>
        {question}
      </p>
      <div className="staff-acts">
        <button type="button" className="btn" disabled={isBusy} onClick={onDelete}>
          Usuń
        </button>
        <button type="button" className="btn text" disabled={isBusy} onClick={() => setAsking(false)}>
          Wróć
        </button>
      </div>
      {trouble !== null && <p role="alert">{trouble}</p>}
    </div>
  )
}
