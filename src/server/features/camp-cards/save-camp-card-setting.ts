import type { CardSetting } from '#domain/camp-card/camp-card.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { cardSettingOf } from './card-setting.ts'
import { saveSetting } from './settings.queries.ts'

/**
 * Saves how the cards of an event are filled in. It gives nobody a right: who prints a card finds on it only the answers
 * that their role sees.
 * @throws Refusal not_found, also before the event is published
 */
export async function saveCampCardSetting(
  ctx: TenantCtx,
  { eventId, ...setting }: CardSetting & { readonly eventId: string },
): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const before = await cardSettingOf(tx, ctx, eventId)
    await saveSetting(tx, { accountId: ctx.account, eventId }, setting)
    await recordAudit(tx, ctx, {
      action: 'camp_card.setting_saved',
      eventId,
      before: before.isSaved ? factsOf(before.setting) : {},
      after: factsOf(setting),
    })
  })
}

const factsOf = ({ holiday, sources, forParents }: CardSetting) => ({ ...holiday, sources, forParents })
