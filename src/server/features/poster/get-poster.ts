import type { z } from 'zod'
import type { getPoster as contract } from '#contract/poster.ts'
import { publicView } from '#domain/event/public-view.ts'
import { BRAND_BACKGROUNDS, siteColours } from '#domain/organiser/brand-colours.ts'
import { posterFacts } from '#domain/poster/poster-facts.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { qrPath } from '#server/base/qr-code.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getAccount } from '#server/features/accounts/get-account.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { withPlaces } from '#server/features/events/selling/get-selling-event.ts'
import { coverPhotoOf, socialContentOf } from '#server/features/site/get-site-page.ts'
import { socialView } from '#server/features/site/social/social-view.ts'

/**
 * What an event is announced with, by the rules on its page and as of now; only what its page shows to everybody.
 * @throws Refusal not_found, also before the event is published
 */
export async function getPoster(ctx: TenantCtx, eventId: string): Promise<z.input<typeof contract.output>> {
  const { event, places } = await ctx.db.tenant(ctx.account, async (tx) => {
    const event = await getPublishedEvent(tx, ctx, eventId)
    return { event, places: (await withPlaces(tx, ctx, event)).places }
  })
  const account = await getAccount(ctx)
  const { name, phone, logo, accent, background, brand, siteAddress } = account
  const content = socialContentOf(event, account, await coverPhotoOf(ctx, event))
  const { strong, soft, onAccent, ...colours } = siteColours({
    accent,
    background: background ?? BRAND_BACKGROUNDS[brand.id],
  })
  const address = `${siteAddress}/${event.slug}`
  const facts = posterFacts(publicView(event.definition), places, localOf(ctx.now))
  return {
    ...facts,
    terms: [...facts.terms],
    ...{ isTest: event.isTest, calledOff: event.calledOffBecause !== null, isArchived: event.isArchived },
    ...{ address, qr: qrPath(address) },
    picture: socialView(content, siteAddress, event.slug).address.replace(/\.jpg$/, '.png'),
    organiser: { name, phone, logo },
    colours: { accent: colours.accent, background: colours.background, strong, soft, onAccent },
  }
}
