import { cardFile } from '#i18n/pl/camp-card.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getAccount } from '#server/features/accounts/get-account.ts'
import type { FileAnswer } from '#server/http/file-answer.ts'
import { Refusal } from '#server/http/refusal.ts'
import { fillCards } from './fill-cards.ts'
import { ownCards } from './own-cards.ts'
import { organiserOf, pdfAnswer } from './pdf-answer.ts'

/**
 * The card of one minor for the registrant, without sealed answers: a forwarded link shows no PESEL.
 * @throws Refusal not_found when it is not offered
 */
export async function printOwnCard(
  ctx: TenantCtx,
  { registrationId, person }: { readonly registrationId: string; readonly person: string },
): Promise<FileAnswer> {
  const organiser = organiserOf(await getAccount(ctx))
  const card = await ctx.db.tenant(ctx.account, async (tx) => {
    const own = await ownCards(tx, ctx, registrationId)
    const rows = own?.rows.filter(({ ref }) => ref === person) ?? []
    if (own === null || rows.length === 0) throw new Refusal('not_found')
    const filled = await fillCards(tx, ctx, rows, { setting: own.setting, organiser, role: null })
    return filled.map((each) => each.card)
  })
  return pdfAnswer(ctx, card, cardFile(card[0]?.name ?? ''))
}
