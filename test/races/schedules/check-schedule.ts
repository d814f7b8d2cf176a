import { findFaults } from '../audit.ts'
import type { KnownRegistration, ScheduleContext } from './context.ts'

/** A registration as it is stored in the end. */
interface There {
  readonly key: string
  readonly number: string
  readonly state: string
  readonly actions: readonly string[]
}

/** Everything that is wrong once nothing is under way, each as 'rule: what breaks it'; empty for a clean schedule. */
export async function checkSchedule(context: ScheduleContext): Promise<string[]> {
  const { cluster, account } = context
  const seen = await cluster.query<{ what: string }>('SELECT what FROM races.seen WHERE account_id = $1', [
    account,
  ])
  const there = await cluster.query<There>(
    `SELECT idempotency_key AS key, number, state,
            ARRAY(SELECT action FROM audit_entry a WHERE a.account_id = r.account_id
                     AND a.registration_id = r.registration_id ORDER BY audit_entry_id) AS actions
       FROM registration r WHERE account_id = $1`,
    [account],
  )
  for (const action of there.flatMap(({ actions }) => actions)) context.count(action)
  const parties = await cluster.query<{ state: string }>(
    'SELECT state FROM waiting_entry WHERE account_id = $1',
    [account],
  )
  for (const { state } of parties) context.count(`party ${state}`)
  return [
    ...context.faults,
    ...seen.map(({ what }) => what),
    ...(await auditOf(context)),
    ...compare(context.registrations, there),
    ...there.flatMap((row) => againstPayments(row, context.registrations)),
    ...there.flatMap((row) => againstCancellations(row, context.registrations)),
    ...(await againstVersions(context)),
  ]
}

async function auditOf({ cluster, account }: ScheduleContext): Promise<string[]> {
  return cluster.connected((client) => findFaults(client, account))
}

/** Every request has had a definite answer, so acknowledged and stored registrations agree, one for each key. */
function compare(known: readonly KnownRegistration[], there: readonly There[]): string[] {
  const name = ({ key, number }: { readonly key: string; readonly number: string }) => `${key} ${number}`
  const acknowledged = new Set(known.map(name))
  const stored = new Set(there.map(name))
  const keys = Map.groupBy(known, ({ key }) => key)
  return [
    ...[...acknowledged]
      .filter((each) => !stored.has(each))
      .map((each) => `an acknowledged registration exists: ${each}`),
    ...[...stored]
      .filter((each) => !acknowledged.has(each))
      .map((each) => `a stored registration was acknowledged: ${each}`),
    ...[...keys].filter(([, same]) => same.length > 1).map(([key]) => `a key has one answer: ${key}`),
  ]
}

/**
 * Money that the gateway had before the time to pay was over wins, whenever its notice arrives. If a change made the
 * registration dearer meanwhile, only a part is paid: a trigger checks at that moment that a sufficient payment does
 * not expire.
 */
function againstPayments({ number, actions }: There, known: readonly KnownRegistration[]): string[] {
  const registration = known.find((each) => each.number === number)
  const wasInTime =
    registration &&
    registration.paidAt !== null &&
    (registration.overAt === null || registration.paidAt < registration.overAt)
  const hasExpired = actions.includes('registration.expired') && !actions.includes('registration.changed')
  return wasInTime && hasExpired ? [`expiry never beats a payment: ${number}: ${actions.join(', ')}`] : []
}

/** An acknowledged cancellation is stored. */
const againstCancellations = ({ number, state }: There, known: readonly KnownRegistration[]): string[] =>
  state !== 'cancelled' && known.some((each) => each.number === number && each.isCancelled)
    ? [`what was called off stays so: ${number} is ${state}`]
    : []

/** Versions are numbered without gaps, the acknowledged ones exist, and the newest one's limits are live. */
async function againstVersions({ cluster, account, published }: ScheduleContext): Promise<string[]> {
  const rows = await cluster.query<{
    version: number
    definition: { pools: { id: string; capacity: number }[] }
  }>('SELECT version, definition FROM event_version WHERE account_id = $1 ORDER BY version', [account])
  const pools = await cluster.query<{ pool: string; capacity: number }>(
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
    ...lost.map((version) => `an acknowledged version exists: ${version}`),
    ...stale.map(({ id }) => `the limits of the newest version are live: ${id}`),
  ]
}
