import { maySeeAnswer } from '#domain/access/may-see-answer.ts'
import type { Role } from '#domain/access/rights.ts'
import { isToCheck } from '#domain/documents/asked-documents.ts'
import { DOCUMENT_STATES } from '#domain/documents/document-state.ts'
import type { EventDefinition, Question } from '#domain/event/definition/definition.ts'
import type { DocumentsOfCell } from '#domain/lists/cell.ts'
import type { StandingDocument } from '#server/features/documents/standing/documents-of-many.ts'
import type { Column } from './column.ts'
import type { Subject, SubjectPerson } from './load-subjects.ts'

/** Of more the table would be wider than a screen before anybody has chosen columns. */
const MOST_USUAL = 2

/** The documents that a role may know about, by the rules that are published now, in the order of the form. */
export const documentsSeen = ({ questions }: EventDefinition, role: Role): Question[] =>
  questions.filter((question) => isToCheck(question) && maySeeAnswer(role, question))

/** A column for each document: how it stands, of a person or of everybody of the registration. */
export const documentColumns = (definition: EventDefinition, role: Role): Column[] =>
  documentsSeen(definition, role).map(({ id, label, seenBy }, index) => ({
    ...{ key: `document.${id}`, label, kind: 'documents', usual: index < MOST_USUAL },
    guarded: seenBy !== undefined,
    cell: (subject, person) => {
      const own = documentsAbout(subject, person).filter(
        // By the question as it stood when it was asked: what was for few stays so.
        ({ question }) => question.id === id && maySeeAnswer(role, question),
      )
      return own.length === 0 ? null : { kind: 'documents', value: countedByState(own) }
    },
  }))

/** The documents that a row is about: of its person and of the whole registration, of a registration all. */
export const documentsAbout = (
  { documents }: Pick<Subject, 'documents'>,
  person: Pick<SubjectPerson, 'ref'> | null,
): StandingDocument[] =>
  documents.filter((each) => person === null || each.person === null || each.person === person.ref)

/** In the order of the states; the reason of the only one that was rejected. */
function countedByState(documents: readonly StandingDocument[]): DocumentsOfCell {
  return DOCUMENT_STATES.flatMap((state) => {
    const such = documents.filter((each) => each.state === state)
    const [only] = such
    if (only === undefined) return []
    const reason = such.length === 1 && state === 'rejected' ? (only.decision?.reason ?? '') : ''
    return [{ state, count: such.length, reason }]
  })
}
