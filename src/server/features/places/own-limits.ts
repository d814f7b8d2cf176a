import { holderOf, isOwnPool, limitOf, ownPool, ownPoolsOf, REGISTRANT } from '#domain/capacity/own-pools.ts'
import type { EventDefinition } from '#domain/event/definition.ts'
import type { QuoteClaim } from '#domain/quote/quote-result.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import type { TenantCtx } from '#server/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { type Claim, withStart } from './claim.ts'
import { findFreeOf, findUnits } from './places.queries.ts'

interface Event {
  readonly eventId: string
  readonly definition: EventDefinition
}

/** All that a price claims, limits of one person in the name of whoever registers with this address. */
export const claimsInName = (
  ctx: Pick<TenantCtx, 'secrets' | 'account'>,
  event: Event,
  claims: readonly QuoteClaim[],
  email: string,
): Claim[] =>
  withStart(event, claims).map((claim) => ({ ...claim, pool: storedPool(ctx, event, claim.pool, email) }))

/**
 * The pool as the database knows it: who it is of cannot be read there. The local part of an address is taken
 * without regard to case: no mail server in use tells two people apart by it.
 */
function storedPool(
  { secrets, account }: Pick<TenantCtx, 'secrets' | 'account'>,
  { eventId }: Event,
  pool: string,
  email: string,
): string {
  if (!isOwnPool(pool)) return pool
  const holder = holderOf(pool)
  const whose = holder === REGISTRANT ? `registrant ${email.toLowerCase()}` : `person ${holder}`
  return ownPool(limitOf(pool), secrets.sign('own-limit', `${account} ${eventId} ${whose}`).slice(0, 22))
}

interface Whose {
  readonly draft: Pick<RegistrationDraft, 'people'>
  readonly email: string
  /** The registration to which its own places are free. */
  readonly holder?: string
}

/**
 * What is left of their own limits to who registers with this address and to the people of a draft, by pool as
 * `quote()` names it. Who has used nothing of a limit has no pool of it yet, and is left out.
 */
export async function getOwnFree(
  tx: Tx,
  ctx: Pick<TenantCtx, 'secrets' | 'account'>,
  event: Event,
  { draft, email, holder }: Whose,
): Promise<Record<string, number>> {
  const stored = new Map(
    ownPoolsOf(event.definition, draft).map((pool) => [storedPool(ctx, event, pool, email), pool]),
  )
  if (stored.size === 0) return {}
  const free = await findFreeOf(tx, event.eventId, [...stored.keys()])
  const held = holder === undefined ? {} : await findUnits(tx, holder)
  return Object.fromEntries(
    Object.entries(free).map(([pool, left]) => [stored.get(pool) ?? pool, left + (held[pool] ?? 0)]),
  )
}
