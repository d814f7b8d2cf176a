import type { ReactNode } from 'react'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { READY_SUBJECTS, type ReadyQuestion } from '#domain/event/draft/library/ready/ready-question.ts'
import { missingOf } from '#domain/event/draft/library/take-over.ts'
import { LibraryRow } from './library-row.tsx'
import { readySubjects } from './ready-words.ts'

interface Props {
  readonly document: DefinitionDocument
  readonly found: readonly ReadyQuestion[]
  readonly onAdd: (ready: ReadyQuestion) => void
}

/** Ready questions under their subjects. */
export function ReadyList({ document, found, onAdd }: Props): ReactNode {
  return READY_SUBJECTS.map((subject) => {
    const own = found.filter((each) => each.subject === subject)
    if (own.length === 0) return null
    return (
      <section key={subject} aria-labelledby={`gotowe-${subject}`}>
        <h3 id={`gotowe-${subject}`}>{readySubjects[subject]}</h3>
        {subject === 'consents' && (
          <p className="hint">
            Zgodę, której treść i&nbsp;datę trzeba udowodnić, dodaj w&nbsp;„Oświadczeniach”.
          </p>
        )}
        <ul>
          {own.map((ready) => {
            const [first, ...then] = ready.questions
            return (
              <LibraryRow
                key={ready.id}
                question={first}
                then={then}
                isHere={missingOf(document, [first]).length === 0}
                onAdd={() => onAdd(ready)}
              />
            )
          })}
        </ul>
      </section>
    )
  })
}
