import { randomUUID } from 'node:crypto'
import { isTimed, limitOf, ownPoolsOf, timedPool } from '#domain/capacity/own-pools.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { readMoment } from '#domain/time.ts'
import { claimPlaces } from '#server/features/places/claim-places.ts'
import { claimsInName } from '#server/features/places/own-limits.ts'
import { capacityOf } from './given.ts'
import { EMAIL, type Stage } from './steps-ground.ts'

/** For ever, as far as a sample goes. */
const NEVER = '9999-12-31T23:59:59Z'

interface Before {
  readonly draft: RegistrationDraft
  readonly free: Readonly<Record<string, number>>
}

/**
 * Takes what is gone before the sample begins: somebody holds it, and never lets go. Of a limit that each has of his own
 * it is gone to whoever registers and to each of his people; of one of each hour or day, to the wanted one.
 */
export async function takeBefore(stage: Stage, { draft, free }: Before): Promise<void> {
  const { definition } = stage
  const hour = draft.slot === null ? null : readMoment(draft.slot)
  const timed = definition.pools.filter(isTimed).flatMap((pool) => timedPool(pool, hour) ?? [])
  const own = Map.groupBy([...ownPoolsOf(definition, draft), ...timed], limitOf)
  const gone = Object.entries(free).flatMap(([pool, left]) => {
    const units = capacityOf(definition, pool) - left
    if (!Number.isFinite(units) || units <= 0) return []
    return (own.get(pool) ?? [pool]).map((each) => ({ pool: each, units }))
  })
  if (gone.length === 0) return
  const { account, db, secrets } = stage.ctx()
  const claims = claimsInName({ account, secrets }, { ...stage, definition }, gone, EMAIL)
  const holder = randomUUID()
  await stage.ground.owner.query(
    'INSERT INTO hold (account_id, hold_id, event_id, expires_at) VALUES ($1, $2, $3, $4)',
    [account, holder, stage.eventId, NEVER],
  )
  const short = await db.tenant(account, (tx) =>
    claimPlaces(tx, { account }, { eventId: stage.eventId, holder }, claims),
  )
  if (short) throw new Error(`more is given of '${short.pool}' than there is`)
}
