import type { ReactNode } from 'react'
import type { PersonDraft } from '#domain/registration/draft.ts'

interface Props {
  readonly number: number
  readonly person: PersonDraft
  readonly words: string
  /** Null: not known yet. */
  readonly price: string | null
  readonly isWrong: boolean
  readonly onOpen: () => void
}

/** A person who is ready, as one line that opens the fields. */
export function PersonLine({ number, person, words, price, isWrong, onOpen }: Props): ReactNode {
  const name = `${person.firstName} ${person.lastName}`.trim()
  return (
    <button
      type="button"
      className="draft-line"
      aria-keyshortcuts={number <= 9 ? `Alt+${number}` : undefined}
      onClick={onOpen}
    >
      <i>{number}</i>
      <span>
        <b>{name === '' ? `osoba ${number}` : name}</b> {words}
        {isWrong && <em className="draft-line-wrong"> do poprawienia</em>}
      </span>
      <span className="num">{price}</span>
      {number <= 9 && (
        <span className="key-cap" aria-hidden="true">
          Alt {number}
        </span>
      )}
    </button>
  )
}
