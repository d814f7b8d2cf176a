import type { DragEvent, ReactNode } from 'react'
import type { Question, QuestionPlace } from '#domain/event/draft/questions/blocks.ts'
import { isOfOffice } from '#domain/registration/is-of-office.ts'
import { tie } from '#i18n/text/typography.ts'
import { ErrorText } from '#web/ui/field-frame.tsx'
import { isLowerHalf } from '../shared/drag/drag.ts'
import { Icon } from '../shared/icon.tsx'
import type { Builder } from './editor.ts'
import { QuestionPreview } from './question-preview.tsx'
import { MOVING_KEYS, type Moving, wayOfKeys } from './use-moving.ts'

interface Props {
  readonly builder: Builder
  readonly question: Question
  readonly place: QuestionPlace
  readonly problems: readonly string[]
  readonly moving: Moving
  /** Asked because of an answer above it in the same part. */
  readonly isBelow: boolean
  /** What is shown below it while it is chosen, on a narrow page. */
  readonly children: ReactNode
}

/** The id of the button that chooses a question. */
export const cardOf = (question: string): string => `pytanie--${question}`

/** A question as people will see it; the whole of it is a button that opens its settings. */
export function QuestionCard(props: Props): ReactNode {
  const { builder, question, place, problems, moving, isBelow, children } = props
  const dragging = moving.questions
  const { id, label, when } = question
  const isChosen = builder.chosen?.kind === 'question' && builder.chosen.id === id
  const { over } = dragging.drag ?? { over: null }
  const isOver = (at: number) => over?.block === place.block && over.at === at
  const marks = marksOf(question)
  const placeUnder = (event: DragEvent) => (isLowerHalf(event) ? { ...place, at: place.at + 1 } : place)
  return (
    <li
      className="fb-question"
      data-chosen={isChosen || undefined}
      data-office={isOfOffice(question) || undefined}
      data-below={isBelow || undefined}
      data-drop={isOver(place.at) ? 'above' : isOver(place.at + 1) ? 'below' : undefined}
      onDragOver={(event) => dragging.over(event, placeUnder(event))}
      onDrop={(event) => dragging.drop(event, placeUnder(event))}
    >
      <div className="fb-card">
        <span
          className="fb-grip"
          aria-hidden="true"
          draggable
          onDragStart={(event) => dragging.start(event, id)}
          onDragEnd={dragging.end}
        >
          <Icon name="grip" size={22} />
        </span>
        {when !== undefined && <p className="fb-when">pytamy, gdy: {builder.words(when)}</p>}
        <QuestionPreview question={question} />
        {marks.length > 0 && <p className="fb-marks">{marks.join(' · ')}</p>}
        <button
          type="button"
          id={cardOf(id)}
          className="fb-pick"
          aria-expanded={isChosen}
          aria-keyshortcuts={MOVING_KEYS}
          onClick={() => builder.choose(isChosen ? null : { kind: 'question', id })}
          onKeyDown={(event) => {
            const way = wayOfKeys(event)
            if (way === null) return
            event.preventDefault()
            moving.moveQuestion(id, way)
          }}
        >
          <span className="sr">Zmień pytanie: {tie(label)}</span>
        </button>
      </div>
      {problems.map((problem, index) => (
        <ErrorText key={problem} id={`${cardOf(id)}-${index}`}>
          {problem}
        </ErrorText>
      ))}
      {isChosen && children}
    </li>
  )
}

/** What the field itself does not show. */
const marksOf = ({ of, staffOnly, askedAt }: Question): string[] => [
  ...(of === 'registration' ? ['raz w\u00a0zgłoszeniu'] : []),
  ...(staffOnly === true ? ['tylko dla biura'] : []),
  ...(askedAt === 'desk' ? ['pyta biuro na miejscu'] : []),
  ...(askedAt === 'gate' ? ['pyta obsługa przy wejściu'] : []),
]
