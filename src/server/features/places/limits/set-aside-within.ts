import { allotmentPool } from '#domain/capacity/allotment.ts'
import { isLimit } from '#domain/capacity/limits.ts'
import { startCapacity } from '#domain/capacity/start-capacity.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { refusalMessages } from '#i18n/pl/refusal-messages.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#server/db/new-id.ts'
import { Refusal, refusalAt } from '#server/http/refusal.ts'
import {
  type Allotment,
  findAllotment,
  insertAllotment,
  listAllotments,
  resizeAllotment,
  updateAllotment,
} from './allotments.queries.ts'
import { makePool } from './limits.queries.ts'

export interface SetAside {
  readonly eventId: string
  readonly slug: string
  readonly name: string
  readonly partOf: string
  readonly units: number
  /** A named decision: the full number, also above the limit. */
  readonly aboveLimitBecause?: string | undefined
}

/**
 * Sets so many places of a limit aside under a name, or changes how many they are. The caller has locked the event.
 * @throws Refusal invalid_input, name_taken, full, queue, allotment_in_use
 */
export async function setAsideWithin(
  tx: Tx,
  ctx: TenantCtx,
  definition: EventDefinition,
  input: SetAside,
): Promise<Allotment> {
  const { eventId, slug } = input
  const before = await findAllotment(tx, eventId, slug)
  await refuseUnfit(tx, definition, input, before)
  const allotmentId = before?.allotmentId ?? (await create(tx, ctx, definition, input))
  await resize(tx, ctx, allotmentId, input)
  const after = await findAllotment(tx, eventId, slug)
  if (!after) throw new Error(`What was set aside as ${slug} is not there.`)
  await noteDown(tx, ctx, input, before, after)
  return after
}

/** @throws Refusal invalid_input, name_taken */
async function refuseUnfit(
  tx: Tx,
  definition: EventDefinition,
  { eventId, slug, name, partOf }: SetAside,
  before: Allotment | undefined,
): Promise<void> {
  if (before ? before.partOf !== partOf : !isLimit(definition, partOf)) {
    const message = before ? refusalMessages.allotment.ofAnotherLimit : refusalMessages.allotment.noSuchLimit
    throw new Refusal('invalid_input', { problems: [{ code: 'unknown', field: 'partOf', message }] })
  }
  const others = (await listAllotments(tx, eventId)).filter((other) => other.slug !== slug)
  if (others.some((other) => other.partOf === partOf && other.name === name))
    throw refusalAt('name', 'name_taken')
}

/** An allotment of no places yet. */
async function create(tx: Tx, ctx: TenantCtx, definition: EventDefinition, input: SetAside): Promise<string> {
  const { eventId, slug, name, partOf } = input
  const allotmentId = newId()
  await makePool(tx, ctx.account, eventId, { pool: partOf, capacity: startCapacity(definition, partOf) })
  await insertAllotment(tx, {
    ...{ accountId: ctx.account, allotmentId, eventId, name, partOf },
    poolKey: allotmentPool(partOf, slug),
    createdBy: actorText(ctx.actor),
  })
  return allotmentId
}

/** @throws Refusal full, queue, allotment_in_use */
async function resize(tx: Tx, ctx: TenantCtx, allotmentId: string, input: SetAside): Promise<void> {
  const { eventId, name, partOf, units, aboveLimitBecause: because } = input
  const named = because !== undefined
  const decision = named
    ? { aboveLimitBecause: because, aboveLimitBy: actorText(ctx.actor) }
    : units === 0
      ? { aboveLimitBecause: null, aboveLimitBy: null }
      : {}
  await updateAllotment(tx, allotmentId, { name, ...decision })
  const short = await resizeAllotment(tx, ctx.account, { eventId, allotmentId, units, named })
  if (short?.verdict === 'in_use') throw new Refusal('allotment_in_use', { params: { taken: short.taken } })
  if (short) throw new Refusal(short.verdict, { params: { pool: partOf } })
}

async function noteDown(
  tx: Tx,
  ctx: TenantCtx,
  { eventId, aboveLimitBecause }: SetAside,
  before: Allotment | undefined,
  after: Allotment,
): Promise<void> {
  const { slug, partOf } = after
  await recordAudit(tx, ctx, {
    action: before ? 'allotment.changed' : 'allotment.created',
    eventId,
    details: { allotment: slug, partOf, ...(aboveLimitBecause === undefined ? {} : { aboveLimitBecause }) },
    before: before ? { name: before.name, units: before.units } : {},
    after: { name: after.name, units: after.units },
  })
}
