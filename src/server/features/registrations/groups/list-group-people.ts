import type { z } from 'zod'
import { registrationState } from '#contract/common.ts'
import type { listGroupPeople as contract } from '#contract/group-people.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { listPeopleOfGroups } from './group-people.queries.ts'

type Groups = z.input<typeof contract.output>['groups']

/**
 * The groups of an event with their people.
 * @param led the groups that are shown; null: all
 * @throws Refusal not_found, also before the event is published
 */
export async function listGroupPeople(
  ctx: TenantCtx,
  { eventId, led }: { readonly eventId: string; readonly led: readonly string[] | null },
): Promise<Groups> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const { definition } = await getPublishedEvent(tx, ctx, eventId)
    const shown = definition.groups.filter(({ id }) => led === null || led.includes(id))
    const found = await listPeopleOfGroups(
      tx,
      eventId,
      shown.map(({ id }) => id),
    )
    const people = Map.groupBy(found, ({ group }) => group)
    return shown.map(({ id, name }) => ({
      ...{ id, name },
      people: (people.get(id) ?? []).map(({ id: personId, firstName, lastName, state }) => ({
        id: personId,
        name: `${firstName} ${lastName}`,
        state: registrationState.parse(state),
      })),
    }))
  })
}
