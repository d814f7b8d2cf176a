import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto'
import type { z } from 'zod'
import type { createRegistration as contract } from '#contract/site.ts'
import { REGISTRATION_NUMBER_BYTES, registrationNumber } from '#domain/code.ts'
import { instantOf, localOf } from '#domain/polish-time.ts'
import { quote } from '#domain/quote/quote.ts'
import type { Quote } from '#domain/quote/quote-result.ts'
import { actorText, type TenantCtx } from '#server/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'
import { sha256 } from '#server/secrets.ts'
import { getSellingEvent, type SellingEvent } from '../events/get-selling-event.ts'
import { confirmRegistration } from './confirm-registration.ts'
import { orderOf } from './order-of.ts'
import { quoteRefusal } from './quote-refusal.ts'
import { registrationToken } from './registration-token.ts'
import { findByKey, reserve, type Verdict } from './registrations.queries.ts'

type Body = z.output<typeof contract.body>

export interface CreatedRegistration {
  readonly registrationId: string
  readonly number: string
  readonly state: string
  readonly total: number
  readonly token: string
}

/** Unpaid for this long, the payer gets an e-mail with the amount and the date (flow C0.4). */
const REMIND_AFTER = Temporal.Duration.from({ minutes: 15 })

/**
 * Registers everybody of the draft or nobody. Places are taken, the charge is in the ledger, the end
 * of the time to pay is a job: all in one transaction. The same key with the same body answers what it
 * made the first time, also when the event has closed or changed since.
 * @throws Refusal not_found, registration_refused, full, price_changed, version_gone, key_reused
 */
export async function createRegistration(
  ctx: TenantCtx,
  input: { readonly slug: string; readonly key: string; readonly body: Body },
): Promise<CreatedRegistration> {
  const requestHash = createHash('sha256').update(JSON.stringify(input.body)).digest()
  return ctx.db.tenant(ctx.account, async (tx) => {
    const event = await getSellingEvent(tx, ctx, input.slug)
    const known = await findByKey(tx, event.eventId, input.key)
    if (known) {
      if (!known.requestHash.equals(requestHash)) throw new Refusal('key_reused')
      return { ...known, token: registrationToken(ctx, known.registrationId) }
    }
    const priced = priceOrRefuse(ctx, event, input.body)
    const verdict = await sell(tx, ctx, event, priced, { ...input, requestHash })
    return answer(tx, ctx, event, input.body, verdict)
  })
}

/** The price by today's rules; refuses when anything is amiss or when it is not what was shown. */
function priceOrRefuse(ctx: TenantCtx, event: SellingEvent, body: Body): Quote {
  if (body.version !== event.version)
    throw new Refusal('version_gone', { params: { version: event.version } })
  const now = localOf(ctx.now)
  const priced = quote(event.compiled, body.draft, { now, facts: { channel: 'online', free: event.free } })
  if (priced.problems.length > 0) throw quoteRefusal(body.draft, priced.problems)
  if (priced.total !== body.expectedTotal) {
    throw new Refusal('price_changed', { params: { expected: body.expectedTotal, now: priced.total } })
  }
  return priced
}

async function sell(
  tx: Tx,
  ctx: TenantCtx,
  event: SellingEvent,
  priced: Quote,
  input: { readonly key: string; readonly body: Body; readonly requestHash: Buffer },
): Promise<Verdict> {
  const registrationId = randomUUIDv7()
  const free = priced.total === 0
  const until = priced.due[0]?.until ?? null
  return reserve(tx, ctx.account, event.eventId, {
    ...orderOf(event, input.body, priced),
    registrationId,
    ledgerEntryId: randomUUIDv7(),
    auditEntryId: randomUUIDv7(),
    actor: actorText(ctx.actor),
    key: input.key,
    requestHash: input.requestHash.toString('hex'),
    tokenHash: sha256(registrationToken(ctx, registrationId)).toString('hex'),
    numbers: Array.from({ length: 8 }, () => registrationNumber(randomBytes(REGISTRATION_NUMBER_BYTES))),
    state: free ? 'confirmed' : 'awaiting_payment',
    expiresAt: free || until === null ? null : instantOf(until).toString(),
  })
}

async function answer(
  tx: Tx,
  ctx: TenantCtx,
  event: SellingEvent,
  body: Body,
  verdict: Verdict,
): Promise<CreatedRegistration> {
  switch (verdict.verdict) {
    case 'created': {
      const { registrationId } = verdict
      if (verdict.state === 'confirmed')
        await confirmRegistration(tx, ctx, { registrationId, eventId: event.eventId })
      else {
        const runAt = ctx.now.add(REMIND_AFTER)
        await enqueue(tx, ctx.account, 'remind-to-pay', { registration: registrationId }, { runAt })
      }
      return { ...verdict, token: registrationToken(ctx, registrationId) }
    }
    case 'seen':
      return { ...verdict, token: registrationToken(ctx, verdict.registrationId) }
    case 'full':
      throw fullRefusal(ctx, event, body, verdict.pool)
    default:
      throw new Refusal(verdict.verdict)
  }
}

/** Somebody was faster: the same words as if the pool had been seen to be empty when pricing. */
function fullRefusal(ctx: TenantCtx, event: SellingEvent, body: Body, pool: string): Refusal {
  const free = { ...event.free, [pool]: 0 }
  const { problems } = quote(event.compiled, body.draft, {
    now: localOf(ctx.now),
    facts: { channel: 'online', free },
  })
  return problems.length > 0 ? quoteRefusal(body.draft, problems) : new Refusal('full', { params: { pool } })
}
