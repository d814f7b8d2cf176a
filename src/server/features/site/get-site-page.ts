import type { EventView, OrganiserView, SitePage } from '#contract/pages.ts'
import { publicView } from '#domain/event/public-view.ts'
import { localOf } from '#domain/polish-time.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { brandView, type Face } from '#server/http/face.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type AccountView, getAccount } from '../accounts/get-account.ts'
import { getSellingEvent, type SellingEvent } from '../events/get-selling-event.ts'
import { listSellingEvents } from '../events/list-selling-events.ts'
import { findRegistrationId } from '../registrations/find-registration-id.ts'
import { getRegistration } from '../registrations/get-registration.ts'

/** Which page of a registration site is wanted. */
export type SitePath =
  | { readonly page: 'home' }
  | { readonly page: 'event' | 'register'; readonly slug: string }
  | { readonly page: 'document'; readonly slug: string; readonly statement: string }
  | { readonly page: 'registration'; readonly token: string }
  | { readonly page: 'missing' | 'failed' }

/**
 * What a page of a registration site shows now.
 * @throws Refusal not_found: the caller shows the page `missing`
 */
export async function getSitePage(ctx: TenantCtx, face: Face, path: SitePath): Promise<SitePage> {
  const account = await getAccount(ctx)
  const frame = {
    brand: brandView(face.brand, ctx.config),
    organiser: organiserView(account),
    now: localOf(ctx.now).toString({ smallestUnit: 'second' }),
  }
  switch (path.page) {
    case 'home':
      return {
        ...frame,
        page: 'home',
        events: (await listSellingEvents(ctx)).map((e) => eventView(e, account)),
      }
    case 'event':
    case 'register':
      return { ...frame, page: path.page, event: eventView(await sellingEvent(ctx, path.slug), account) }
    case 'document':
      return { ...frame, page: 'document', ...(await documentOf(ctx, account, path)) }
    case 'registration': {
      const { registration } = await getRegistration(ctx, await findRegistrationId(ctx, path.token))
      return { ...frame, page: 'registration', token: path.token, registration: { ...registration } }
    }
    default:
      return { ...frame, page: path.page }
  }
}

function sellingEvent(ctx: TenantCtx, slug: string): Promise<SellingEvent> {
  return ctx.db.tenant(ctx.account, (tx) => getSellingEvent(tx, ctx, slug))
}

async function documentOf(ctx: TenantCtx, account: AccountView, path: { slug: string; statement: string }) {
  const event = await sellingEvent(ctx, path.slug)
  const statement = event.definition.statements.find((s) => s.id === path.statement)
  if (!statement?.document) throw new Refusal('not_found')
  return { event: eventView(event, account), document: { ...statement.document, version: statement.version } }
}

function eventView(event: SellingEvent, account: AccountView): EventView {
  const { slug, version, places } = event
  return {
    slug,
    version,
    definition: publicView(event.definition),
    free: places,
    registrationAddress: `${account.siteAddress}/${slug}/zapisy`,
  }
}

function organiserView(account: AccountView): OrganiserView {
  const { name, accent, legalName, address, email, phone, contactPerson, contactNote, demo } = account
  return {
    name,
    slug: account.host.split('.')[0] ?? '',
    accent,
    legalName,
    address,
    email,
    phone,
    contactPerson,
    contactNote,
    demo,
  }
}
