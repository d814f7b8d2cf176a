import { isOwnPool, isPersonal, limitOf } from '#domain/capacity/own-pools.ts'
import { filesOfDraft, type NamedFile } from '#domain/registration/files-of-draft.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { tryCode } from '#server/features/codes/try-code.ts'
import { tryOwnLimits } from '#server/features/codes/try-own-limits.ts'
import { assertOnSale } from '#server/features/events/selling/assert-on-sale.ts'
import type { SellingEvent } from '#server/features/events/selling/get-selling-event.ts'
import { recallSellingEvent } from '#server/features/events/selling/recall-selling-event.ts'
import { fileGone } from '#server/features/files/records/file-gone.ts'
import { knowFiles } from '#server/features/files/records/know-files.ts'
import { getHold } from '#server/features/places/claims/get-hold.ts'
import type { Hold } from '#server/features/places/claims/hold.ts'
import { findEarlierPools, getOwnFree } from '#server/features/places/claims/own-limits.ts'
import { unpaidRefusal } from '#server/features/places/claims/unpaid-guard.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { OrderBody } from '../agreement/order-body.ts'
import { getRegistrationToken } from '../links/get-registration-token.ts'
import { assertNotStaff } from '../pricing/assert-not-staff.ts'
import { ownLimitRefusal } from '../pricing/own-limit-refusal.ts'
import { NO_TERMS, type Priced, priceOf, type Terms } from '../pricing/price-of.ts'
import { requestHash } from '../pricing/request-hash.ts'
import { agreedEvent } from './agreed-event.ts'
import { newOrder, type SentOrder } from './new-order.ts'
import { refreshAndCheckKey } from './refresh-and-check-key.ts'
import { reserve, type Sold } from './reserve.ts'
import { restoreHiddenAnswers } from './restore-hidden-answers.ts'
import { waitedFiles } from './waited-files.ts'

export interface CreatedRegistration {
  readonly registrationId: string
  readonly number: string
  readonly state: string
  readonly total: number
  readonly token: string
}

interface Input {
  readonly slug: string
  readonly key: string
  readonly body: OrderBody
  /** The office registers people on terms of its own. */
  readonly terms?: Terms
}

interface Sent extends Omit<SentOrder, 'requestHash'> {
  readonly slug: string
  readonly terms: Terms
  /** The body as it came, which identifies a repetition: without its hold, which may have ended before that. */
  readonly sent: OrderBody
}

/**
 * Registers everyone in the draft or no one. Places are taken, the charge is in the ledger, the end of the time to
 * pay is a job: all in one transaction. The same key with the same body returns the result of the first time, also
 * when the event has closed or changed since.
 *
 * The order is tried by what was free a moment ago, and refused only by a fresh reading. When another order was
 * faster, it is priced once more by what is left (architecture §6.5): there may be room at another price, in another
 * group, or for fewer people, and each of these has its own true answer. Limits of one person are checked last, along
 * with the places: an order refused for any other reason reveals nothing about them.
 * @throws Refusal not_found, registration_refused, full, queue, price_changed, version_gone, key_reused, hold_gone,
 *   crowded, called_off, archived, preview_only, too_many_requests, proof_required, unpaid_orders, file_gone
 */
export async function createRegistration(ctx: TenantCtx, input: Input): Promise<CreatedRegistration> {
  const { terms = NO_TERMS } = input
  const { proof, ...body } = input.body
  if (terms.channel === 'online') assertNotStaff(body.draft)
  const hold = body.hold === undefined ? null : await getHold(ctx, body.hold)
  const remembered = await recallSellingEvent(ctx, input.slug)
  const restored = await restoreHiddenAnswers(ctx, body, hold)
  const { hold: _, ...sent } = body
  const order = {
    ...input,
    sent,
    body: await withKnownFiles(ctx, remembered.eventId, restored, hold),
    terms: { ...terms, hold },
    proof,
  }
  const agreed = await agreedEvent(ctx, remembered, order)
  await tryCode(ctx, agreed, body.draft)
  const tried = await sellQuickly(ctx, remembered, agreed, order)
  if ('verdict' in tried && !isOutdated(tried)) return answer(ctx, order, tried)
  const second = await sellAfresh(ctx, order, 'refusal' in tried ? tried : undefined)
  // An order that failed the first check has not yet had the second try.
  return answer(ctx, order, 'refusal' in tried && isOutdated(second) ? await sellAfresh(ctx, order) : second)
}

/**
 * The order with its files as they are stored.
 * @throws Refusal file_gone
 */
async function withKnownFiles(
  ctx: TenantCtx,
  eventId: string,
  body: OrderBody,
  hold: Hold | null,
): Promise<OrderBody> {
  const { draft, uploads = null } = body
  if (filesOfDraft(draft).length === 0) return body
  const of = { eventId, draft, uploads, waited: waitedFiles(hold) }
  return { ...body, draft: await ctx.db.tenant(ctx.account, (tx) => knowFiles(tx, of)) }
}

/** Hashed only when it matters: most orders for a sold-out event are refused without. */
const hashed = (ctx: TenantCtx, { sent, ...order }: Sent): SentOrder => ({
  ...order,
  requestHash: requestHash(ctx, sent),
})

/** Whether the order was tried by outdated data. */
const isOutdated = ({ verdict }: Sold) =>
  verdict === 'full' || verdict === 'queue' || verdict === 'version_gone'

/** Refused by cached data, which is not final yet. */
interface Hasty {
  readonly refusal: Refusal
  readonly event: SellingEvent
}

/** The result of an order; with the secret of the link of a new registration. */
type Outcome = Sold & { readonly token?: string }

/**
 * Everything else is valid: now the order is checked against the limits of one person, with the shared places.
 * @throws Refusal too_many_requests; proof_required, unpaid_orders: like a lack of places they reveal nothing about
 *   the order itself
 */
async function sell(ctx: TenantCtx, event: SellingEvent, price: Priced, order: Sent): Promise<Outcome> {
  const { eventId } = event
  await tryOwnLimits(ctx, event, whoseOf(order))
  const earlier = await withEarlierPools(ctx, event, order.body)
  const { order: made, token } = newOrder(ctx, earlier, price, hashed(ctx, order))
  const sold = await reserve(ctx, eventId, made)
  if (sold.verdict === 'proof' || sold.verdict === 'unpaid') {
    const units = Math.max(...made.claims.map((claim) => claim.units))
    throw unpaidRefusal(ctx, { eventId, key: made.key, units }, sold)
  }
  return sold.verdict === 'created' ? { ...sold, token } : sold
}

/** One try by cached data. */
async function sellQuickly(
  ctx: TenantCtx,
  event: SellingEvent,
  agreed: SellingEvent,
  order: Sent,
): Promise<Outcome | Hasty> {
  const price = priceOf(ctx, agreed, order.body, order.terms)
  if (price instanceof Refusal) return { refusal: price, event }
  return sell(ctx, agreed, price, order)
}

const whoseOf = ({ body: { draft, contact } }: Sent) => ({ draft, email: contact.email })

/** One reading of the places and of the key, one price, one try to take them. */
async function sellAfresh(ctx: TenantCtx, order: Sent, hasty?: Hasty): Promise<Outcome> {
  const { event, made } = await refreshAndCheckKey(ctx, order.slug, order.key)
  if (made) {
    const { requestHash, ...seen } = made
    return requestHash.equals(hashed(ctx, order).requestHash)
      ? { verdict: 'seen', ...seen }
      : { verdict: 'key_reused' }
  }
  assertOnSale(event)
  // What the reading has confirmed is not calculated again: most orders for a sold-out event.
  if (hasty && sellsAlike(hasty.event, event)) throw hasty.refusal
  const agreed = await withOwnLimits(ctx, await agreedEvent(ctx, event, order), order.body)
  const price = priceOf(ctx, agreed, order.body, order.terms)
  if (price instanceof Refusal) throw price
  return sell(ctx, agreed, price, order)
}

/** The event as it sells to this registrant and these people: the staff are shown whose limit is reached. */
async function withOwnLimits(
  ctx: TenantCtx,
  event: SellingEvent,
  { draft, contact: { email } }: OrderBody,
): Promise<SellingEvent> {
  if (ctx.actor.kind === 'registrant' || !event.definition.pools.some(isPersonal)) return event
  const own = await ctx.db.tenant(ctx.account, (tx) => getOwnFree(tx, ctx, event, { draft, email }))
  return { ...event, free: { ...event.free, ...own } }
}

/** After a change of the key the event knows which limits of one person are counted under an earlier one. */
async function withEarlierPools(
  ctx: TenantCtx,
  event: SellingEvent,
  { draft, contact: { email } }: OrderBody,
): Promise<SellingEvent> {
  if (ctx.config.secretKeysBefore.length === 0 || !event.definition.pools.some(isPersonal)) return event
  const earlierPools = await ctx.db.tenant(ctx.account, (tx) =>
    findEarlierPools(tx, ctx, event, { draft, email }),
  )
  return { ...event, earlierPools }
}

/** Whether everything that determines a price and a refusal is the same. */
function sellsAlike(before: SellingEvent, now: SellingEvent): boolean {
  const pools = Object.keys(now.free)
  return (
    before.eventId === now.eventId &&
    before.version === now.version &&
    before.isTest === now.isTest &&
    pools.length === Object.keys(before.free).length &&
    pools.every((pool) => before.free[pool] === now.free[pool])
  )
}

async function answer(ctx: TenantCtx, order: Sent, verdict: Outcome): Promise<CreatedRegistration> {
  switch (verdict.verdict) {
    case 'created':
    case 'seen': {
      const { registrationId } = verdict
      const find = () => ctx.db.tenant(ctx.account, (tx) => getRegistrationToken(tx, ctx, registrationId))
      const token = verdict.token ?? (await find())
      return { ...verdict, token }
    }
    case 'full':
    case 'queue':
      if (isOwnPool(verdict.pool)) throw await ownLimitReached(ctx, order, verdict.pool)
      throw new Refusal(verdict.verdict, { params: { pool: limitOf(verdict.pool) } })
    case 'file_gone':
      throw fileGone(order.body.draft, fileOf(order.body, verdict.file))
    default:
      throw new Refusal(verdict.verdict)
  }
}

const fileOf = ({ draft }: OrderBody, id: string): NamedFile =>
  filesOfDraft(draft).find((file) => file.id === id) ?? { id, person: null, question: '' }

/** @throws Refusal too_many_requests */
async function ownLimitReached(ctx: TenantCtx, order: Sent, pool: string): Promise<Refusal> {
  const event = await agreedEvent(ctx, await recallSellingEvent(ctx, order.slug), order)
  await tryOwnLimits(ctx, event, whoseOf(order), { isReached: true })
  return ownLimitRefusal(event.definition, pool)
}
