import { nameOfIssued } from '#domain/event/facts/issued-codes.ts'
import { fieldOfCode, typedCodes } from '#domain/event/facts/listed-codes.ts'
import { endedInvite, unknownInvite } from '#i18n/pl/invites.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { findIssued } from './codes.queries.ts'
import type { AskedEvent, TypedDraft } from './count-codes.ts'

/** A code that works no more, at the field in which it was typed. */
export interface EndedCode {
  readonly code: 'invite_over'
  readonly field: string
  readonly person: null
  readonly where: string
  readonly message: string
}

/** Codes of a draft that were issued in the panel and work no more, or were never issued to anybody, at their fields. */
export async function findEndedCodes(
  ctx: TenantCtx,
  { eventId, definition, compiled }: AskedEvent,
  draft: TypedDraft,
): Promise<EndedCode[]> {
  const issuing = new Set(definition.pools.flatMap(({ id, issued }) => (issued === undefined ? [] : [id])))
  if (issuing.size === 0) return []
  const issued = typedCodes(definition, draft).flatMap(({ typed, limit }) => {
    const found = compiled.codes.find(typed, limit)
    const name = found === null ? null : nameOfIssued(found.sealed)
    return found !== null && name !== null && issuing.has(found.limit) ? [{ limit: found.limit, name }] : []
  })
  if (issued.length === 0) return []
  const known = await ctx.db.tenant(ctx.account, (tx) => findIssued(tx, eventId, issued))
  return issued.flatMap(({ limit, name }): EndedCode[] => {
    const state = known.get(`${limit} ${name}`)
    if (state === 'open') return []
    const where = fieldOfCode(definition.questions, limit)
    const message = state === undefined ? unknownInvite : endedInvite[state]
    return [{ code: 'invite_over', field: `draft.${where}`, person: null, where, message }]
  })
}
