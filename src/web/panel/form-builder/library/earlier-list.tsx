import { type ReactNode, useRef } from 'react'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import type { EarlierAsked } from '#domain/event/draft/library/earlier-events.ts'
import { missingOf, type WantedSection } from '#domain/event/draft/library/take-over.ts'
import type { WantedQuestion } from '#domain/event/draft/library/wanted.ts'
import { counts } from '#i18n/pl/counts.ts'
import { dayText } from '#i18n/pl/spans.ts'
import { tie } from '#i18n/text/typography.ts'
import { matchesName } from '../../shared/matches-name.ts'
import { LibraryRow } from './library-row.tsx'

/** Of each event what somebody looks for: by the words of the question, its part, or the event. */
export const foundEarlier = (events: readonly EarlierAsked[], typed: string): readonly EarlierAsked[] =>
  events.flatMap((earlier) => {
    const sections = earlier.sections.flatMap(({ section, questions }) => {
      const found = questions.filter(({ question }) =>
        matchesName(`${earlier.event.title} ${section?.name ?? ''} ${question.label}`, typed),
      )
      return found.length === 0 ? [] : [{ section, questions: found }]
    })
    return sections.length === 0 ? [] : [{ ...earlier, sections }]
  })

interface Props {
  readonly document: DefinitionDocument
  readonly found: readonly EarlierAsked[]
  readonly onAdd: (question: WantedQuestion, known: readonly WantedQuestion[]) => void
  readonly onAddSection: (section: WantedSection, known: readonly WantedQuestion[]) => void
}

/** What earlier events ask, newest first, each with its parts. */
export function EarlierList({ found, ...props }: Props): ReactNode {
  return found.map(({ event, known, sections }) => (
    <section key={event.id} aria-labelledby={`z-${event.id}`}>
      <h3 id={`z-${event.id}`}>{tie(event.title)}</h3>
      {event.start !== null && <p className="hint">{dayText(event.start)}</p>}
      {sections.map(({ section, questions }, index) => (
        <div key={section?.name ?? index} className="fb-part">
          {section !== null && (
            <PartHead
              section={section}
              document={props.document}
              onAdd={() => props.onAddSection(section, known)}
            />
          )}
          <ul>
            {questions.map((wanted) => (
              <LibraryRow
                key={wanted.question.id}
                question={wanted}
                isHere={missingOf(props.document, [wanted]).length === 0}
                onAdd={() => props.onAdd(wanted, known)}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  ))
}

interface HeadProps {
  readonly section: WantedSection
  readonly document: DefinitionDocument
  readonly onAdd: () => void
}

function PartHead({ section, document, onAdd }: HeadProps): ReactNode {
  const missing = missingOf(document, section.questions).length
  const words = `Weź wszystkie z\u00a0tej części (${counts.questions(missing)})`
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <header>
      <h4 ref={heading} tabIndex={-1}>
        Część „{tie(section.name)}”
      </h4>
      {missing > 0 && (
        <button
          type="button"
          className="link"
          aria-label={`${words}: ${section.name}`}
          onClick={() => {
            // The button goes with the last question that is missing.
            heading.current?.focus()
            onAdd()
          }}
        >
          {words}
        </button>
      )}
    </header>
  )
}
