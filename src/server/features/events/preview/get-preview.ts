import type { OutputOf } from '#contract/endpoint.ts'
import type { getPreview as contract } from '#contract/event-life.ts'
import { previewSlug } from '#domain/event/preview-address.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { addressOf } from '#server/http/face.ts'
import { getAccount } from '../../accounts/get-account.ts'
import { assertEvent } from '../selling/assert-event.ts'
import { findPreview } from './preview.queries.ts'
import { openPreviewLink } from './preview-link.ts'

export type Preview = OutputOf<typeof contract>

/**
 * Where the draft of an event is shown to whoever knows the address.
 * @throws Refusal not_found
 */
export async function getPreview(ctx: TenantCtx, eventId: string): Promise<Preview> {
  const row = await ctx.db.tenant(ctx.account, async (tx) => {
    await assertEvent(tx, eventId)
    return findPreview(tx, eventId)
  })
  // One that was sealed under a key that is gone cannot be shown again, only renewed.
  if (row === undefined || !ctx.secrets.canOpen(row.linkSealed)) return { preview: null }
  const { siteAddress, platformHost } = await getAccount(ctx)
  const path = `/${previewSlug({ token: openPreviewLink(ctx, row), moment: null })}`
  return {
    preview: {
      address: `${siteAddress}${path}`,
      frameAddress: `${addressOf(platformHost, ctx.config)}${path}`,
      createdBy: row.createdBy,
      expiresAt: row.expiresAt.toString({ smallestUnit: 'millisecond' }),
    },
  }
}
