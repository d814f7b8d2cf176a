import { type ReactNode, useRef } from 'react'
import type { TakenNews } from './taken-words.ts'

interface Props {
  readonly news: TakenNews | null
  /** Takes it out again; absent where the page has its own button for it. */
  readonly onUndo?: (() => void) | undefined
}

/** What was just added, and what of it was left out; said aloud too. */
export function TakenNote({ news, onUndo }: Props): ReactNode {
  const note = useRef<HTMLDivElement>(null)
  return (
    <div ref={note} tabIndex={-1} role="status" className={news === null ? 'sr' : 'fb-taken'}>
      {news !== null && (
        <>
          <p>
            {news.added}{' '}
            {onUndo !== undefined && (
              <button
                type="button"
                className="link"
                onClick={() => {
                  // The button goes with what it takes back.
                  note.current?.focus()
                  onUndo()
                }}
              >
                Cofnij
              </button>
            )}
          </p>
          {news.leftOut.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </>
      )}
    </div>
  )
}
