import { type ReactNode, useEffect, useRef } from 'react'
import type { WantedQuestion } from '#domain/event/draft/library/wanted.ts'
import { helpText } from '#domain/form/question-help.ts'
import { tie } from '#i18n/text/typography.ts'
import { factsOfQuestion, optionsOfQuestion } from './question-facts.ts'

interface Props {
  readonly question: WantedQuestion
  /** Asked only because of its answer. */
  readonly then?: readonly WantedQuestion[]
  readonly isHere: boolean
  readonly onAdd: () => void
}

/** A question that can be taken over: its words, what is chosen about it, and a button. */
export function LibraryRow({ question, then = [], isHere, onAdd }: Props): ReactNode {
  const { label } = question.question
  const help = helpText(question.question)
  const options = optionsOfQuestion(question)
  const here = useRef<HTMLElement>(null)
  const wasAdded = useRef(false)
  useEffect(() => {
    // The button that was pressed is gone.
    if (isHere && wasAdded.current) here.current?.focus()
    wasAdded.current = false
  }, [isHere])
  return (
    <li className="fb-found">
      <div>
        <b>{tie(label)}</b>
        {help !== undefined && <p>{tie(help)}</p>}
        {options !== null && <p>Odpowiedzi: {options}</p>}
        {then.length > 0 && (
          <p>{tie(`Dalej: ${then.map((each) => `„${each.question.label}”`).join(', ')}`)}</p>
        )}
        <p className="fb-facts">{factsOfQuestion(question)}</p>
      </div>
      {isHere ? (
        <span ref={here} tabIndex={-1} className="fb-here">
          <span className="sr">{label}: </span>
          jest w&nbsp;formularzu
        </span>
      ) : (
        <button
          type="button"
          className="btn quiet"
          aria-label={`Dodaj: ${label}`}
          onClick={() => {
            wasAdded.current = true
            onAdd()
          }}
        >
          Dodaj
        </button>
      )}
    </li>
  )
}
