import type { ReactNode } from 'react'
import { type Block, blocksOf, type QuestionPlace } from '#domain/event/draft/questions/blocks.ts'
import { tie } from '#i18n/text/typography.ts'
import { ErrorText } from '#web/ui/field-frame.tsx'
import type { DragTools } from '../shared/drag/drag.ts'
import type { Builder } from './editor.ts'
import type { Problems } from './problems.ts'
import { QuestionCard } from './question-card.tsx'

interface Props {
  readonly builder: Builder
  readonly problems: Problems
  readonly dragging: DragTools<QuestionPlace>
  readonly onMove: (id: string, way: 'up' | 'down') => void
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
  return blocks.map((block, index) => (
    <FormBlock
      // A section may stand at several places of the form.
      key={`${block.id} ${blocks.slice(0, index).filter(({ id }) => id === block.id).length}`}
      {...props}
      block={block}
      index={index}
    />
  ))
}

function FormBlock({ block, index, ...props }: Props & { block: Block; index: number }): ReactNode {
  const { builder, problems, dragging, onMove, onAdd, panel } = props
  const { id, section, questions } = block
  const end = { block: index, at: questions.length }
  return (
    <section className="fb-block">
      {section === null ? (
        <h2 className="fb-loose">{id === null ? 'Pytania' : id}</h2>
      ) : (
        <SectionHead
          builder={builder}
          block={block}
          problems={problems.ofSection(section.id)}
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
            dragging={dragging}
            onMove={onMove}
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
    </section>
  )
}

interface HeadProps {
  readonly builder: Builder
  readonly block: Block
  readonly problems: readonly string[]
  readonly panel: ReactNode
}

function SectionHead({ builder, block: { section }, problems, panel }: HeadProps): ReactNode {
  if (section === null) return null
  const { id, name, when } = section
  const isChosen = builder.chosen?.kind === 'section' && builder.chosen.id === id
  return (
    <>
      <header className="fb-section" data-chosen={isChosen || undefined}>
        <h2>{tie(name)}</h2>
        {when !== undefined && <p className="fb-when">pytamy, gdy: {builder.words(when)}</p>}
        <button
          type="button"
          id={headOf(id)}
          className="link"
          aria-expanded={isChosen}
          onClick={() => builder.choose(isChosen ? null : { kind: 'section', id })}
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
