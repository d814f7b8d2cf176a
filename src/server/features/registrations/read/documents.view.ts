import type { z } from 'zod'
import type { getPanelRegistration } from '#contract/panel.ts'
import type { registrationView } from '#contract/site.ts'
import { maySeeAnswer } from '#domain/access/may-see-answer.ts'
import type { Role } from '#domain/access/rights.ts'
import { entryEffectOf } from '#domain/documents/document-at-entry.ts'
import {
  isWithdrawalToNote,
  type StandingDocument,
} from '#server/features/documents/standing/documents-of-many.ts'

/** How documents stand, for the registrant: without those of people who have taken a place over. */
export const ownDocumentsView = (
  documents: readonly StandingDocument[],
  takenOver: readonly string[],
): z.input<typeof registrationView>['documents'] =>
  documents
    .filter(({ person }) => person === null || !takenOver.includes(person))
    .map((document) => ({
      ...sharedView(document),
      reason: document.state === 'rejected' ? (document.decision?.reason ?? '') : '',
    }))

/** The same for the staff, as far as the role may see them. */
export const documentsView = (
  documents: readonly StandingDocument[],
  role: Role,
): z.input<typeof getPanelRegistration.output>['documents'] =>
  documents
    .filter(({ question }) => maySeeAnswer(role, question))
    .map((document) => ({
      ...sharedView(document),
      files: [...document.files],
      reason: document.decision?.reason ?? '',
      last: document.decision?.id ?? null,
      by: document.decision?.decidedBy ?? '',
      isToNote: isWithdrawalToNote(document),
    }))

const sharedView = ({ person, question, state, at }: StandingDocument) => ({
  ...{ person, question: question.id, name: question.label, state },
  at: at?.toString() ?? null,
  atEntry: entryEffectOf(question),
})
