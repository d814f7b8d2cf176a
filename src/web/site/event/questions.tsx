import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { BlockOf } from '#domain/event/page/page-blocks.ts'
import { blockHeadings } from '#i18n/pl/page-blocks.ts'
import { tie } from '#i18n/text/typography.ts'
import { Section } from './section.tsx'

interface QuestionsProps {
  readonly block: BlockOf<'questions'>
  readonly questions: EventDefinition['page']['questions']
}

/** 'Pytania, które wracają': the first is open, so that it is clear what the others hold. */
export function Questions({ block, questions }: QuestionsProps) {
  if (questions.length === 0) return null
  return (
    <Section block={block} heading={blockHeadings.questions}>
      {questions.map(({ question, answer }, index) => (
        <details key={question} open={index === 0}>
          <summary>{tie(question)}</summary>
          <p>{tie(answer)}</p>
        </details>
      ))}
    </Section>
  )
}
