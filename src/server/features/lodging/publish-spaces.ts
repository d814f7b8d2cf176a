import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { queueMessage } from '#server/features/messages/outbox/queue-message.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type Board, loadBoard } from './get-board.ts'
import { newsOf } from './news.ts'
import { notePublished } from './settings.queries.ts'
import { listAssignments, waitForOthers } from './spaces.queries.ts'
import { forgetTold, listTold, saveTold } from './told/told.queries.ts'

interface Publication {
  readonly eventId: string
  readonly scope: string
  readonly tellFirst: boolean
}

/**
 * Shows people their rooms or vehicles on 'Moje zgłoszenie'. Registrations of people who were told something else before
 * get a message, once; those who see theirs for the first time only by `tellFirst`.
 * @throws Refusal not_found
 */
export async function publishSpaces(
  ctx: TenantCtx,
  { eventId, scope, tellFirst }: Publication,
): Promise<Board> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    await waitForOthers(tx, eventId)
    const { people, spaces, published } = await loadBoard(tx, ctx, eventId)
    if (!published.some((each) => each.scope === scope)) throw new Refusal('not_found')
    const [assigned, told] = [await listAssignments(tx, eventId), await listTold(tx, eventId)]
    const { news, registrations, firstRegistrations, counts } = newsOf({
      scope,
      spaces,
      people,
      assigned,
      told,
    })
    const at = ctx.now.toString()
    await saveTold(
      tx,
      news.flatMap(({ participantId, words }) =>
        words === null ? [] : [{ accountId: ctx.account, participantId, scope, words, toldAt: at }],
      ),
    )
    const gone = news.filter(({ words }) => words === null)
    await forgetTold(
      tx,
      scope,
      gone.map(({ participantId }) => participantId),
    )
    for (const registrationId of registrations)
      await queueMessage(tx, ctx, { registrationId, kind: 'lodging', about: { first: false } })
    for (const registrationId of tellFirst ? firstRegistrations : [])
      await queueMessage(tx, ctx, { registrationId, kind: 'lodging', about: { first: true } })
    await notePublished(tx, { accountId: ctx.account, eventId, scope, at })
    await recordAudit(tx, ctx, {
      action: 'lodging.published',
      eventId,
      details: { scope },
      before: {},
      after: { told: counts, tellFirst },
    })
    return loadBoard(tx, ctx, eventId)
  })
}
