import type { Role } from '#domain/access/rights.ts'
import { cardFile } from '#i18n/pl/camp-card.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getAccount } from '#server/features/accounts/get-account.ts'
import type { FileAnswer } from '#server/http/file-answer.ts'
import { Refusal } from '#server/http/refusal.ts'
import { cardSettingOf } from './card-setting.ts'
import { fillCards } from './fill-cards.ts'
import { notePrinted } from './note-printed.ts'
import { organiserOf, pdfAnswer } from './pdf-answer.ts'
import { listCardPeople } from './people.queries.ts'

interface Input {
  readonly eventId: string
  readonly registrationId: string
  /** By `ref`. */
  readonly person: string
  readonly role: Role
}

/**
 * The card of one participant for the staff, whatever age; the journal says who has printed it.
 * @throws Refusal not_found before the setting was saved, and of who has no place in the event
 */
export async function printCard(ctx: TenantCtx, input: Input): Promise<FileAnswer> {
  const { eventId, registrationId, role } = input
  const organiser = organiserOf(await getAccount(ctx))
  const { card } = await ctx.db.tenant(ctx.account, async (tx) => {
    const { setting, isSaved } = await cardSettingOf(tx, ctx, eventId)
    const rows = (await listCardPeople(tx, { registrationId })).filter(
      (row) => row.ref === input.person && row.eventId === eventId,
    )
    const [filled] = await fillCards(tx, ctx, rows, { setting, organiser, role })
    if (!isSaved || filled === undefined) throw new Refusal('not_found')
    await notePrinted(tx, ctx, eventId, [filled])
    return filled
  })
  return pdfAnswer(ctx, [card], cardFile(card.name ?? ''))
}
