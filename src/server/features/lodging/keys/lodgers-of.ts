import { kindKey, type Lodger, type Space } from '#domain/lodging/lodging.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { lodgerView } from '../lodger.view.ts'
import { goneOptions, kindsOf, ROOMS } from '../offered.ts'
import { listLodgersOf } from '../people.queries.ts'
import { listWithdrawn } from '../published/withdrawn-options.queries.ts'
import { listSpaces, sexesSchema } from '../spaces.queries.ts'

/** People who have chosen a room, and the rooms that there are. */
export interface Lodging {
  readonly spaces: readonly Space[]
  /** By registration; missing where it holds no place, or has chosen no room. */
  readonly people: ReadonlyMap<string, readonly Lodger[]>
}

/** The people of some registrations of an event who have chosen a room. @throws Refusal not_found */
export async function lodgersOf(
  tx: Tx,
  ctx: TenantCtx,
  eventId: string,
  registrationIds: readonly string[],
): Promise<Lodging> {
  const { definition } = await getPublishedEvent(tx, ctx, eventId)
  const kinds = kindsOf(definition)
  const gone = goneOptions(definition, await listWithdrawn(tx, eventId))
  const rows = await listLodgersOf(tx, registrationIds)
  const lodgers = rows.flatMap((row): Lodger[] => {
    const { registrationId, phone: _, ...person } = lodgerView(row, definition, undefined, gone)
    const chosen = kinds.filter(({ id }) => person.kinds.includes(id))
    if (chosen.length === 0) return []
    return [{ ...person, family: registrationId, hasWholeRoom: chosen.some(({ whole }) => whole) }]
  })
  const spaces = (await listSpaces(tx, eventId)).filter(({ scope }) => scope === ROOMS)
  return { spaces: spaces.map(roomOf), people: Map.groupBy(lodgers, ({ family }) => family) }
}

function roomOf({ id, house, name, places, kept, sexes, item, option }: StoredSpace): Space {
  const kind = item === null || option === null ? null : kindKey(item, option)
  return { id, house, name, places: places - kept, sexes: sexesSchema.parse(sexes), kind }
}

type StoredSpace = Awaited<ReturnType<typeof listSpaces>>[number]
