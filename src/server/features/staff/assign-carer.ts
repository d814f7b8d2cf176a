import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { CarePlace } from '#domain/staff/care-place.ts'
import { lacksOf } from '#domain/staff/carer-standing.ts'
import { placeWords } from '#i18n/pl/staff.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { insertCarer } from './carers.queries.ts'
import { readCheck, whenOf } from './evaluate-carers.ts'
import { requirePerson } from './require-person.ts'
import { findSpaceOrHouse, insertSpaceCarer } from './space-carers.queries.ts'
import { listChecks } from './staff.queries.ts'

interface Input {
  readonly eventId: string
  readonly personId: string
  readonly place: CarePlace
}

/**
 * Gives somebody the care of a group, a room, a house or a vehicle. Without a required check that is valid until the event is
 * over that is refused to everybody, the owner included (act of 13 May 2016, art. 21 and 23a). Repeated it changes nothing.
 * @throws Refusal not_found, also before the event is published; carer_not_checked
 */
export async function assignCarer(ctx: TenantCtx, { eventId, personId, place }: Input): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const { name } = await requirePerson(tx, eventId, personId)
    const { definition, ...when } = await whenOf(tx, ctx, eventId)
    const [lack] = lacksOf((await listChecks(tx, [personId])).map(readCheck), when)
    const assign = await assignmentOf(tx, { eventId, definition, place })
    if (lack !== undefined)
      throw new Refusal('carer_not_checked', {
        params: { kind: lack.kind, until: lack.until?.toString() ?? '' },
      })
    const by = { accountId: ctx.account, assignedBy: actorText(ctx.actor), assignedAt: ctx.now }
    if (!(await assign.insert({ eventId, personId, ...by }))) return
    const details = { name, group: assign.name }
    await recordAudit(tx, ctx, { action: 'staff.carer_assigned', eventId, details })
  })
}

interface Assigned {
  readonly eventId: string
  readonly personId: string
  readonly accountId: string
  readonly assignedBy: string
  readonly assignedAt: Temporal.Instant
}

interface Wanted {
  readonly eventId: string
  readonly definition: EventDefinition
  readonly place: CarePlace
}

/** What is assigned, by its name, and how. @throws Refusal not_found */
async function assignmentOf(tx: Tx, { eventId, definition, place }: Wanted) {
  if ('group' in place) {
    const { group } = place
    const found = definition.groups.find(({ id }) => id === group)
    if (group !== null && found === undefined) throw new Refusal('not_found')
    return { name: found?.name ?? '', insert: (carer: Assigned) => insertCarer(tx, { ...carer, group }) }
  }
  const found = await findSpaceOrHouse(tx, eventId, place)
  if (found === undefined) throw new Refusal('not_found')
  const { scope } = found
  return {
    name: placeWords(found),
    insert: (carer: Assigned) => insertSpaceCarer(tx, { ...carer, scope, place }),
  }
}
