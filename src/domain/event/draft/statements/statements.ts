import type { Condition } from '../../definition/condition.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { idOfName } from '../questions/id-of-name.ts'
import { isMinorOfAdult, minorOfAdult } from '../who/registrants.ts'
import { type Fields, withPartFields } from '../with-fields.ts'

export type Statement = DefinitionDocument['statements'][number]

/** The statement as it was last published; undefined where it never was. */
type Published = Statement | undefined

/**
 * The document with some fields of a statement changed. What people have agreed to stays under its number: a text that
 * differs from the published one gets the next number, the published text its own again.
 */
export const withStatement = (
  document: DefinitionDocument,
  id: string,
  fields: Fields<Statement>,
  published: Published,
): DefinitionDocument => ({
  ...document,
  statements: document.statements.map((statement) => {
    if (statement.id !== id) return statement
    const changed = withPartFields(statement, fields)
    const isSameText = changed.text === statement.text && sameDocument(changed, statement)
    return isSameText ? changed : { ...changed, version: versionOf(changed, published, statement.version) }
  }),
})

function versionOf(changed: Statement, published: Published, now: number): number {
  if (published === undefined) return now
  const isPublished = changed.text === published.text && sameDocument(changed, published)
  return isPublished ? published.version : published.version + 1
}

const sameDocument = (one: Statement, other: Statement): boolean =>
  one.document?.name === other.document?.name && one.document?.body === other.document?.body

/** Of whom it is asked. */
export type AskedOf = 'registration' | 'minor' | 'person' | 'registration-if'

/**
 * Once of a registration, of the adult for each minor whom they register, of each person for whom something holds, or
 * once where something holds of the registration.
 */
export function askedOf({ when, once }: Pick<Statement, 'when' | 'once'>): AskedOf {
  if (when === undefined) return 'registration'
  if (once) return 'registration-if'
  return isMinorOfAdult(when) ? 'minor' : 'person'
}

const WITH_MINORS: Condition = { fact: 'minors', atLeast: 1 }
const MINOR: Condition = { fact: 'age', atMost: 17 }

/** The statement asked of somebody else, with a condition to begin with. */
export function askedOfOthers(document: DefinitionDocument, of: AskedOf): Fields<Statement> {
  switch (of) {
    case 'registration':
      return { when: undefined, once: false }
    case 'minor':
      return { when: minorOfAdult(document), once: false }
    case 'person':
      return { when: MINOR, once: false }
    case 'registration-if':
      return { when: WITH_MINORS, once: true }
  }
}

type NewStatement = Omit<Statement, 'once' | 'version'> & Partial<Pick<Statement, 'once' | 'version'>>

/**
 * The document with a new statement, by an id of its own. One that was there and is published keeps its numbers: another
 * text under the same id would be taken for the agreement to the earlier one.
 */
export function withNewStatement(
  document: DefinitionDocument,
  statement: NewStatement,
  published: readonly Statement[],
): DefinitionDocument {
  const { questions, items, statements } = document
  const taken = [...questions, ...items, ...statements, ...published].map(({ id }) => id)
  const id = idOfName(statement.id, taken)
  return { ...document, statements: [...statements, { once: false, version: 1, ...statement, id }] }
}

export const withoutStatement = (document: DefinitionDocument, id: string): DefinitionDocument => ({
  ...document,
  statements: document.statements.filter((statement) => statement.id !== id),
})
