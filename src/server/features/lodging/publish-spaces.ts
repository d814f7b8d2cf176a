import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { queueMessage } from '#server/features/messages/outbox/queue-message.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type Board, loadBoard } from './get-board.ts'
import { newsOf } from './news.ts'
import { deletePublished, listPublished, savePublished } from './published/published-spaces.queries.ts'
import { notePublished } from './settings.queries.ts'
import { listAssignments, waitForOthers } from './spaces.queries.ts'

interface Publication {
  readonly eventId: string
  readonly scope: string
  readonly mailFirst: boolean
}

/**
 * Shows people their rooms or vehicles on 'Moje zgłoszenie'. Registrations of people who had another one published before
 * get a message, once; those who see theirs for the first time only by `mailFirst`.
 * @throws Refusal not_found
 */
export async function publishSpaces(
  ctx: TenantCtx,
  { eventId, scope, mailFirst }: Publication,
): Promise<Board> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    await waitForOthers(tx, eventId)
    const { people, spaces, published } = await loadBoard(tx, ctx, eventId)
    if (!published.some((each) => each.scope === scope)) throw new Refusal('not_found')
    const [assigned, shown] = [await listAssignments(tx, eventId), await listPublished(tx, eventId)]
    const { news, registrations, firstRegistrations, counts } = newsOf({
      scope,
      spaces,
      people,
      assigned,
      published: shown,
    })
    const at = ctx.now.toString()
    await savePublished(
      tx,
      news.flatMap(({ participantId, words }) =>
        words === null ? [] : [{ accountId: ctx.account, participantId, scope, words, publishedAt: at }],
      ),
    )
    const gone = news.filter(({ words }) => words === null)
    await deletePublished(
      tx,
      scope,
      gone.map(({ participantId }) => participantId),
    )
    for (const registrationId of registrations)
      await queueMessage(tx, ctx, { registrationId, kind: 'lodging', about: { first: false } })
    for (const registrationId of mailFirst ? firstRegistrations : [])
      await queueMessage(tx, ctx, { registrationId, kind: 'lodging', about: { first: true } })
    await notePublished(tx, { accountId: ctx.account, eventId, scope, at })
    await recordAudit(tx, ctx, {
      action: 'lodging.published',
      eventId,
      details: { scope },
      before: {},
      after: { published: counts, mailFirst },
    })
    return loadBoard(tx, ctx, eventId)
  })
}
