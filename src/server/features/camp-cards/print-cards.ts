import type { Role } from '#domain/access/rights.ts'
import { cardsFile, partOfFile } from '#i18n/pl/camp-card.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getAccount } from '#server/features/accounts/get-account.ts'
import type { FileAnswer } from '#server/http/file-answer.ts'
import { Refusal } from '#server/http/refusal.ts'
import { cardSettingOf } from './card-setting.ts'
import { fillCards } from './fill-cards.ts'
import { notePrinted } from './note-printed.ts'
import { organiserOf, pdfAnswer } from './pdf-answer.ts'
import { listCardPeople } from './people.queries.ts'
import { sortedMinors } from './sorted-minors.ts'

/** The most cards of one file. */
export const CARDS_AT_ONCE = 100

interface Input {
  readonly eventId: string
  readonly group?: string | undefined
  /** From 1. */
  readonly part: number
  readonly role: Role
}

/**
 * The cards of minors who have a place, of a group or of all, by surname, as one PDF.
 * @throws Refusal not_found before the setting was saved, and where there is nobody
 */
export async function printCards(ctx: TenantCtx, { eventId, group, part, role }: Input): Promise<FileAnswer> {
  const organiser = organiserOf(await getAccount(ctx))
  const { cards, name } = await ctx.db.tenant(ctx.account, async (tx) => {
    const { definition, setting, isSaved } = await cardSettingOf(tx, ctx, eventId)
    const minors = sortedMinors(await listCardPeople(tx, { eventId }), definition).filter(
      (each) => group === undefined || each.group === group,
    )
    const rows = minors.slice((part - 1) * CARDS_AT_ONCE, part * CARDS_AT_ONCE)
    if (!isSaved || rows.length === 0) throw new Refusal('not_found')
    const filled = await fillCards(tx, ctx, rows, { setting, organiser, role })
    await notePrinted(tx, ctx, eventId, filled)
    const of = definition.groups.find(({ id }) => id === group)?.name ?? definition.title
    const isDivided = minors.length > CARDS_AT_ONCE
    return { cards: filled.map(({ card }) => card), name: isDivided ? `${of}, ${partOfFile(part)}` : of }
  })
  return pdfAnswer(ctx, cards, cardsFile(name))
}
