import { isOwnPool, limitOf } from '#domain/capacity/own-pools.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { tryOwnLimits } from '#server/features/codes/try-own-limits.ts'
import { getDefinition } from '#server/features/events/selling/get-definition.ts'
import type { claimPlaces } from '#server/features/places/claims/claim-places.ts'
import { Refusal } from '#server/http/refusal.ts'
import { registrantOf } from '../agreement/registrant-of.ts'
import { findRegistration } from '../agreement/registrations.queries.ts'
import { ownLimitRefusal } from './own-limit-refusal.ts'

interface Wanted {
  readonly registrationId: string
  readonly people: RegistrationDraft['people']
}

type Short = NonNullable<Awaited<ReturnType<typeof claimPlaces>>>

/** A pool has too few places for a change. */
export class ShortOfPlaces extends Error {
  readonly short: Short

  constructor(short: Short) {
    super(`${short.verdict}: ${short.pool}`)
    this.short = short
  }
}

/**
 * Runs a change that adds these people. The check of their own limits is counted before it and separate from it, and
 * so is its refusal: it counts whatever becomes of the change.
 * @throws Refusal too_many_requests, registration_refused, full, queue
 */
export async function withinOwnLimits(
  ctx: TenantCtx,
  { registrationId, people }: Wanted,
  change: () => Promise<void>,
): Promise<void> {
  const agreed = await ctx.db.tenant(ctx.account, async (tx) => {
    const row = await findRegistration(tx, registrationId)
    return row && { ...(await getDefinition(tx, ctx, row.eventId, row.version)), ...row }
  })
  const whose = { draft: { people }, email: agreed ? registrantOf(agreed) : '' }
  if (agreed) await tryOwnLimits(ctx, agreed, whose)
  try {
    await change()
  } catch (error) {
    if (!(error instanceof ShortOfPlaces)) throw error
    const { verdict, pool } = error.short
    if (!agreed || !isOwnPool(pool)) throw new Refusal(verdict, { params: { pool: limitOf(pool) } })
    await tryOwnLimits(ctx, agreed, whose, { isReached: true })
    throw ownLimitRefusal(agreed.definition, pool)
  }
}
