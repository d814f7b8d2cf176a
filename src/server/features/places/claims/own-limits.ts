import { holderOf, isOwnPool, limitOf, ownPool, ownPoolsOf, REGISTRANT } from '#domain/capacity/own-pools.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { nameOfIssued } from '#domain/event/facts/issued-codes.ts'
import type { QuoteClaim } from '#domain/quote/quote-result.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { type Claim, withStart } from './claim.ts'
import { findFreeOf, findUnits } from './places.queries.ts'

type Signer = Pick<TenantCtx, 'secrets' | 'account'>

interface Event {
  readonly eventId: string
  readonly definition: EventDefinition
  /** Pools of one person that are counted under an earlier key (`findEarlierPools`). */
  readonly earlierPools?: ReadonlySet<string>
}

/** All that a price claims, with limits of one person in the name of the registrant with this address. */
export const claimsInName = (
  ctx: Signer,
  event: Event,
  claims: readonly QuoteClaim[],
  email: string,
): Claim[] =>
  withStart(event, claims).map((claim) => ({ ...claim, pool: storedPool(ctx, event, claim.pool, email) }))

/**
 * The pool as the database knows it: it does not reveal its person. What has been counted under an earlier key
 * continues to be counted there, so that a new key resets no limit.
 */
function storedPool(ctx: Signer, event: Event, pool: string, email: string): string {
  // The name of an issued code is no secret, and names no person.
  if (!isOwnPool(pool) || nameOfIssued(holderOf(pool)) !== null) return pool
  const [current, ...earlier] = namesOfPool(ctx, event, pool, email)
  return earlier.find((name) => event.earlierPools?.has(name)) ?? current
}

/**
 * The name of a pool of one person under each key, the current one first. The local part of an address is compared
 * without regard to case: no mail server in use distinguishes people by it.
 */
function namesOfPool(
  { secrets, account }: Signer,
  { eventId }: Event,
  pool: string,
  email: string,
): [string, ...string[]] {
  const holder = holderOf(pool)
  const whose = holder === REGISTRANT ? `registrant ${email.toLowerCase()}` : `person ${holder}`
  const name = (signature: string) => ownPool(limitOf(pool), signature.slice(0, 22))
  const [current, ...earlier] = secrets.signByEach('own-limit', `${account} ${eventId} ${whose}`)
  return [name(current), ...earlier.map(name)]
}

/**
 * Pools of these people and of the registrant with this address that were made under an earlier key. With one key, or
 * without limits of one person, nothing is looked up.
 */
export async function findEarlierPools(
  tx: Tx,
  ctx: Signer,
  event: Event,
  { draft, email }: Pick<Whose, 'draft' | 'email'>,
): Promise<ReadonlySet<string>> {
  const names = ownPoolsOf(event.definition, draft).flatMap((pool) =>
    namesOfPool(ctx, event, pool, email).slice(1),
  )
  return new Set(names.length === 0 ? [] : Object.keys(await findFreeOf(tx, event.eventId, names)))
}

interface Whose {
  readonly draft: Pick<RegistrationDraft, 'people'>
  readonly email: string
  /** The registration to which its own places are free. */
  readonly holder?: string
}

/**
 * What is left of their own limits to the registrant with this address and to the people of a draft, by pool as
 * `quote()` names it. A person who has used nothing of a limit has no pool of it yet, and is left out. For the staff
 * alone: a stranger would learn from it who has registered.
 */
export async function getOwnFree(
  tx: Tx,
  ctx: Signer,
  event: Event,
  { draft, email, holder }: Whose,
): Promise<Record<string, number>> {
  const earlierPools = await findEarlierPools(tx, ctx, event, { draft, email })
  const stored = new Map(
    ownPoolsOf(event.definition, draft).map((pool) => [
      storedPool(ctx, { ...event, earlierPools }, pool, email),
      pool,
    ]),
  )
  if (stored.size === 0) return {}
  const free = await findFreeOf(tx, event.eventId, [...stored.keys()])
  const held = holder === undefined ? {} : await findUnits(tx, holder)
  return Object.fromEntries(
    Object.entries(free).map(([pool, left]) => [stored.get(pool) ?? pool, left + (held[pool] ?? 0)]),
  )
}
