import type { ReactNode } from 'react'
import { type Block, blocksOf, type Question } from '#domain/event/draft/questions/blocks.ts'
import { comparisonsOf } from '#domain/event/facts/conditions-of.ts'
import { isOfOffice } from '#domain/registration/is-of-office.ts'
import { tie } from '#i18n/text/typography.ts'
import { ErrorText } from '#web/ui/field-frame.tsx'
import { isLowerHalf } from '../shared/drag/drag.ts'
import { Icon } from '../shared/icon.tsx'
import type { Builder } from './editor.ts'
import type { Problems } from './problems.ts'
import { QuestionCard } from './question-card.tsx'
import { MOVING_KEYS, type Moving, wayOfKeys } from './use-moving.ts'

interface Props {
  readonly builder: Builder
  readonly problems: Problems
  readonly moving: Moving
  /** Opens the field for a new question of the section; empty for none. */
  readonly onAdd: (section: string) => void
  /** The settings of what is chosen, on a narrow page; null beside a wide form. */
  readonly panel: ReactNode
}

/** The id of the button that chooses a section. */
export const headOf = (section: string): string => `czesc--${section}`

/** The questions of the form under their headings, in the order in which people are asked. */
export function FormBlocks(props: Props): ReactNode {
  const blocks = blocksOf(props.builder.document)
  return (
    <ul className="fb-blocks">
      {blocks.map((block, index) => (
        <FormBlock
          // A section may stand at several places of the form.
          key={`${block.id} ${blocks.slice(0, index).filter(({ id }) => id === block.id).length}`}
          {...props}
          block={block}
          index={index}
        />
      ))}
    </ul>
  )
}

function FormBlock({ block, index, ...props }: Props & { block: Block; index: number }): ReactNode {
  const { builder, problems, moving, onAdd, panel } = props
  const { questions: dragging, sections: pulling } = moving
  const isOver = (at: number) => pulling.drag?.over === at
  const { id, section, questions } = block
  const end = { block: index, at: questions.length }
  return (
    <li
      className="fb-block"
      data-office={(questions.length > 0 && questions.every(isOfOffice)) || undefined}
      data-drop={isOver(index) ? 'above' : isOver(index + 1) ? 'below' : undefined}
      onDragOver={(event) => pulling.over(event, isLowerHalf(event) ? index + 1 : index)}
      onDrop={(event) => pulling.drop(event, isLowerHalf(event) ? index + 1 : index)}
    >
      {section === null ? (
        <h2 className="fb-loose">{id === null ? 'Pytania' : id}</h2>
      ) : (
        <SectionHead
          builder={builder}
          block={block}
          problems={problems.ofSection(section.id)}
          moving={moving}
          panel={panel}
        />
      )}
      <ul>
        {questions.map((question, at) => (
          <QuestionCard
            key={question.id}
            builder={builder}
            question={question}
            place={{ block: index, at }}
            problems={problems.ofQuestion(question.id)}
            moving={moving}
            isBelow={asksAnswerOf(question, questions.slice(0, at))}
          >
            {panel}
          </QuestionCard>
        ))}
      </ul>
      <button
        type="button"
        className="btn text fb-plus"
        data-drop={dragging.drag?.over?.block === index && questions.length === 0 ? 'here' : undefined}
        onDragOver={(event) => dragging.over(event, end)}
        onDrop={(event) => dragging.drop(event, end)}
        onClick={() => onAdd(id ?? '')}
      >
        + Dodaj pytanie
        <span className="sr">{section === null ? '' : ` w\u00a0części ${section.name}`}</span>
      </button>
    </li>
  )
}

interface HeadProps {
  readonly builder: Builder
  readonly block: Block
  readonly problems: readonly string[]
  readonly moving: Moving
  readonly panel: ReactNode
}

function SectionHead({ builder, block: { section }, problems, moving, panel }: HeadProps): ReactNode {
  if (section === null) return null
  const { id, name, when } = section
  const isChosen = builder.chosen?.kind === 'section' && builder.chosen.id === id
  return (
    <>
      <header className="fb-section" data-chosen={isChosen || undefined}>
        <span
          className="fb-grip"
          aria-hidden="true"
          draggable
          onDragStart={(event) => moving.sections.start(event, id)}
          onDragEnd={moving.sections.end}
        >
          <Icon name="grip" size={22} />
        </span>
        <h2>{tie(name)}</h2>
        {when !== undefined && <p className="fb-when">pytamy, gdy: {builder.words(when)}</p>}
        <button
          type="button"
          id={headOf(id)}
          className="link"
          aria-expanded={isChosen}
          aria-keyshortcuts={MOVING_KEYS}
          onClick={() => builder.choose(isChosen ? null : { kind: 'section', id })}
          onKeyDown={(event) => {
            const way = wayOfKeys(event)
            if (way === null) return
            event.preventDefault()
            moving.moveSection(id, way)
          }}
        >
          Zmień część <span className="sr">{name}</span>
        </button>
      </header>
      {problems.map((problem, index) => (
        <ErrorText key={problem} id={`${headOf(id)}-${index}`}>
          {problem}
        </ErrorText>
      ))}
      {isChosen && panel}
    </>
  )
}

/** Whether a question is asked because of the answer to one of these. */
function asksAnswerOf({ when }: Question, before: readonly Question[]): boolean {
  const facts = when === undefined ? [] : comparisonsOf(when).map(({ fact }) => fact)
  return before.some(({ id }) => facts.includes(`answer.${id}`) || facts.includes(`count.${id}`))
}
