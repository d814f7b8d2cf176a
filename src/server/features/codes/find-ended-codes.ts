import type { FieldProblem } from '#contract/errors.ts'
import { isIssuedAs } from '#domain/event/facts/issued-codes.ts'
import { fieldOfCode, typedCodes } from '#domain/event/facts/listed-codes.ts'
import { endedInvite, unknownInvite } from '#i18n/pl/invites.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { findIssued } from './codes.queries.ts'
import type { AskedEvent, TypedDraft } from './count-codes.ts'

/** Codes of a draft that were issued in the panel and work no more, or were never issued to anybody, at their fields. */
export async function findEndedCodes(
  ctx: TenantCtx,
  { eventId, definition, compiled }: AskedEvent,
  draft: TypedDraft,
): Promise<FieldProblem[]> {
  const issuing = new Set(definition.pools.flatMap(({ id, issued }) => (issued === undefined ? [] : [id])))
  if (issuing.size === 0) return []
  const issued = typedCodes(definition, draft).flatMap(({ typed, limit }) => {
    const found = compiled.codes.find(typed, limit)
    return found !== null && issuing.has(found.limit) && isIssuedAs(found.sealed) ? [found] : []
  })
  if (issued.length === 0) return []
  const known = await ctx.db.tenant(ctx.account, (tx) => findIssued(tx, eventId, issued))
  return issued.flatMap(({ limit, sealed }): FieldProblem[] => {
    const state = known.get(`${limit}~${sealed}`)
    if (state === 'open') return []
    const where = fieldOfCode(definition.questions, limit)
    const message = state === undefined ? unknownInvite : endedInvite[state]
    return [{ code: 'invite_over', field: `draft.${where}`, person: null, where, message }]
  })
}
