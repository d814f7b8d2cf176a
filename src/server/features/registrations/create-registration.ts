import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto'
import type { z } from 'zod'
import type { createRegistration as contract } from '#contract/site.ts'
import { REGISTRATION_NUMBER_BYTES, registrationNumber } from '#domain/code.ts'
import { deadlineOf, localOf } from '#domain/polish-time.ts'
import { quote } from '#domain/quote/quote.ts'
import type { Quote, QuoteContext } from '#domain/quote/quote-result.ts'
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

interface Input {
  readonly slug: string
  readonly key: string
  readonly body: Body
}

type Hashed = Input & { readonly requestHash: Buffer }

/**
 * Registers everybody of the draft or nobody. Places are taken, the charge is in the ledger, the end
 * of the time to pay is a job: all in one transaction. The same key with the same body answers what it
 * made the first time, also when the event has closed or changed since. When somebody was faster, the
 * order is priced once more by what is left (architecture §6.5): there may be room at another price, in
 * another group, or for fewer people, and each of these has its own true answer.
 * @throws Refusal not_found, registration_refused, full, price_changed, version_gone, key_reused
 */
export async function createRegistration(ctx: TenantCtx, input: Input): Promise<CreatedRegistration> {
  refuseStaff(input.body)
  const requestHash = createHash('sha256').update(JSON.stringify(input.body)).digest()
  const order = { ...input, requestHash }
  const first = await sell(ctx, order)
  return answer(ctx, first.verdict === 'full' ? await sell(ctx, order) : first)
}

/** Rules may exempt staff; on the site nobody has shown to be staff. */
function refuseStaff({ draft }: Body): void {
  if (draft.registrantRole !== 'staff') return
  const message = 'Na stronie zapisów nie można zgłaszać jako obsługa.'
  throw new Refusal('invalid_input', {
    problems: [{ code: 'forbidden', field: 'draft.registrantRole', message }],
  })
}

/** One look at the places, one price, one try to take them. */
async function sell(ctx: TenantCtx, order: Hashed): Promise<Verdict> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const event = await getSellingEvent(tx, ctx, order.slug)
    // After the places: whoever took the last one under this key is found by it.
    const known = await findByKey(tx, event.eventId, order.key)
    if (known) {
      const { requestHash, ...made } = known
      return requestHash.equals(order.requestHash) ? { verdict: 'seen', ...made } : { verdict: 'key_reused' }
    }
    const priced = priceOrRefuse(ctx, event, order.body)
    const verdict = await reserveFor(tx, ctx, event, priced, order)
    if (verdict.verdict === 'created') await followUp(tx, ctx, event.eventId, verdict)
    return verdict
  })
}

interface Priced {
  readonly priced: Quote
  readonly context: QuoteContext
}

/** The price by today's rules; refuses when anything is amiss or when it is not what was shown. */
function priceOrRefuse(ctx: TenantCtx, event: SellingEvent, body: Body): Priced {
  if (body.version !== event.version)
    throw new Refusal('version_gone', { params: { version: event.version } })
  const context: QuoteContext = {
    now: localOf(ctx.now),
    facts: { channel: 'online', free: event.free },
  }
  const priced = quote(event.compiled, body.draft, context)
  if (priced.problems.length > 0) throw quoteRefusal(body.draft, priced.problems)
  if (priced.total !== body.expectedTotal) {
    throw new Refusal('price_changed', { params: { expected: body.expectedTotal, now: priced.total } })
  }
  return { priced, context }
}

function reserveFor(
  tx: Tx,
  ctx: TenantCtx,
  event: SellingEvent,
  { priced, context }: Priced,
  input: Hashed,
): Promise<Verdict> {
  const registrationId = randomUUIDv7()
  const free = priced.total === 0
  const until = priced.due[0]?.until ?? null
  return reserve(tx, ctx.account, event.eventId, {
    ...orderOf(event, input.body, { priced, context }),
    registrationId,
    ledgerEntryId: randomUUIDv7(),
    auditEntryId: randomUUIDv7(),
    actor: actorText(ctx.actor),
    key: input.key,
    requestHash: input.requestHash.toString('hex'),
    tokenHash: sha256(registrationToken(ctx, registrationId)).toString('hex'),
    numbers: Array.from({ length: 8 }, () => registrationNumber(randomBytes(REGISTRATION_NUMBER_BYTES))),
    state: free ? 'confirmed' : 'awaiting_payment',
    expiresAt: free || until === null ? null : deadlineOf(until).toString(),
  })
}

/** Free people are in at once; the others are reminded to pay. */
async function followUp(
  tx: Tx,
  ctx: TenantCtx,
  eventId: string,
  { registrationId, state }: { readonly registrationId: string; readonly state: string },
): Promise<void> {
  if (state === 'confirmed') return confirmRegistration(tx, ctx, { registrationId, eventId })
  const runAt = ctx.now.add(REMIND_AFTER)
  await enqueue(tx, ctx.account, 'remind-to-pay', { registration: registrationId }, { runAt })
}

function answer(ctx: TenantCtx, verdict: Verdict): CreatedRegistration {
  switch (verdict.verdict) {
    case 'created':
    case 'seen':
      return { ...verdict, token: registrationToken(ctx, verdict.registrationId) }
    case 'full':
      throw new Refusal('full', { params: { pool: verdict.pool } })
    default:
      throw new Refusal(verdict.verdict)
  }
}
