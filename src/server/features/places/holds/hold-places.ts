import { HOLD_TIME } from '#domain/capacity/prolonging.ts'
import { quote } from '#domain/quote/quote.ts'
import type { ProblemCode, QuoteProblem } from '#domain/quote/quote-result.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { tryCode } from '#server/features/codes/try-code.ts'
import { assertOnSale } from '#server/features/events/selling/assert-on-sale.ts'
import { getSellingEvent, type SellingEvent } from '#server/features/events/selling/get-selling-event.ts'
import {
  recallSellingEvent,
  rememberSellingEvent,
} from '#server/features/events/selling/recall-selling-event.ts'
import { assertDraftFits } from '#server/features/registrations/pricing/assert-draft-fits.ts'
import { contextOf } from '#server/features/registrations/pricing/price-of.ts'
import { quoteRefusal } from '#server/features/registrations/pricing/quote-refusal.ts'
import { askedFrom } from '#server/http/asked-from.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createOrderQueue } from '#server/orders/order-queue.ts'
import { claimsOf } from '../claims/claim.ts'
import { getHold } from '../claims/get-hold.ts'
import type { Hold } from '../claims/hold.ts'
import { holdIdOf } from '../claims/hold-id.ts'
import { countHoldsFrom, type HoldOrder, type HoldVerdict, holdMany } from '../claims/holds.queries.ts'
import { type PlaceProof, unpaidGuard, unpaidRefusal } from '../claims/unpaid-guard.ts'

/** A parish office has many computers behind one address; an attacker who blocks an event has few addresses. */
const HOLDS_FROM_ONE_ADDRESS = 40

/** What keeps a draft from being held. Everything else may still be filled in. */
const IN_THE_WAY: ReadonlySet<ProblemCode> = new Set([
  'not_open',
  'closed',
  'event_full',
  'group_full',
  'product_full',
  'slot_full',
  'room_full',
  'room_capacity',
  'no_such_slot',
])

interface Input {
  readonly slug: string
  readonly secret: string
  readonly version: number
  readonly draft: RegistrationDraft
  readonly proof?: PlaceProof | undefined
}

const queue = createOrderQueue<HoldOrder, HoldVerdict>({ run: holdMany, keyOf: ({ hold }) => hold })

/**
 * Holds the places that a draft takes, for all of it or not at all, for twenty minutes; called again, it changes what
 * is held and the end stays. As with an order, places that were free a moment ago are tried at first, and only a
 * fresh reading refuses.
 * @throws Refusal not_found, registration_refused, full, queue, version_gone, hold_gone, too_many_requests, crowded,
 *   called_off, archived, preview_only, proof_required
 */
export async function holdPlaces(ctx: TenantCtx, input: Input): Promise<Hold> {
  const kept = await getHold(ctx, input.secret)
  await hold(ctx, input, kept, await recallSellingEvent(ctx, input.slug)).catch(async (hasty: unknown) => {
    if (!(hasty instanceof Refusal) || !TRIED_AGAIN.has(hasty.code)) throw hasty
    const event = await ctx.db.tenant(ctx.account, (tx) => getSellingEvent(tx, ctx, input.slug))
    rememberSellingEvent(ctx, event)
    await hold(ctx, input, kept, event)
  })
  const made = await getHold(ctx, input.secret)
  if (!made) throw new Refusal('hold_gone')
  return made
}

/** What may be outdated by now. */
const TRIED_AGAIN: ReadonlySet<string> = new Set(['registration_refused', 'full', 'queue', 'version_gone'])

async function hold(ctx: TenantCtx, input: Input, kept: Hold | null, event: SellingEvent): Promise<void> {
  const holdId = holdIdOf(input.secret)
  await tryCode(ctx, event, input.draft)
  const claims = claimsToHold(ctx, event, input, kept)
  const from = askedFrom(ctx)
  if (!kept) await refuseFlood(ctx, event.eventId, from, holdId)
  const order: HoldOrder = {
    hold: holdId,
    version: input.version,
    claims,
    expiresAt: ctx.now.add(HOLD_TIME).toString(),
    askedFrom: from.toString('hex'),
    unpaid: unpaidGuard(ctx, { eventId: event.eventId, key: holdId }, { email: null, proof: input.proof }),
  }
  for (;;) {
    const verdict = await queue.send(ctx, event.eventId, order)
    if (verdict.verdict === 'held') return
    // So much was overdue that one call could not release it all: each time there is less of it.
    if (verdict.verdict === 'proof' || verdict.verdict === 'unpaid') {
      const units = Math.max(...claims.map((claim) => claim.units))
      throw unpaidRefusal(ctx, { eventId: event.eventId, key: holdId, units }, verdict)
    }
    if (verdict.verdict !== 'again') throw refusalOf(verdict)
  }
}

/** @throws Refusal called_off, archived, version_gone, registration_refused */
function claimsToHold(ctx: TenantCtx, event: SellingEvent, { version, draft }: Input, kept: Hold | null) {
  assertOnSale(event)
  if (version !== event.version) throw new Refusal('version_gone', { params: { version: event.version } })
  assertDraftFits(event.definition, draft)
  const terms = { hold: kept, allotment: null, channel: 'online' } as const
  const priced = quote(event.compiled, draft, contextOf(ctx, event, terms))
  const problems = priced.problems.filter(({ code }: QuoteProblem) => IN_THE_WAY.has(code))
  if (problems.length > 0) throw quoteRefusal(draft, problems)
  return claimsOf(event, priced.claims)
}

/** Holds cost nothing, so one address gets only a few (flow C0). */
async function refuseFlood(ctx: TenantCtx, eventId: string, from: Buffer, holdId: string): Promise<void> {
  const others = await ctx.db.tenant(ctx.account, (tx) => countHoldsFrom(tx, eventId, from, holdId))
  if (others >= HOLDS_FROM_ONE_ADDRESS) throw new Refusal('too_many_requests')
}

function refusalOf(
  verdict: Exclude<HoldVerdict, { readonly verdict: 'held' | 'again' | 'proof' | 'unpaid' }>,
): Refusal {
  switch (verdict.verdict) {
    case 'full':
    case 'queue':
      return new Refusal(verdict.verdict, { params: { pool: verdict.pool } })
    case 'gone':
      return new Refusal('hold_gone')
    default:
      return new Refusal(verdict.verdict)
  }
}
