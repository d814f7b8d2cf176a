import { sameValue } from '#domain/values/same-value.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { refusalAt } from '#server/http/refusal.ts'
import { type BrandRow, hasLogo, lockBrand, saveBrand } from './brand.queries.ts'

interface Wanted {
  readonly name?: string | undefined
  readonly about?: string | undefined
  readonly accent?: string | undefined
  readonly background?: string | null | undefined
  /** A picture for the logo. */
  readonly logo?: string | null | undefined
}

/**
 * Changes how the organiser looks; what is not named stays. Pages, and mails that are sent from now on, follow.
 * @throws Refusal picture_gone at the field `logo`, when it is no picture of the account
 */
export async function updateBrand(ctx: TenantCtx, { logo, ...wanted }: Wanted): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const before = await lockBrand(tx, ctx.account)
    const { name = before.name, about = before.about, accent = before.accent } = wanted
    const { background = before.background } = wanted
    const logoPictureId = logo === undefined ? before.logoPictureId : logo
    const after = { name, about, accent, background, logoPictureId }
    if (sameValue(before, after)) return
    if (logoPictureId !== null && !(await hasLogo(tx, logoPictureId))) throw refusalAt('logo', 'picture_gone')
    await saveBrand(tx, ctx.account, after)
    await recordAudit(tx, ctx, {
      action: 'account.brand_changed',
      before: factsOf(before),
      after: factsOf(after),
    })
  })
}

const factsOf = ({ logoPictureId, ...row }: BrandRow) => ({ ...row, logo: logoPictureId })
