import type { Allotted } from '#domain/capacity/allotment.ts'
import { refusalMessages } from '#i18n/pl/refusal-messages.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findAllotment } from './allotments.queries.ts'

/** @throws Refusal invalid_input at the field that named it, when there is no such allotment */
export async function getAllotment(tx: Tx, eventId: string, slug: string): Promise<Allotted> {
  const allotment = await findAllotment(tx, eventId, slug)
  if (allotment) return allotment
  const problem = { code: 'unknown', field: 'allotment', message: refusalMessages.allotment.unknown }
  throw new Refusal('invalid_input', { problems: [problem] })
}
