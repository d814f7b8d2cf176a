import type { Question } from '../event/definition/definition.ts'
import type { EntryEffect } from '../form/fields/file-rules.ts'
import type { DocumentState } from './document-state.ts'

/** What a document means at the entry while it is not in order: a warning unless the organiser says otherwise. */
export const entryEffectOf = ({ files }: Pick<Question, 'files'>): EntryEffect => files?.atEntry ?? 'warn'

/** Whether a document is not there. One that waits for a decision is: nobody is turned away because the office is slow. */
export const isNotInOrder = (state: DocumentState): boolean =>
  state === 'missing' || state === 'rejected' || state === 'withdrawn'

/** A document as far as the entry asks about it. */
export interface EntryDocument {
  /** By `ref`; null: of the whole registration. */
  readonly person: string | null
  readonly state: DocumentState
  readonly atEntry: EntryEffect
}

/**
 * The documents of which a ticket has to speak, in their order: of its person and of the whole registration, not in order, and not
 * without effect.
 * @param person `ref`; null: the ticket admits everybody of the registration, so all documents count
 */
export const lackingAtEntry = <Document extends EntryDocument>(
  documents: readonly Document[],
  person: string | null,
): Document[] =>
  documents.filter(
    (each) =>
      (person === null || each.person === null || each.person === person) &&
      isNotInOrder(each.state) &&
      each.atEntry !== 'nothing',
  )

/** Whether one of them keeps a ticket from entering. */
export const blocksEntry = (lacking: readonly Pick<EntryDocument, 'atEntry'>[]): boolean =>
  lacking.some(({ atEntry }) => atEntry === 'block')
