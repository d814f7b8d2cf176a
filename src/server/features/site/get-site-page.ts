import { placeTransferView } from '#contract/hand-over.ts'
import type { EventView, OrganiserView, SitePage } from '#contract/pages.ts'
import { waitingEntryView } from '#contract/waiting-list.ts'
import { publicView } from '#domain/event/public-view.ts'
import { localOf } from '#domain/values/polish-time.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getSellingEvent, type SellingEvent } from '#server/features/events/selling/get-selling-event.ts'
import { listSellingEvents } from '#server/features/events/selling/list-selling-events.ts'
import { findRegistrationId } from '#server/features/registrations/agreement/find-registration-id.ts'
import { getChange } from '#server/features/registrations/change/get-change.ts'
import { getPlaceTransfer } from '#server/features/registrations/hand-over/get-place-transfer.ts'
import { getContactChange } from '#server/features/registrations/links/get-contact-change.ts'
import { getRegistration } from '#server/features/registrations/read/get-registration.ts'
import { findTransferId } from '#server/features/registrations/transfers/find-transfer-id.ts'
import { brandView } from '#server/http/face.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type AccountView, getAccount } from '../accounts/get-account.ts'
import { findWaitingEntryId } from '../waiting-list/find-waiting-entry-id.ts'
import { getWaitingEntry } from '../waiting-list/get-waiting-entry.ts'

/** The requested page of a registration site. */
export type SitePath =
  | { readonly page: 'home' }
  | { readonly page: 'event' | 'register'; readonly slug: string }
  | { readonly page: 'document'; readonly slug: string; readonly statement: string }
  | { readonly page: 'registration' | 'change' | 'transfer' | 'email'; readonly token: string }
  | { readonly page: 'waiting'; readonly token: string; readonly leaving: boolean }
  | { readonly page: 'links' | 'returned' | 'missing' | 'failed' }

/**
 * The current content of a page of a registration site.
 * @throws Refusal not_found: the caller shows the page `missing`
 */
export async function getSitePage(ctx: TenantCtx, path: SitePath): Promise<SitePage> {
  const account = await getAccount(ctx)
  const frame = {
    brand: brandView(account.brand, ctx.config),
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
      const registration = await getRegistration(ctx, await findRegistrationId(ctx, path.token))
      return { ...frame, page: 'registration', token: path.token, registration: { ...registration } }
    }
    case 'transfer': {
      const transfer = await getPlaceTransfer(ctx, await findTransferId(ctx, path.token))
      return { ...frame, page: 'transfer', token: path.token, transfer: placeTransferView.parse(transfer) }
    }
    case 'email':
      return { ...frame, page: 'email', token: path.token, ...(await getContactChange(ctx, path.token)) }
    case 'change':
      return { ...frame, page: 'change', token: path.token, ...(await changeOf(ctx, path.token)) }
    case 'waiting': {
      const entry = await getWaitingEntry(ctx, await findWaitingEntryId(ctx, path.token))
      return { ...frame, ...path, entry: waitingEntryView.parse(entry) }
    }
    default:
      return { ...frame, page: path.page }
  }
}

/** What may be changed, by the agreed rules; nothing for a called-off event. */
async function changeOf(ctx: TenantCtx, token: string) {
  const registrationId = await findRegistrationId(ctx, token)
  const { number, event } = await getRegistration(ctx, registrationId)
  const { definition, agreed } = await getChange(ctx, registrationId)
  const { slug, calledOff } = event
  return {
    number,
    event: { slug, calledOff, definition: publicView(definition) },
    agreed: calledOff === null ? agreed : null,
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
    calledOff: event.calledOffBecause,
    isTest: event.isTest,
  }
}

function organiserView(account: AccountView): OrganiserView {
  const { name, accent, legalName, address, nip, kind, trader, email, phone } = account
  const { contactPerson, contactNote, demo } = account
  return {
    name,
    slug: account.platformHost.split('.')[0] ?? '',
    accent,
    legalName,
    address,
    nip,
    kind,
    trader,
    email,
    phone,
    contactPerson,
    contactNote,
    demo,
  }
}
