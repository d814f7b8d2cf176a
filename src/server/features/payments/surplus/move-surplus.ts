import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { moveSurplus as contract } from '#contract/money.ts'
import { balanceOf } from '#domain/payment/balance.ts'
import { holdsPlaces } from '#domain/registration/states.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import {
  lockForSettling,
  type SettlingRegistration,
} from '#server/features/registrations/agreement/lock-payable.ts'
import { Refusal } from '#server/http/refusal.ts'
import { applyMoney } from '../booked/apply-money.ts'
import { bookByHand, findKeyed } from '../by-hand/keyed-entries.queries.ts'
import { sumLedger } from '../records/payments.queries.ts'
import { findSurplus } from '../refunds/promised-refunds.queries.ts'
import { findPayer } from './surplus.queries.ts'

type Input = z.output<typeof contract.params> & z.output<typeof contract.body> & { readonly key: string }

/**
 * Lets what is above what is owed pay for another registration of the same payer at the event: an entry on each side,
 * and there the consequences of a payment. The same key with the same request moves once.
 * @throws Refusal not_found, also for a registration of somebody else; key_reused; changed_meanwhile when there is less
 *   to move, or less to pay there
 */
export async function moveSurplus(ctx: TenantCtx, input: Input): Promise<void> {
  const { registrationId, to, amount, reason, key } = input
  const request = JSON.stringify([registrationId, 'move', to, amount, reason])
  const requestHash = createHash('sha256').update(request).digest()
  await ctx.db.tenant(ctx.account, async (tx) => {
    const sides = await samePayer(tx, input)
    const target = await lockBoth(tx, registrationId, to)
    const seen = await findKeyed(tx, key)
    if (seen !== undefined) {
      if (seen.equals(requestHash)) return
      throw new Refusal('key_reused')
    }
    const { toPay, paid } = balanceOf(await sumLedger(tx, to))
    const surplus = await findSurplus(tx, ctx.account, registrationId)
    if (amount > surplus || amount > toPay || !holdsPlaces(target.state))
      throw new Refusal('changed_meanwhile')
    await book(tx, ctx, { ...input, ...sides, keyed: { key, requestHash } })
    await applyMoney(tx, ctx, target, paid + amount)
  })
}

/** Their numbers. @throws Refusal not_found */
async function samePayer(tx: Tx, { eventId, registrationId, to }: Input) {
  const [source, target] = [await findPayer(tx, registrationId), await findPayer(tx, to)]
  const isSame = source?.contactEmail !== '' && source?.contactEmail === target?.contactEmail
  if (source?.eventId !== eventId || target?.eventId !== eventId || !isSame || registrationId === to)
    throw new Refusal('not_found')
  return { fromNumber: source.number, toNumber: target.number }
}

/** In the order of their ids, so that two moves never wait for each other. */
async function lockBoth(tx: Tx, from: string, to: string): Promise<SettlingRegistration> {
  for (const id of [from, to].toSorted()) await lockForSettling(tx, id)
  const target = await lockForSettling(tx, to)
  if (!target) throw new Refusal('not_found')
  return target
}

interface Moved extends Input {
  readonly fromNumber: string
  readonly toNumber: string
  readonly keyed: { readonly key: string; readonly requestHash: Buffer }
}

async function book(tx: Tx, ctx: TenantCtx, moved: Moved): Promise<void> {
  const { eventId, registrationId, to, amount, reason, fromNumber, toNumber, keyed } = moved
  const entry = { accountId: ctx.account, kind: 'payment' } as const
  await bookByHand(tx, {
    ...{ ...entry, registrationId, amount, keyed },
    explanation: { code: 'moved_away', to: toNumber, reason },
  })
  await bookByHand(tx, {
    ...{ ...entry, registrationId: to, amount: -amount },
    explanation: { code: 'moved_here', from: fromNumber, reason },
  })
  const details = { amount, reason }
  await recordAudit(tx, ctx, {
    ...{ action: 'payment.moved_away', eventId, registrationId, details: { ...details, name: toNumber } },
  })
  await recordAudit(tx, ctx, {
    ...{
      action: 'payment.moved_here',
      eventId,
      registrationId: to,
      details: { ...details, name: fromNumber },
    },
  })
}
