import { randomUUID } from 'node:crypto'
import { claimPlaces } from '#server/features/places/claim-places.ts'
import { capacityOf } from './given.ts'
import type { Stage } from './steps-ground.ts'

/** For ever, as far as a sample goes. */
const NEVER = '9999-12-31T23:59:59Z'

/** Takes what is gone before the sample begins: somebody holds it, and never lets go. */
export async function takeBefore(stage: Stage, free: Readonly<Record<string, number>>): Promise<void> {
  const claims = Object.entries(free).flatMap(([pool, left]) => {
    const capacity = capacityOf(stage.definition, pool)
    if (!Number.isFinite(capacity) || capacity - left <= 0) return []
    return [{ pool, units: capacity - left, capacity }]
  })
  if (claims.length === 0) return
  const { account, db } = stage.ctx()
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
