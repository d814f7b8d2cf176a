import type { FieldProblem } from '#contract/errors.ts'
import { isIssuedAs } from '#domain/event/facts/issued-codes.ts'
import { fieldOfCode, typedCodes } from '#domain/event/facts/listed-codes.ts'
import { endedInvite, unknownInvite } from '#i18n/pl/invites.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findIssued } from './codes.queries.ts'
import { type AskedEvent, countCodes, type TypedDraft } from './count-codes.ts'

/**
 * Before a registrant learns anything that depends on a code: counts each wrong code of the draft, refuses a registrant who
 * has typed too many, and one whose invitation was withdrawn or declined. Without a code there is no limit, and the staff
 * know the codes anyway.
 * @throws Refusal too_many_requests, registration_refused
 */
export async function tryCode(ctx: TenantCtx, event: AskedEvent, draft: TypedDraft): Promise<void> {
  if (ctx.actor.kind !== 'registrant') return
  await countCodes(ctx, event, draft)
  const { eventId, definition, compiled } = event
  const isIssued = new Set(definition.pools.flatMap(({ id, issued }) => (issued === undefined ? [] : [id])))
  const issued = typedCodes(definition, draft).flatMap(({ typed, limit }) => {
    const found = compiled.codes.find(typed, limit)
    return found !== null && isIssued.has(found.limit) && isIssuedAs(found.sealed) ? [found] : []
  })
  if (issued.length === 0) return
  const problems = await ctx.db.tenant(ctx.account, async (tx) => {
    const known = await findIssued(tx, eventId, issued)
    return issued.flatMap(({ limit, sealed }): FieldProblem[] => {
      const state = known.get(`${limit}~${sealed}`)
      if (state === 'open') return []
      const where = fieldOfCode(definition.questions, limit)
      const message = state === undefined ? unknownInvite : endedInvite[state]
      return [{ code: 'code_invalid', field: `draft.${where}`, person: null, where, message }]
    })
  })
  if (problems.length > 0) throw new Refusal('registration_refused', { problems })
}
