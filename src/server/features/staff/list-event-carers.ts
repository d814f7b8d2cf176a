import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { evaluateGroupCarers, evaluateSpaceCarers } from './evaluate-carers.ts'
import { listPeople } from './staff.queries.ts'

/** Who has care of whom at an event, each with the person and with how the assignment stands now. */
export async function listEventCarers(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account' | 'secrets' | 'now'>,
  eventId: string,
) {
  const [groups, spaces] = [
    await evaluateGroupCarers(tx, ctx, [eventId]),
    await evaluateSpaceCarers(tx, ctx, [eventId]),
  ]
  const isAny = groups.length + spaces.length > 0
  const people = new Map(isAny ? (await listPeople(tx)).map((person) => [person.id, person]) : [])
  const withPerson = <C extends { readonly personId: string }>(carers: readonly C[]) =>
    carers.flatMap((carer) => {
      const person = people.get(carer.personId)
      return person === undefined ? [] : [{ ...carer, person }]
    })
  return { ofGroups: withPerson(groups), ofSpaces: withPerson(spaces) }
}
