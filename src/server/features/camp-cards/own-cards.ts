import type { CardSetting } from '#domain/camp-card/camp-card.ts'
import { localOf } from '#domain/values/polish-time.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { cardSettingOf } from './card-setting.ts'
import { type CardPersonRow, listCardPeople } from './people.queries.ts'
import { findSetting } from './settings.queries.ts'
import { isMinorOn, sortedMinors } from './sorted-minors.ts'

interface OwnCards {
  readonly setting: CardSetting
  readonly rows: readonly CardPersonRow[]
}

/**
 * Whose cards a registrant may print: minors of the registration, without who has taken a place over; null where there is
 * nobody, or the organiser does not offer it.
 */
export async function ownCards(tx: Tx, ctx: TenantCtx, registrationId: string): Promise<OwnCards | null> {
  const people = await listCardPeople(tx, { registrationId })
  const [first] = people
  if (first === undefined) return null
  const { definition, setting, isSaved } = await cardSettingOf(tx, ctx, first.eventId)
  const own = people.filter(({ placeTransferId }) => placeTransferId === null)
  const rows = isSaved && setting.forParents ? sortedMinors(own, definition) : []
  return rows.length === 0 ? null : { setting, rows }
}

/**
 * Whose cards a registrant may print (`ref`), for a registration that is read already. Most events offer none, and this
 * then costs one short query at most.
 */
export async function refsOfOwnCards(
  tx: Tx,
  ctx: TenantCtx,
  { registrationId, eventId, people }: Read,
): Promise<string[]> {
  // Who is a minor on a day ahead is one today.
  const today = localOf(ctx.now).toPlainDate()
  if (!people.some(({ birthDate }) => isMinorOn(birthDate, today))) return []
  if ((await findSetting(tx, eventId))?.forParents !== true) return []
  return (await ownCards(tx, ctx, registrationId))?.rows.map(({ ref }) => ref) ?? []
}

interface Read {
  readonly registrationId: string
  readonly eventId: string
  readonly people: readonly { readonly birthDate: string | null }[]
}
