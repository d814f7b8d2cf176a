import { randomUUID } from 'node:crypto'
import { isTimed, limitOf, ownPoolsOf, timedPool } from '#domain/capacity/own-pools.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { readMoment } from '#domain/values/time.ts'
import { claimPlaces } from '#server/features/places/claims/claim-places.ts'
import { claimsInName } from '#server/features/places/claims/own-limits.ts'
import { capacityOf } from './given.ts'
import { EMAIL, type Scenario } from './scenario.ts'

/** Longer than any sample lasts. */
const NEVER = '9999-12-31T23:59:59Z'

interface Before {
  readonly draft: RegistrationDraft
  readonly free: Readonly<Record<string, number>>
}

/**
 * Takes the units that are gone before the sample begins, by a hold that never ends. Units of an individual limit are
 * taken for the registrant and for each of the people; units of a limit per hour or day, at the wanted one.
 */
export async function takeBefore(scenario: Scenario, { draft, free }: Before): Promise<void> {
  const { definition } = scenario
  const hour = draft.slot === null ? null : readMoment(draft.slot)
  const timed = definition.pools.filter(isTimed).flatMap((pool) => timedPool(pool, hour) ?? [])
  const own = Map.groupBy([...ownPoolsOf(definition, draft), ...timed], limitOf)
  const gone = Object.entries(free).flatMap(([pool, left]) => {
    const units = capacityOf(definition, pool) - left
    if (!Number.isFinite(units) || units <= 0) return []
    return (own.get(pool) ?? [pool]).map((each) => ({ pool: each, units }))
  })
  if (gone.length === 0) return
  const { account, db, secrets } = scenario.ctx()
  const claims = claimsInName({ account, secrets }, { ...scenario, definition }, gone, EMAIL)
  const holder = randomUUID()
  await scenario.testDatabase.owner.query(
    'INSERT INTO hold (account_id, hold_id, event_id, expires_at) VALUES ($1, $2, $3, $4)',
    [account, holder, scenario.eventId, NEVER],
  )
  const short = await db.tenant(account, (tx) =>
    claimPlaces(tx, { account }, { eventId: scenario.eventId, holder }, claims),
  )
  if (short) throw new Error(`more is given of '${short.pool}' than there is`)
}
