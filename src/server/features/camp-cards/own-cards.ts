import type { CardSetting } from '#domain/camp-card/camp-card.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { cardSettingOf } from './card-setting.ts'
import { type CardPersonRow, listCardPeople } from './people.queries.ts'
import { sortedMinors } from './sorted-minors.ts'

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
