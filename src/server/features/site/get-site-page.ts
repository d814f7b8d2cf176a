import { placeTransferView } from '#contract/hand-over.ts'
import type { EventView, OrganiserView, SitePage } from '#contract/pages.ts'
import { waitingEntryView } from '#contract/waiting-list.ts'
import { picturesOfPage } from '#domain/event/page/page-blocks.ts'
import { formView, publicView } from '#domain/event/public-view.ts'
import { localOf } from '#domain/values/polish-time.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { PreviewedEvent } from '#server/features/events/preview/get-previewed-event.ts'
import { getSellingEvent, type SellingEvent } from '#server/features/events/selling/get-selling-event.ts'
import { listSellingEvents } from '#server/features/events/selling/list-selling-events.ts'
import { findPictures } from '#server/features/pictures/find-pictures.ts'
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
  | { readonly page: 'links' | 'returned' | 'missing' | 'failed' | 'unready' }

/** A page of an event. */
export type PreviewPath = Extract<SitePath, { page: 'event' | 'register' | 'document' }>

/**
 * The current content of a page of a registration site.
 * @throws Refusal not_found: the caller shows the page `missing`
 */
export async function getSitePage(ctx: TenantCtx, path: SitePath): Promise<SitePage> {
  const account = await getAccount(ctx)
  const frame = frameOf(ctx, account, ctx.now)
  switch (path.page) {
    case 'home': {
      const selling = await listSellingEvents(ctx)
      const photos = selling.flatMap(({ definition }) => definition.page.photo ?? [])
      const pictures = await picturesById(ctx, photos)
      const events = selling.map((e) => ({ ...eventView(e, account), pictures }))
      return { ...frame, page: 'home', events }
    }
    case 'event': {
      const event = eventView(await sellingEvent(ctx, path.slug), account)
      const pictures = await picturesById(ctx, picturesOfPage(event.definition.page))
      return { ...frame, page: 'event', event: { ...event, pictures } }
    }
    case 'register': {
      const event = await sellingEvent(ctx, path.slug)
      const definition = formView(event.definition)
      return { ...frame, page: 'register', event: { ...eventView(event, account), definition } }
    }
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

const frameOf = (ctx: TenantCtx, account: AccountView, now: Temporal.Instant) => ({
  brand: brandView(account.brand, ctx.config),
  organiser: organiserView(account),
  now: localOf(now).toString({ smallestUnit: 'second' }),
})

/**
 * The content of an event's page from its draft.
 * @param shown the draft as if it were published, and the moment as of which it is looked at; null: now
 * @throws Refusal not_found
 */
export async function getPreviewPage(
  ctx: TenantCtx,
  path: PreviewPath,
  shown: PreviewedEvent & { readonly moment: string | null },
): Promise<SitePage> {
  const account = await getAccount(ctx)
  const frame = { ...frameOf(ctx, account, shown.now), preview: { moment: shown.moment } }
  // Relative: it stays on the host at which the preview is looked at.
  const registrationAddress = `/${shown.event.slug}/zapisy`
  const view = eventView(shown.event, account)
  const pictures = await picturesById(ctx, picturesOfPage(view.definition.page))
  const event = { ...view, pictures, registrationAddress }
  if (path.page !== 'document') return { ...frame, page: path.page, event }
  return { ...frame, page: 'document', ...documentIn(shown.event, path.statement), event }
}

const picturesById = async (ctx: TenantCtx, ids: readonly string[]) =>
  Object.fromEntries(await findPictures(ctx, ids))

/** What may be changed, by the agreed rules; nothing for a called-off event. */
async function changeOf(ctx: TenantCtx, token: string) {
  const registrationId = await findRegistrationId(ctx, token)
  const { number, event } = await getRegistration(ctx, registrationId)
  const { definition, agreed } = await getChange(ctx, registrationId)
  const { slug, calledOff } = event
  return {
    number,
    event: { slug, calledOff, definition: formView(definition) },
    agreed: calledOff === null ? agreed : null,
  }
}

function sellingEvent(ctx: TenantCtx, slug: string): Promise<SellingEvent> {
  return ctx.db.tenant(ctx.account, (tx) => getSellingEvent(tx, ctx, slug))
}

async function documentOf(ctx: TenantCtx, account: AccountView, path: { slug: string; statement: string }) {
  const event = await sellingEvent(ctx, path.slug)
  return { event: eventView(event, account), ...documentIn(event, path.statement) }
}

function documentIn({ definition }: SellingEvent, statementId: string) {
  const statement = definition.statements.find(({ id }) => id === statementId)
  if (!statement?.document) throw new Refusal('not_found')
  return { document: { ...statement.document, version: statement.version } }
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
    archived: event.isArchived,
    pictures: {},
  }
}

function organiserView(account: AccountView): OrganiserView {
  const { name, about, accent, background, logo, legalName, address, nip, kind, trader, email, phone } =
    account
  const { contactPerson, contactNote, demo } = account
  return {
    name,
    slug: account.platformHost.split('.')[0] ?? '',
    about,
    accent,
    background,
    logo,
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
