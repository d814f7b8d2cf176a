import type { JoinedView } from '#contract/pages.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { type BlockOf, shownBlocks } from '#domain/event/page/page-blocks.ts'
import { FEWEST_NAMES, joinedNames } from '#domain/lists/joined-people.ts'
import { registrationDraftSchema } from '#domain/registration/draft.ts'
import { isSecret } from '#domain/registration/secret-answers.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { createTtlCache } from '#server/base/ttl-cache.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { perDatabase } from '#server/db/per-database.ts'
import { countJoined, listConsenting } from './joined.queries.ts'

/**
 * Together with the age of the page itself, which is at most eleven seconds, the name of a person who withdraws is gone
 * within half a minute (docs/decisions/061-names-on-a-page-are-part-of-it.md).
 */
const KEPT_MILLISECONDS = 15_000

const kept = perDatabase(() => createTtlCache<JoinedView | null>(KEPT_MILLISECONDS))

interface JoinedOf {
  readonly eventId: string
  readonly version: number
  readonly definition: EventDefinition
}

/**
 * Who has registered, as it was up to a quarter of a minute ago; null where the page does not tell it or fewer than
 * `FEWEST_NAMES` are there. However many ask, it is read once in that time.
 */
export async function recallJoined(ctx: TenantCtx, event: JoinedOf): Promise<JoinedView | null> {
  const block = shownBlocks(event.definition.page).find((each) => each.kind === 'joined')
  if (block === undefined) return null
  const key = `${ctx.account} ${event.eventId} ${event.version}`
  return kept(ctx.db).get(key, () => ctx.db.tenant(ctx.account, (tx) => read(tx, ctx, event, block)))
}

async function read(
  tx: Tx,
  ctx: TenantCtx,
  { eventId, definition }: JoinedOf,
  block: BlockOf<'joined'>,
): Promise<JoinedView | null> {
  const { people, groups } = await countJoined(tx, eventId)
  if (people < FEWEST_NAMES) return null
  const { consent, beside, town } = block
  if (consent === undefined) return { people, groups, names: [] }
  const rows = await listConsenting(tx, eventId, consent, beside === 'town' ? (town ?? null) : null)
  const groupNames = new Map(definition.groups.map(({ id, name }) => [id, name]))
  const consenting = rows.map(({ participantGroup, birthDate, registrantBirthDate, ...row }) => ({
    ...row,
    birthDate: dayOf(birthDate),
    registrantBirthDate: dayOf(registrantBirthDate),
    registrantRole: registrantRole.parse(row.registrantRole ?? undefined),
    beside: beside === 'group' ? (groupNames.get(participantGroup ?? '') ?? null) : row.town,
  }))
  const isAgeSecret = definition.questions.some(isSecret)
  const today = localOf(ctx.now).toPlainDate()
  return { people, groups, names: joinedNames(consenting, { today, isAgeSecret }) }
}

const registrantRole = registrationDraftSchema.shape.registrantRole

const dayOf = (day: string | null) => (day === null ? null : Temporal.PlainDate.from(day))
