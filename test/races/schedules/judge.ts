import { findFaults } from '../audit.ts'
import type { Told, World } from './world.ts'

/** A registration as it stands in the end. */
interface There {
  readonly key: string
  readonly number: string
  readonly state: string
  readonly actions: readonly string[]
}

/** Everything that is wrong when all is at rest, each as 'rule: what breaks it'; empty when the schedule is clean. */
export async function judge(world: World): Promise<string[]> {
  const { ground, account } = world
  const seen = await ground.query<{ what: string }>('SELECT what FROM races.seen WHERE account_id = $1', [
    account,
  ])
  const there = await ground.query<There>(
    `SELECT idempotency_key AS key, number, state,
            ARRAY(SELECT action FROM audit_entry a WHERE a.account_id = r.account_id
                     AND a.registration_id = r.registration_id ORDER BY audit_entry_id) AS actions
       FROM registration r WHERE account_id = $1`,
    [account],
  )
  for (const action of there.flatMap(({ actions }) => actions)) world.count(action)
  const parties = await ground.query<{ state: string }>(
    'SELECT state FROM waiting_entry WHERE account_id = $1',
    [account],
  )
  for (const { state } of parties) world.count(`party ${state}`)
  return [
    ...world.faults,
    ...seen.map(({ what }) => what),
    ...(await auditOf(world)),
    ...compare(world.told, there),
    ...there.flatMap((row) => againstPayments(row, world.told)),
    ...there.flatMap((row) => againstCancellations(row, world.told)),
    ...(await againstVersions(world)),
  ]
}

async function auditOf({ ground, account }: World): Promise<string[]> {
  return ground.connected((client) => findFaults(client, account))
}

/** Everybody has had a definite answer, so what was told is there and what is there was told, once for a key. */
function compare(told: readonly Told[], there: readonly There[]): string[] {
  const name = ({ key, number }: { readonly key: string; readonly number: string }) => `${key} ${number}`
  const said = new Set(told.map(name))
  const stands = new Set(there.map(name))
  const keys = Map.groupBy(told, ({ key }) => key)
  return [
    ...[...said].filter((each) => !stands.has(each)).map((each) => `what was told is there: ${each}`),
    ...[...stands].filter((each) => !said.has(each)).map((each) => `what is there was told: ${each}`),
    ...[...keys].filter(([, same]) => same.length > 1).map(([key]) => `a key has one answer: ${key}`),
  ]
}

/**
 * Money that the gateway had before the time to pay was over wins, whenever we hear of it. Who made the registration
 * dearer meanwhile has paid a part: that what suffices does not expire, a witness sees at the moment.
 */
function againstPayments({ number, actions }: There, told: readonly Told[]): string[] {
  const known = told.find((each) => each.number === number)
  const wasInTime = known && known.paidAt !== null && (known.overAt === null || known.paidAt < known.overAt)
  const hasExpired = actions.includes('registration.expired') && !actions.includes('registration.changed')
  return wasInTime && hasExpired ? [`expiry never beats a payment: ${number}: ${actions.join(', ')}`] : []
}

/** What was told to be called off is. */
const againstCancellations = ({ number, state }: There, told: readonly Told[]): string[] =>
  state !== 'cancelled' && told.some((each) => each.number === number && each.isCancelled)
    ? [`what was called off stays so: ${number} is ${state}`]
    : []

/** Versions are numbered without gaps, those that were told are among them, and the newest one's limits are live. */
async function againstVersions({ ground, account, published }: World): Promise<string[]> {
  const rows = await ground.query<{
    version: number
    definition: { pools: { id: string; capacity: number }[] }
  }>('SELECT version, definition FROM event_version WHERE account_id = $1 ORDER BY version', [account])
  const pools = await ground.query<{ pool: string; capacity: number }>(
    'SELECT pool_key AS pool, capacity FROM capacity_pool WHERE account_id = $1',
    [account],
  )
  const newest = rows.at(-1)?.definition.pools ?? []
  const gaps = rows.filter(({ version }, index) => version !== index + 1)
  const lost = [...published.keys()].filter((version) => version > rows.length)
  const stale = newest.filter(
    ({ id, capacity }) => pools.find(({ pool }) => pool === id)?.capacity !== capacity,
  )
  return [
    ...gaps.map(({ version }) => `versions have no gaps: ${version}`),
    ...lost.map((version) => `a version that was told is there: ${version}`),
    ...stale.map(({ id }) => `the limits of the newest version are live: ${id}`),
  ]
}
