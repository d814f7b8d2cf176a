import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'
import type { ListName } from './mark-query.ts'

interface OfList {
  readonly eventId: string
  readonly list: ListName
}

/** The views of a list that a member sees: those of the team and the own ones, by name. */
export async function listViewRows(tx: Tx, { eventId, list }: OfList, user: string) {
  return kysely(tx)
    .selectFrom('listView')
    .select(['listViewId', 'name', 'search', 'shared', 'userId'])
    .where('eventId', '=', eventId)
    .where('list', '=', list)
    .where((eb) => eb.or([eb('shared', '=', true), eb('userId', '=', user)]))
    .orderBy('name')
    .orderBy('listViewId')
    .execute()
}

export async function insertView(
  tx: Tx,
  view: OfList & {
    readonly accountId: string
    readonly listViewId: string
    readonly name: string
    readonly search: Readonly<Record<string, string>>
    readonly userId: string
    readonly shared: boolean
  },
): Promise<void> {
  const { eventId, list, accountId, listViewId, name, search, userId, shared } = view
  await kysely(tx)
    .insertInto('listView')
    .values({ eventId, list, accountId, listViewId, name, userId, shared, search: jsonb(search) })
    .execute()
}

/** Deletes a view of the user, or one of the team. @returns its name; undefined when there is none */
export async function deleteViewRow(
  tx: Tx,
  { eventId, list }: OfList,
  view: { readonly id: string; readonly user: string; readonly alsoShared: boolean },
): Promise<string | undefined> {
  const row = await kysely(tx)
    .deleteFrom('listView')
    .where('listViewId', '=', view.id)
    .where('eventId', '=', eventId)
    .where('list', '=', list)
    .where((eb) =>
      view.alsoShared
        ? eb.or([eb('shared', '=', true), eb('userId', '=', view.user)])
        : eb('userId', '=', view.user),
    )
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

/** The views of both lists of an event that the whole team sees, by name. */
export async function sharedViewRows(tx: Tx, eventId: string) {
  return kysely(tx)
    .selectFrom('listView')
    .select(['listViewId', 'list', 'name', 'search'])
    .where('eventId', '=', eventId)
    .where('shared', '=', true)
    .orderBy('name')
    .orderBy('listViewId')
    .execute()
}
