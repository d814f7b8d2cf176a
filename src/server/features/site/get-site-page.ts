import type {} from '#contract/collection-view.ts'
import { placeTransferView } from '#contract/hand-over.ts'
import type { EventView, OrganiserView, SitePage } from '#contract/pages.ts'
import type { PictureView } from '#contract/pictures.ts'
import { waitingEntryView } from '#contract/waiting-list.ts'
import { isExtra } from '#domain/event/facts/chosen-extras.ts'
import { filesOfPage, picturesOfPage } from '#domain/event/page/page-blocks.ts'
import { formView, publicView } from '#domain/event/public-view.ts'
import { BRAND_BACKGROUNDS, siteColours } from '#domain/organiser/brand-colours.ts'
import { localOf } from '#domain/values/polish-time.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { PreviewedEvent } from '#server/features/events/preview/get-previewed-event.ts'
import { getSellingEvent, type SellingEvent } from '#server/features/events/selling/get-selling-event.ts'
import { listSellingEvents } from '#server/features/events/selling/list-selling-events.ts'
import { findPageFiles } from '#server/features/page-files/find-page-files.ts'
import { findPictures } from '#server/features/pictures/find-pictures.ts'
import { findRegistrationId } from '#server/features/registrations/agreement/find-registration-id.ts'
import { getChange } from '#server/features/registrations/change/get-change.ts'
import { getPlaceTransfer } from '#server/features/registrations/hand-over/get-place-transfer.ts'
import { recallJoined } from '#server/features/registrations/joined/recall-joined.ts'
import { getContactChange } from '#server/features/registrations/links/get-contact-change.ts'
import { getOwnQuestions } from '#server/features/registrations/questions/own-questions.ts'
import { getRegistration } from '#server/features/registrations/read/get-registration.ts'
import { findTransferId } from '#server/features/registrations/transfers/find-transfer-id.ts'
import { brandView } from '#server/http/face.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type AccountView, getAccount } from '../accounts/get-account.ts'
import { donationOfToken } from '../collections/donations/donation-token.ts'
import { getCollectionPage, listCollectionCards } from '../collections/get-collection-page.ts'
import { getOwnDonation } from '../collections/get-own-donation.ts'
import { openInvite } from '../invites/open-invite.ts'
import { getPaymentOffer } from '../payments/get-payment-offer.ts'
import { getReplyAddress } from '../senders/get-reply-address.ts'
import { findWaitingEntryId } from '../waiting-list/find-waiting-entry-id.ts'
import { getWaitingEntry } from '../waiting-list/get-waiting-entry.ts'
import { type SocialContent, socialContent, socialView } from './social/social-view.ts'

/** The requested page of a registration site. */
export type SitePath =
  | { readonly page: 'home' }
  | { readonly page: 'event' | 'register'; readonly slug: string }
  | { readonly page: 'collection'; readonly slug: string }
  | { readonly page: 'donation'; readonly token: string }
  | { readonly page: 'document'; readonly slug: string; readonly statement: string }
  | {
      readonly page: 'registration' | 'payment' | 'transfer' | 'email' | 'reply' | 'mailbox'
      readonly token: string
    }
  /** `person`: the `ref` of the only person who is to be changed; null: the whole registration. */
  | { readonly page: 'change'; readonly token: string; readonly person: string | null }
  | { readonly page: 'invite'; readonly slug: string; readonly token: string }
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
      return { ...frame, page: 'home', events, collections: await listCollectionCards(ctx) }
    }
    case 'collection':
      return { ...frame, page: 'collection', collection: await getCollectionPage(ctx, path.slug) }
    case 'donation': {
      const donation = await getOwnDonation(ctx, donationOfToken(ctx, path.token))
      return { ...frame, page: 'donation', token: path.token, donation }
    }
    case 'event': {
      const selling = await sellingEvent(ctx, path.slug)
      const event = {
        ...(await picturedView(ctx, selling, account)),
        files: await filesOf(ctx, selling),
        joined: await recallJoined(ctx, selling),
      }
      return { ...frame, page: 'event', event }
    }
    case 'register': {
      const event = await sellingEvent(ctx, path.slug)
      const definition = formView(event.definition)
      const view = await picturedView(ctx, event, account)
      return { ...frame, page: 'register', event: { ...view, definition } }
    }
    case 'document':
      return { ...frame, page: 'document', ...(await documentOf(ctx, account, path)) }
    case 'registration': {
      const id = await findRegistrationId(ctx, path.token)
      const [registration, questions] = [await getRegistration(ctx, id), await getOwnQuestions(ctx, id)]
      return {
        ...frame,
        page: 'registration',
        token: path.token,
        registration: { ...registration },
        questions,
      }
    }
    case 'payment':
      return { ...frame, page: 'payment', token: path.token, ...(await paymentOf(ctx, path.token)) }
    case 'transfer': {
      const transfer = await getPlaceTransfer(ctx, await findTransferId(ctx, path.token))
      return { ...frame, page: 'transfer', token: path.token, transfer: placeTransferView.parse(transfer) }
    }
    case 'email':
      return { ...frame, page: 'email', token: path.token, ...(await getContactChange(ctx, path.token)) }
    // It tells nothing before the button: some mail servers open every link.
    case 'mailbox':
      return { ...frame, page: 'mailbox', token: path.token }
    case 'reply':
      return { ...frame, page: 'reply', token: path.token, ...(await getReplyAddress(ctx, path.token)) }
    case 'invite': {
      const { slug, token: code } = path
      const invite = await openInvite(ctx, { slug, code, isShown: false })
      return { ...frame, page: 'invite', event: eventView(await sellingEvent(ctx, slug), account), invite }
    }
    case 'change':
      return { ...frame, ...path, ...(await changeOf(ctx, path.token)) }
    case 'waiting': {
      const entry = await getWaitingEntry(ctx, await findWaitingEntryId(ctx, path.token))
      return { ...frame, ...path, entry: waitingEntryView.parse(entry) }
    }
    default:
      return { ...frame, page: path.page }
  }
}

/** What every page of the site says. */
export const frameOf = (ctx: TenantCtx, account: AccountView, now: Temporal.Instant) => ({
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
  const files = path.page === 'event' ? await filesOf(ctx, shown.event) : {}
  const event = { ...(await picturedView(ctx, shown.event, account)), files, registrationAddress }
  if (path.page !== 'document') return { ...frame, page: path.page, event }
  return { ...frame, page: 'document', ...documentIn(shown.event, path.statement), event }
}

const picturesById = async (ctx: TenantCtx, ids: readonly string[]) =>
  Object.fromEntries(await findPictures(ctx, ids))

/** What may be changed, by the agreed rules; nothing for a called-off event. */
async function changeOf(ctx: TenantCtx, token: string) {
  const registrationId = await findRegistrationId(ctx, token)
  const { number, event } = await getRegistration(ctx, registrationId)
  const { definition, version, agreed } = await getChange(ctx, registrationId, 'registrant')
  const { slug, calledOff } = event
  return {
    number,
    event: { slug, calledOff, version, definition: formView(definition) },
    agreed: calledOff === null ? agreed : null,
  }
}

/** What the step of payment shows. */
async function paymentOf(ctx: TenantCtx, token: string) {
  const registrationId = await findRegistrationId(ctx, token)
  const registration = { ...(await getRegistration(ctx, registrationId)) }
  const { definition } = await sellingEvent(ctx, registration.event.slug)
  const chooses = definition.items.some((item) => isExtra(item, definition))
  const offer = await getPaymentOffer(ctx, registrationId)
  return { registration, offer, steps: chooses ? 5 : 4 }
}

/** @throws Refusal not_found */
export function sellingEvent(ctx: TenantCtx, slug: string): Promise<SellingEvent> {
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

/** What the picture of an event for shared links is made of; `photo`: in place of the drawn cover. */
export function socialContentOf(
  event: Pick<SellingEvent, 'definition'>,
  account: AccountView,
  photo: PictureView | null,
): SocialContent {
  const { accent, background, brand } = account
  const colours = siteColours({ accent, background: background ?? BRAND_BACKGROUNDS[brand.id] })
  return socialContent({ definition: event.definition, organiser: account, colours, photo })
}

/** The photograph that stands in place of a drawn cover; null without one. */
export async function coverPhotoOf(
  ctx: TenantCtx,
  { definition }: Pick<SellingEvent, 'definition'>,
): Promise<PictureView | null> {
  const { photo } = definition.page
  return photo === undefined ? null : ((await picturesById(ctx, [photo]))[photo] ?? null)
}

/** An event with the pictures of its page. */
async function picturedView(ctx: TenantCtx, event: SellingEvent, account: AccountView): Promise<EventView> {
  const { page } = event.definition
  const pictures = await picturesById(ctx, picturesOfPage(page))
  const photo = (page.photo === undefined ? undefined : pictures[page.photo]) ?? null
  const content = socialContentOf(event, account, photo)
  return {
    ...eventView(event, account),
    pictures,
    socialPicture: socialView(content, account.siteAddress, event.slug),
  }
}

/** What its page offers for download. */
const filesOf = async (ctx: TenantCtx, { definition }: Pick<SellingEvent, 'definition'>) =>
  Object.fromEntries(await findPageFiles(ctx, filesOfPage(publicView(definition).page)))

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
    files: {},
    joined: null,
    socialPicture: socialView(socialContentOf(event, account, null), account.siteAddress, slug),
    isTest: event.isTest,
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
