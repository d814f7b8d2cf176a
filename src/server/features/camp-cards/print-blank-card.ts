import { blankCard } from '#domain/camp-card/fill-card.ts'
import { lastDayOf } from '#domain/event/definition/last-day.ts'
import { blankFile } from '#i18n/pl/camp-card.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getAccount } from '#server/features/accounts/get-account.ts'
import type { FileAnswer } from '#server/http/file-answer.ts'
import { cardSettingOf } from './card-setting.ts'
import { organiserOf, pdfAnswer } from './pdf-answer.ts'

/**
 * A card on which the holiday alone is filled in. Of an event with several terms the dates are left empty.
 * @throws Refusal not_found, also before the event is published
 */
export async function printBlankCard(ctx: TenantCtx, eventId: string): Promise<FileAnswer> {
  const organiser = organiserOf(await getAccount(ctx))
  const { definition, setting } = await ctx.db.tenant(ctx.account, (tx) => cardSettingOf(tx, ctx, eventId))
  const { start, end } = definition.dates
  const isOneTerm = start !== null && lastDayOf(definition) === (end ?? start)
  const spans = isOneTerm ? [{ start, end: end ?? start }] : []
  const card = blankCard({ definition, organiser, holiday: setting.holiday, spans })
  return pdfAnswer(ctx, [card], blankFile)
}
