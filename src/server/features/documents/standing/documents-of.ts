import { isToCheck } from '#domain/documents/asked-documents.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { documentsOfMany, type OfRegistration, type StandingDocument } from './documents-of-many.ts'

/**
 * The documents of a registration that the staff check, in the order of the form. Which are checked, and what they mean at the
 * entry, is said by the rules that are published now, so that it can be turned on for those who have registered; of whom they are
 * asked, by the rules that were agreed on. None of a registration that holds no places.
 */
export async function documentsOf(tx: Tx, ctx: TenantCtx, of: OfRegistration): Promise<StandingDocument[]> {
  const { definition: live } = await getPublishedEvent(tx, ctx, of.row.eventId)
  const asked = new Map(live.questions.filter(isToCheck).map((question) => [question.id, question]))
  if (asked.size === 0) return []
  const found = await documentsOfMany(tx, ctx, [of], ({ id }) => asked.has(id))
  return (found.get(of.row.registrationId) ?? []).map((document) => {
    const { atEntry } = asked.get(document.question.id)?.files ?? {}
    const { files } = document.question
    return { ...document, question: { ...document.question, files: { ...files, atEntry } } }
  })
}
