import type { z } from 'zod'
import type { documentAtEntry } from '#contract/check-in.ts'
import { maySeeAnswer } from '#domain/access/may-see-answer.ts'
import type { Role } from '#domain/access/rights.ts'
import { entryEffectOf, lackingAtEntry } from '#domain/documents/document-at-entry.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { documentsOf } from '#server/features/documents/standing/documents-of.ts'
import { listPeopleOf, type TicketRow } from './check-in.queries.ts'

/** A document that a ticket lacks, as the person at the gate may read it. */
export type LackingDocument = z.output<typeof documentAtEntry>

/**
 * What a ticket lacks at the entry, by the files and decisions of this moment. A role that may not see a document learns that there
 * is one, without its name and state: somebody has to send the person to the office.
 */
export async function documentsAtEntry(
  tx: Tx,
  ctx: TenantCtx,
  { ticket, role }: { readonly ticket: TicketRow; readonly role: Role },
): Promise<LackingDocument[]> {
  const people = await listPeopleOf(tx, ticket.registrationId)
  const documents = await documentsOf(tx, ctx, { row: ticket, people })
  const all = documents.map((each) => ({ ...each, atEntry: entryEffectOf(each.question) }))
  return lackingAtEntry(all, ticket.ref).map(({ question, state, atEntry }) => ({
    atEntry,
    seen: maySeeAnswer(role, question) ? { name: question.label, state } : null,
  }))
}
