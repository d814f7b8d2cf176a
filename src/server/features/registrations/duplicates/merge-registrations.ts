import type { z } from 'zod'
import { registrationState } from '#contract/common.ts'
import type { mergeRegistrations as contract, previewMerge as previewContract } from '#contract/duplicates.ts'
import { type Balance, balanceOf } from '#domain/payment/balance.ts'
import { holdsPlaces } from '#domain/registration/states.ts'
import { duplicateWords } from '#i18n/pl/duplicates.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { joined } from '#server/db/joined.ts'
import { payForKept } from '#server/features/payments/surplus/pay-for-kept.ts'
import { Refusal } from '#server/http/refusal.ts'
import { listLedger } from '../agreement/ledger.queries.ts'
import { listParticipants, lockRegistration } from '../agreement/registrations.queries.ts'
import { cancelRegistration } from '../cancel/cancel-registration.ts'
import { refreshLists } from '../lists/refresh-lists.ts'
import { carryNote } from './carry-note.ts'
import { listSameIn } from './duplicates.queries.ts'

type Params = z.output<typeof contract.params>
type Input = Params & z.output<typeof contract.body>
type Money = z.input<typeof contract.output>

/** What it would do was seen; the transaction that has done it is rolled back. */
class Tried extends Error {
  readonly outcome: z.input<typeof previewContract.output>
  constructor(outcome: z.input<typeof previewContract.output>) {
    super('tried')
    this.outcome = outcome
  }
}

/** As `mergeRegistrations`, by doing it and taking it back. @throws Refusal not_found, not_changeable */
export async function previewMerge(
  ctx: TenantCtx,
  params: Params,
): Promise<z.input<typeof previewContract.output>> {
  await compareAnew(ctx)
  try {
    return await ctx.db.tenant(ctx.account, async (tx) => {
      const money = await merge(tx, ctx, params, { tell: false })
      const { toPay } = await balanceIn(tx, params.registrationId)
      throw new Tried({ ...money, leftToPay: toPay })
    })
  } catch (error) {
    if (error instanceof Tried) return error.outcome
    throw error
  }
}

/**
 * Keeps a registration and cancels the other one, whose people are all in it too. Nothing is retained for that: what was
 * paid there pays for the kept one where both have the same payer, and the rest is refunded. Money that comes for the
 * cancelled one later goes back as any late payment does.
 * @throws Refusal not_found; not_changeable when one holds no places or not everybody is in both; invalid_input when the
 *   notes together are too long; changed_meanwhile when the sums are not those that were shown
 */
export async function mergeRegistrations(ctx: TenantCtx, input: Input): Promise<Money> {
  await compareAnew(ctx)
  return ctx.db.tenant(ctx.account, async (tx) => {
    const money = await merge(tx, ctx, input, input)
    if (money.moved !== input.moved || money.refunded !== input.refunded)
      throw new Refusal('changed_meanwhile')
    return money
  })
}

/** Who looks the same is what is committed now, not what it was when a page was opened. */
const compareAnew = (ctx: TenantCtx) => ctx.db.tenant(ctx.account, (tx) => refreshLists(tx, ctx))

const balanceIn = async (tx: Tx, registrationId: string): Promise<Balance> =>
  balanceOf(await listLedger(tx, registrationId))

async function merge(
  tx: Tx,
  ctx: TenantCtx,
  { eventId, registrationId: keptId, otherId }: Params,
  { tell }: { readonly tell: boolean },
): Promise<Money> {
  const { kept, other } = await lockBoth(tx, { eventId, keptId, otherId })
  const inside: TenantCtx = { ...ctx, db: joined(ctx.db, tx) }
  const { paid } = await balanceIn(tx, otherId)
  const reason = duplicateWords.reason(kept.number)
  await cancelRegistration(inside, {
    ...{
      registrationId: otherId,
      by: 'staff',
      reason,
      fee: 0,
      returnDonation: true,
      tell,
      refundsLater: true,
    },
  })
  const { moved, refunded } = await payForKept(tx, ctx, { eventId, registrationId: otherId, keptId, reason })
  await carryNote(inside, { eventId, from: { id: otherId, number: other.number }, to: keptId })
  const entry = { eventId, details: { amount: moved, name: other.number } }
  await recordAudit(tx, ctx, { ...entry, action: 'registration.merged', registrationId: keptId })
  await recordAudit(tx, ctx, {
    ...{ ...entry, action: 'registration.given_up', registrationId: otherId },
    details: { amount: moved, name: kept.number },
  })
  return { paid, moved, refunded, retained: paid - moved - refunded }
}

/** In the order of their ids, so that nobody waits for each other. @throws Refusal not_found, not_changeable */
async function lockBoth(
  tx: Tx,
  {
    eventId,
    keptId,
    otherId,
  }: { readonly eventId: string; readonly keptId: string; readonly otherId: string },
) {
  for (const id of [keptId, otherId].toSorted()) await lockRegistration(tx, id)
  const kept = await lockRegistration(tx, keptId)
  const other = await lockRegistration(tx, otherId)
  if (kept?.eventId !== eventId || other?.eventId !== eventId || keptId === otherId)
    throw new Refusal('not_found')
  const people = await listParticipants(tx, otherId)
  const same = new Set(await listSameIn(tx, keptId, otherId))
  const areAllInBoth = people.length > 0 && people.every(({ participantId }) => same.has(participantId))
  const states = [kept, other].map(({ state }) => registrationState.parse(state))
  if (!states.every(holdsPlaces) || !areAllInBoth) throw new Refusal('not_changeable')
  return { kept, other }
}
