import pg from 'pg'
import { differenceText } from '#domain/audit/difference-text.ts'
import { readDifferences } from '#server/features/reconciliation/read-differences.ts'
import { COMMON } from '#server/features/reconciliation/rules.queries.ts'
import { asOwner } from '#test/support/owner.ts'
import { AUDIT_RULES } from './audit-rules.ts'

/** A registration that was acknowledged by an answer. */
interface Acknowledged {
  readonly key: string
  readonly number: string
}

/**
 * Everything that is wrong in a database where nothing is under way, each as 'rule: what breaks it'; empty when it is
 * sound.
 * @param url of the superuser, who sees the rows of all accounts
 * @param known the acknowledged registrations, once every request has had an answer
 */
export async function audit(url: string, known?: readonly Acknowledged[]): Promise<string[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const faults = await findFaults(client)
    return known ? [...faults, ...(await compare(client, known))] : faults
  } finally {
    await client.end()
  }
}

/** The product asks for the account that it has entered; the superuser has entered none. */
const OF_ALL_ACCOUNTS = 'jobs.queued_expiries_of_all()'

/**
 * What breaks the rules, seen through a connection of the superuser, within its transaction.
 * @param account limits the audit to its rows; all accounts by default
 */
export async function findFaults(client: pg.ClientBase, account?: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string; found: unknown; event: string | null }>(
    account === undefined ? questionOf(EVERYTHING) : await questionOfAccount(client, account),
  )
  return rows.flatMap(({ name, ...row }) =>
    readDifferences(name, [row]).map((found) => `${name}: ${differenceText(found)}`),
  )
}

/** All rules as one query. @param seen what they join besides the tables */
function questionOf(seen: readonly string[]): string {
  const rules = Object.entries(AUDIT_RULES).map(
    ([name, rule]) => `SELECT ${pg.escapeLiteral(name)} AS name, row_to_json(d) AS found, e.slug AS event
      FROM (${rule.replace('jobs.queued_expiries()', OF_ALL_ACCOUNTS)}) d LEFT JOIN event e ON e.event_id = d.event_id`,
  )
  return `WITH ${[...seen, COMMON].join(', ')} ${rules.join(' UNION ALL ')}`
}

const EVERYTHING = [
  'gateway_transaction AS (TABLE test_gateway.transaction)',
  'gateway_refund AS (TABLE test_gateway.refund)',
]

/** Of the rows of one account, by connection: planning it takes longer than ten answers, and a connection does it once. */
const questions = new WeakMap<pg.ClientBase, string>()

async function questionOfAccount(client: pg.ClientBase, account: string): Promise<pg.QueryConfig> {
  const text = questions.get(client) ?? questionOf(await rowsOfAccount(client))
  questions.set(client, text)
  return { name: 'audit of an account', text, values: [account] }
}

/** The rows that rules see of one account, the first parameter, instead of whole tables. */
async function rowsOfAccount(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('%I', table_name) AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'account_id'`,
  )
  return [
    ...rows.map(({ name }) => `${name} AS (SELECT * FROM public.${name} WHERE account_id = $1)`),
    'gateway_transaction AS (SELECT * FROM test_gateway.transaction WHERE reference IN (SELECT payment_id FROM payment))',
    'gateway_refund AS (SELECT * FROM test_gateway.refund WHERE reference IN (SELECT refund_id FROM refund))',
  ]
}

/** Compares acknowledged registrations with stored ones. */
async function compare(client: pg.Client, known: readonly Acknowledged[]): Promise<string[]> {
  const { rows } = await client.query('SELECT idempotency_key AS key, number FROM registration')
  const stored = new Set(rows.map(({ key, number }) => `${key} ${number}`))
  const acknowledged = new Set(known.map(({ key, number }) => `${key} ${number}`))
  return [
    ...[...acknowledged]
      .filter((each) => !stored.has(each))
      .map((each) => `an acknowledged registration exists: ${each}`),
    ...[...stored]
      .filter((each) => !acknowledged.has(each))
      .map((each) => `a stored registration was acknowledged: ${each}`),
  ]
}

/** The places of each pool, by its counter, by its claims and by the participants. */
export interface Places {
  readonly pool: string
  readonly capacity: number | null
  readonly taken: number
  readonly claimed: number
  readonly people: number
}

/** Counts places three ways, by pool. @param url of the superuser */
export function countPlaces(url: string): Promise<Places[]> {
  return asOwner<Places>(
    url,
    `SELECT p.pool_key AS pool, p.capacity, p.taken, coalesce(sum(c.units), 0)::int AS claimed,
            coalesce(sum((SELECT count(*) FROM participant x WHERE x.account_id = c.account_id
                             AND x.registration_id = c.holder_id AND x.left_at IS NULL)), 0)::int AS people
       FROM capacity_pool p LEFT JOIN capacity_claim c USING (account_id, event_id, pool_key)
      GROUP BY p.account_id, p.event_id, p.pool_key ORDER BY p.pool_key`,
  )
}

/** Mails that are still on their way, and what keeps them. @param url of the superuser */
export function listUnsent(url: string): Promise<object[]> {
  return asOwner(url, `SELECT kind, state, attempts FROM message WHERE state <> 'sent'`)
}
