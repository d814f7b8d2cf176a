import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'

interface Props {
  readonly label: string
  readonly value: string
  /** What choosing does, for a button: 'Dodaj'. */
  readonly act: string
  readonly className?: 'slot' | 'input'
  readonly onChoose: (value: string) => void
  /** The options. */
  readonly children: ReactNode
}

/**
 * A list in which choosing does something at once. Where arrows choose without opening the list they only go through it:
 * Enter, or a button that then stands beside it, does it, and Escape goes back.
 */
export function ActSelect({ label, value, act, className = 'slot', onChoose, children }: Props): ReactNode {
  const [shown, setShown] = useState<string | null>(null)
  const isGoingThrough = useRef(false)
  const choose = (chosen: string) => {
    setShown(null)
    if (chosen !== value) onChoose(chosen)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    isGoingThrough.current = event.key !== 'Enter'
    if (shown === null) return
    if (event.key === 'Escape') setShown(null)
    if (event.key !== 'Enter') return
    event.preventDefault()
    choose(shown)
  }
  const list = (
    <select
      className={className}
      aria-label={label}
      value={shown ?? value}
      onPointerDown={() => {
        isGoingThrough.current = false
      }}
      onKeyDown={onKeyDown}
      onChange={({ currentTarget: { value: chosen } }) => {
        if (!isGoingThrough.current) choose(chosen)
        else setShown(chosen === value ? null : chosen)
      }}
    >
      {children}
    </select>
  )
  return (
    <>
      {className === 'input' ? <span className="select">{list}</span> : list}
      {shown !== null && (
        <button type="button" className="btn text" onClick={() => choose(shown)}>
          {act}
          <span className="sr">{`: ${label}`}</span>
        </button>
      )}
    </>
  )
}
