import type { z } from 'zod'
import type { placeProof } from '#contract/place-proof.ts'
import { coveredUnits, hasZeroBits, proofBits } from '#domain/capacity/place-proof.ts'
import { refusalMessages } from '#i18n/pl/refusal-messages.ts'
import { sha256 } from '#server/base/secrets.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { neighbourhoodOf } from '#server/http/network.ts'
import { Refusal } from '#server/http/refusal.ts'

/** Prevents blocking an event by orders that are never paid (docs/decisions/023-unpaid-places-are-counted.md). */

type Ctx = Pick<TenantCtx, 'now' | 'secrets' | 'actor' | 'account'>
export type PlaceProof = z.output<typeof placeProof>

/**
 * The keys by which unpaid units of an order are counted, hashes as hex; `covers`: how many units its proof allows.
 */
export interface UnpaidGuard {
  readonly network: string
  readonly contact: string | null
  readonly covers: number
}

/** The request: the idempotency key of an order, or the id of a hold. */
interface Asked {
  readonly eventId: string
  readonly key: string
}

const PROOF_SECONDS = 600
const RETRY_SECONDS = 60

/** Null for the staff: their registrations are not counted. */
export function unpaidGuard(
  ctx: Ctx,
  asked: Asked,
  sent: { readonly email: string | null; readonly proof: PlaceProof | undefined },
): UnpaidGuard | null {
  if (ctx.actor.kind !== 'registrant') return null
  const network = networkHash(ctx, ctx.actor.address)
  return {
    network,
    contact: sent.email === null ? null : hexOf(ctx, 'unpaid-contact', sent.email.toLowerCase()),
    covers: sent.proof === undefined ? 0 : coveredBy(ctx, { ...asked, network }, sent.proof),
  }
}

type Verdict =
  | { readonly verdict: 'proof'; readonly held: number; readonly of: number }
  | { readonly verdict: 'unpaid'; readonly held: number }

/** @param units of the order, of the limit that it takes most of */
export function unpaidRefusal(
  ctx: Ctx,
  asked: Asked & { readonly units: number },
  verdict: Verdict,
): Refusal {
  const { held } = verdict
  if (verdict.verdict === 'unpaid') {
    const message = refusalMessages.limit.unpaidOrders(held)
    return new Refusal('unpaid_orders', {
      params: { held },
      problems: [{ code: 'unpaid_orders', field: 'contact.email', message }],
    })
  }
  const network = ctx.actor.kind === 'registrant' ? networkHash(ctx, ctx.actor.address) : ''
  const bits = proofBits({ ...verdict, units: asked.units })
  const terms = { covers: coveredUnits(held), bits, at: Math.floor(ctx.now.epochMilliseconds / 1000) }
  const challenge = `${terms.covers}.${bits}.${terms.at}.${signatureOf(ctx, { ...asked, network }, terms)}`
  return new Refusal('proof_required', { params: { challenge, bits }, retryAfter: RETRY_SECONDS })
}

interface Challenge {
  readonly covers: number
  readonly bits: number
  /** Seconds since 1970. */
  readonly at: number
}

/** 0 when it proves nothing: another request, another network, too old, or not solved. */
function coveredBy(ctx: Ctx, asked: Asked & { readonly network: string }, proof: PlaceProof): number {
  const [covers = 0, bits = 0, at = 0] = proof.challenge.split('.').slice(0, 3).map(Number)
  const terms: Challenge = { covers, bits, at }
  const isOurs = proof.challenge === `${covers}.${bits}.${at}.${signatureOf(ctx, asked, terms)}`
  const age = Math.floor(ctx.now.epochMilliseconds / 1000) - at
  const isWorkedOut = hasZeroBits(sha256(`${proof.challenge}.${proof.nonce}`), bits)
  return isOurs && age <= PROOF_SECONDS && isWorkedOut ? covers : 0
}

const signatureOf = (
  { secrets, account }: Ctx,
  { eventId, key, network }: Asked & { readonly network: string },
  { covers, bits, at }: Challenge,
): string => secrets.sign('place-proof', [account, eventId, key, network, covers, bits, at].join(' '))

const networkHash = (ctx: Ctx, address: string): string => hexOf(ctx, 'network', neighbourhoodOf(address))

/** Keyed and of this account alone: enough to count, not enough to identify. */
const hexOf = ({ secrets, account }: Ctx, purpose: 'network' | 'unpaid-contact', text: string): string =>
  Buffer.from(secrets.sign(purpose, `${account} ${text}`), 'base64url').toString('hex')
