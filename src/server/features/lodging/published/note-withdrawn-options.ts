import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { pathOf } from '#domain/event/definition/problem.ts'
import { isChosen } from '#domain/registration/choice-question.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { noteWithdrawn } from './withdrawn-options.queries.ts'

/**
 * Notes stops and kinds of rooms that people have chosen and that a publication gives up: the staff then ask these people
 * about another choice. Of what is withdrawn with its whole item nothing is noted, as nothing else could be chosen.
 */
export async function noteWithdrawnOptions(
  tx: Tx,
  ctx: TenantCtx,
  { eventId, giveUp }: { readonly eventId: string; readonly giveUp: readonly string[] },
  before: EventDefinition,
  after: EventDefinition,
): Promise<void> {
  const withdrawn = before.items
    .filter((item) => (item.category === 'lodging' || item.category === 'transport') && isChosen(item))
    .flatMap((item) => {
      const left = after.items.find(({ id }) => id === item.id)?.options
      return item.options
        .filter(({ id }) => left?.every((option) => option.id !== id) === true)
        .filter(({ id }) => giveUp.includes(pathOf('items', item.id, 'options', id)))
        .map(({ id, name }) => ({ item: item.id, option: id, name }))
    })
  const by = {
    accountId: ctx.account,
    eventId,
    withdrawnBy: actorText(ctx.actor),
    withdrawnAt: ctx.now.toString(),
  }
  await noteWithdrawn(
    tx,
    withdrawn.map((option) => ({ ...by, ...option })),
  )
}
