import pg from 'pg'
import { differenceText } from '#domain/difference-text.ts'
import { readDifferences } from '#server/features/reconciliation/read-differences.ts'
import { COMMON } from '#server/features/reconciliation/rules.queries.ts'
import { asOwner } from '#test/support/owner.ts'
import { AUDIT_RULES } from './audit-rules.ts'

/** A registration that somebody was told of. */
interface Said {
  readonly key: string
  readonly number: string
}

/**
 * Everything that is wrong in a database at rest, each as 'rule: what breaks it'; empty when it is sound.
 * @param url of the superuser, who sees the rows of all accounts
 * @param told when everybody has had an answer: the registrations of which somebody was told
 */
export async function audit(url: string, told?: readonly Said[]): Promise<string[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const faults = await findFaults(client)
    return told ? [...faults, ...(await compare(client, told))] : faults
  } finally {
    await client.end()
  }
}

/**
 * What breaks the rules, seen through a connection of the superuser, within its transaction.
 * @param account whose rows alone are looked at; of all accounts, unless told otherwise
 */
export async function findFaults(client: pg.ClientBase, account?: string): Promise<string[]> {
  const rules = Object.entries(AUDIT_RULES).map(
    ([name, rule]) => `SELECT ${pg.escapeLiteral(name)} AS name, row_to_json(d) AS found, e.slug AS event
      FROM (${rule}) d LEFT JOIN event e ON e.event_id = d.event_id`,
  )
  const { rows } = await client.query<{ name: string; found: unknown; event: string | null }>(
    `WITH ${await whatIsSeen(client, account)} ${rules.join(' UNION ALL ')}`,
  )
  return rows.flatMap(({ name, ...row }) =>
    readDifferences(name, [row]).map((found) => `${name}: ${differenceText(found)}`),
  )
}

/** What rules join beside the tables, and, narrowed to an account, what they see as the tables. */
async function whatIsSeen(client: pg.ClientBase, account: string | undefined): Promise<string> {
  if (account === undefined)
    return `gateway_transaction AS (TABLE test_gateway.transaction), gateway_refund AS (TABLE test_gateway.refund), ${COMMON}`
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('%I', table_name) AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'account_id'`,
  )
  const narrowed = rows.map(
    ({ name }) => `${name} AS (SELECT * FROM public.${name} WHERE account_id = ${pg.escapeLiteral(account)})`,
  )
  const atTheGateway = [
    'gateway_transaction AS (SELECT * FROM test_gateway.transaction WHERE reference IN (SELECT payment_id FROM payment))',
    'gateway_refund AS (SELECT * FROM test_gateway.refund WHERE reference IN (SELECT refund_id FROM refund))',
  ]
  return [...narrowed, ...atTheGateway, COMMON].join(', ')
}

/** What was said and what is there, against each other. */
async function compare(client: pg.Client, told: readonly Said[]): Promise<string[]> {
  const { rows } = await client.query('SELECT idempotency_key AS key, number FROM registration')
  const there = new Set(rows.map(({ key, number }) => `${key} ${number}`))
  const said = new Set(told.map(({ key, number }) => `${key} ${number}`))
  return [
    ...[...said].filter((each) => !there.has(each)).map((each) => `what was told is there: ${each}`),
    ...[...there].filter((each) => !said.has(each)).map((each) => `what is there was told: ${each}`),
  ]
}

/** The places of each pool, as the counter, the claims and the heads say. */
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
