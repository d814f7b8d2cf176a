import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { listRows as contract } from '#contract/lists.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getMoney } from '#server/features/payments/overview/get-money.ts'
import { listBalances } from '#server/features/payments/overview/list-balances.ts'
import { listMoneyDoubts } from '#server/features/payments/overview/list-money-doubts.ts'
import { listPayments } from '#server/features/payments/overview/list-payments.ts'
import { sumPayments } from '#server/features/payments/overview/sum-payments.ts'
import { listRefunds } from '#server/features/payments/refunds/list-refunds.ts'
import { countRows } from '#server/features/registrations/lists/count-rows.ts'
import { listRows } from '#server/features/registrations/lists/list-rows.ts'
import { refreshLists } from '#server/features/registrations/lists/refresh-lists.ts'
import { getReport } from '#server/features/registrations/reports/get-report.ts'
import { getSettlement } from '#server/features/registrations/reports/get-settlement.ts'
import { listReports } from '#server/features/registrations/reports/list-reports.ts'
import { CONSENT } from '#test/support/documents.ts'
import { kielceDefinition } from '#test/support/kielce.ts'
import { askConsents } from '#test/support/many-documents.ts'
import { fillEvent } from '#test/support/many-people.ts'
import { moveMoney, packRefunds } from '#test/support/move-money.ts'
import { asOwner } from '#test/support/owner.ts'
import { seedAccount, seedEvent } from '#test/support/seed.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { asTenant } from '#test/support/tenant-ctx.ts'

/** Every statement by which a list is read, on 20,000 people of one account among those of others, goes along an index. */

const PEOPLE = 20_000
const OTHERS = 4_000
const MOST_SORTED = 1_000
/** Small tables, of which a whole read is the shortest way. */
const SMALL = ['event', 'event_version', 'account', 'list_refresh', 'money_sum', 'payment_sum']

let site: TestSite
beforeAll(async () => {
  site = await startTestSite({ definition: await withConsents() })
  const { databaseUrl } = site.server
  await fillEvent(databaseUrl, site, PEOPLE)
  await askConsents(databaseUrl, site.account)
  for (const subdomain of ['inne', 'obce']) {
    const { account } = await seedAccount(databaseUrl, { subdomain })
    const event = await seedEvent(databaseUrl, account, {
      slug: 'rajd',
      definition: await kielceDefinition(),
    })
    await fillEvent(databaseUrl, { account, event }, OTHERS)
    await asTenant({ ...site, account }, refreshAll)
  }
  await moveMoney(databaseUrl)
  await packRefunds(databaseUrl)
  await asTenant(site, refreshAll)
  await asOwner(databaseUrl, 'ANALYZE')
}, 300_000)
afterAll(() => site[Symbol.asyncDispose]())

/** Children are asked for a consent that the office checks. */
async function withConsents() {
  const asked = { ...CONSENT, when: { fact: 'type', is: 'primary-child' } }
  return { ...(await kielceDefinition()), questions: [asked] }
}

async function refreshAll(ctx: TenantCtx): Promise<void> {
  while (!(await ctx.db.tenant(ctx.account, (tx) => refreshLists(tx, ctx))));
}

type Query = Partial<z.output<typeof contract.query>>
const asked = (query: Query) => ({
  ...{ accountId: site.account, eventId: site.event, list: 'people' as const, role: 'owner' as const },
  ...contractDefaults(query),
})
const contractDefaults = (query: Query) => ({
  ...{ sort: 'name' as const, order: 'up' as const, columns: 'group,age,paid,ticket' },
  ...query,
})

interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** What is read for a list; the worker of the server asks other things meanwhile. */
const OF_LISTS =
  /^\s*(?:select|with)\b[\s\S]*(?:list_row|money_row|payment_row|money_sum|payment_sum|find_listed|report_figure|"document_decision"|"registration_revision"|"file"|"refund"|"registration"|"participant"|"ledger_entry")/i

/** The statements that are run meanwhile. */
async function statementsOf(work: (ctx: TenantCtx) => Promise<unknown>): Promise<Statement[]> {
  const seen: Statement[] = []
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await asTenant(site, work)
    for (const [first, second] of spy.mock.calls as unknown[][]) {
      const text =
        typeof first === 'string' ? first : z.object({ text: z.string() }).safeParse(first).data?.text
      const values = z.array(z.unknown()).safeParse(second).data ?? []
      if (text !== undefined && OF_LISTS.test(text)) seen.push({ text, values })
    }
  } finally {
    spy.mockRestore()
  }
  return seen
}

interface Node {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string | undefined
  readonly 'Actual Rows': number
  readonly Plans?: readonly Node[] | undefined
}
const node: z.ZodType<Node> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    'Actual Rows': z.number(),
    Plans: z.array(node).optional(),
  }),
)
const plans = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: node })) }))

/** Scans of whole tables and long sorts of a plan. */
function faultsOf(plan: Node): string[] {
  const below = plan.Plans ?? []
  const table = plan['Relation Name'] ?? ''
  const rows = Math.max(0, ...below.map((each) => each['Actual Rows']))
  return [
    ...(plan['Node Type'] === 'Seq Scan' && !SMALL.includes(table) ? [`reads all of ${table}`] : []),
    ...(/Sort/.test(plan['Node Type']) && rows > MOST_SORTED ? [`sorts ${rows} rows`] : []),
    ...below.flatMap(faultsOf),
  ]
}

/** The plan as the role gets it, with the rule of the account. */
async function explained({ text, values }: Statement, role: string, settings = ''): Promise<Node> {
  const client = new pg.Client(site.server.databaseUrl)
  await client.connect()
  try {
    await client.query(`BEGIN; ${settings}; SET LOCAL ROLE ${role}`)
    await client.query("SELECT set_config('app.account_id', $1, true)", [site.account])
    const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, [...values])
    const [found] = plans.parse(rows)
    const plan = found?.['QUERY PLAN'][0]?.Plan
    if (plan === undefined) throw new Error('There is no plan.')
    return plan
  } finally {
    await client.end()
  }
}

/** The statement inside `find_listed` with the values of a call, and the settings of the function. */
async function insideOf({ text, values }: Statement): Promise<Node | null> {
  if (!text.includes('find_listed')) return null
  const [source] = await asOwner<{ body: string; config: string[] }>(
    site.server.databaseUrl,
    "SELECT prosrc AS body, proconfig AS config FROM pg_proc WHERE proname = 'find_listed'",
  )
  const body = /RETURN QUERY (SELECT[\s\S]*?);/.exec(source?.body ?? '')?.[1] ?? ''
  const names = ['in_event', 'in_list', 'wanted', 'born_from', 'born_to', 'at_most']
  const quoted = names.map((_, at) => `'${String(values[at]).replaceAll("'", "''")}'`)
  const types = ['uuid', 'text', 'text', 'date', 'date', 'integer']
  const filled = names.reduce(
    (query, name, at) => query.replace(new RegExp(`\\b${name}\\b`, 'g'), () => `${quoted[at]}::${types[at]}`),
    body,
  )
  const settings = (source?.config ?? [])
    .filter((each) => each.startsWith('enable'))
    .map((each) => `SET LOCAL ${each}`)
  return explained({ text: filled, values: [] }, 'zapisano_cross_tenant', settings.join('; '))
}

const QUERIES: readonly (readonly [string, Query])[] = [
  ['by name', {}],
  ['from its end', { order: 'down' }],
  ['newest first', { sort: 'time', order: 'down' }],
  ['by age', { sort: 'age' }],
  ['what most match', { conditions: 'group:wislica,state:confirmed' }],
  ['what few match', { conditions: 'group:mnichow' }],
  ['what few match, newest first', { conditions: 'group:mnichow', sort: 'time', order: 'down' }],
  ['what nobody matches', { conditions: 'group:kielce,paid:overpaid' }],
  ['an age', { conditions: 'age:0-15' }],
  ['a rare age', { conditions: 'age:14-14' }],
  ['an age and a mark', { conditions: 'age:14-14,ticket:used' }],
  ['the beginning of a name', { search: 'wis' }],
  ['two words', { search: 'zur łuc' }],
  ['nobody', { search: 'xyz' }],
  ['a surname with a mark', { search: 'żur' }],
  ['a surname from the end', { search: 'zie', order: 'down' }],
  ['a surname and a mark', { search: 'wis', conditions: 'group:kielce' }],
  ['a surname, newest first', { search: 'wis', sort: 'time', order: 'down' }],
  ['a day in its order', { conditions: 'day:2026-01-05', sort: 'time' }],
  ['an age in its order', { conditions: 'age:14-20', sort: 'age' }],
  ['a state', { conditions: 'state:confirmed' }],
  ['a number', { search: 'ZG-1003E8' }],
  ['a number in two words', { search: 'zg 1003e8' }],
  ['a document that many lack', { conditions: 'document.consent:missing', columns: 'document.consent' }],
  ['a document that few lack', { conditions: 'document.consent:rejected', columns: 'document.consent' }],
  ['a document and a surname', { conditions: 'document.consent:missing|rejected', search: 'wis' }],
  ['an address', { search: 'osoba77@' }],
  ['the end of a phone', { search: '7919' }],
]

test.each(QUERIES)('%s: no table is read whole, and no more than 1,000 rows are sorted', async (_, query) => {
  const statements = await statementsOf(async (ctx) => {
    const first = await listRows(ctx, asked(query))
    if (first.next !== null) await listRows(ctx, { ...asked(query), after: first.next })
    await countRows(ctx, asked(query))
  })
  expect(statements.length).toBeGreaterThan(3)
  for (const statement of statements) {
    const whole = await explained(statement, 'zapisano_app')
    const inside = await insideOf(statement)
    const faults = [...faultsOf(whole), ...(inside === null ? [] : faultsOf(inside))]
    expect([statement.text, faults]).toEqual([statement.text, []])
  }
})

const MONEY: readonly (readonly [
  string,
  (ctx: TenantCtx, after?: string) => Promise<{ next: string | null }>,
])[] = [
  ['payments', (ctx, after) => listPayments(ctx, { ...ofEvent(), after })],
  ['payments of a way', (ctx, after) => listPayments(ctx, { ...ofEvent(), way: 'cash', after })],
  ['payments of a state', (ctx, after) => listPayments(ctx, { ...ofEvent(), state: 'booked', after })],
  ['both', (ctx, after) => listPayments(ctx, { ...ofEvent(), way: 'cash', state: 'booked', after })],
  ['payments of a day', (ctx, after) => listPayments(ctx, { ...ofEvent(), day: '2026-02-03', after })],
  ['arrears', (ctx, after) => listBalances(ctx, { ...ofEvent(), which: 'overdue', after })],
  ['surpluses', (ctx, after) => listBalances(ctx, { ...ofEvent(), which: 'surplus', after })],
  ['doubts', (ctx, after) => listMoneyDoubts(ctx, { ...ofEvent(), after })],
  ['refunds', (ctx, after) => listRefunds(ctx, { ...ofEvent(), after, withAccounts: false })],
  [
    'refunds in a state',
    (ctx, after) => listRefunds(ctx, { ...ofEvent(), state: 'needs_account', after, withAccounts: false }),
  ],
]
const ofEvent = () => ({ accountId: site.account, eventId: site.event })

test.each(MONEY)(
  'money, %s: no table is read whole, and no more than 1,000 rows are sorted',
  async (_, read) => {
    const statements = await statementsOf(async (ctx) => {
      const { next } = await read(ctx)
      if (next !== null) await read(ctx, next)
      await getMoney(ctx, site.event)
      await sumPayments(ctx, ofEvent())
    })
    expect(statements.length).toBeGreaterThan(4)
    for (const statement of statements)
      expect([statement.text, faultsOf(await explained(statement, 'zapisano_app'))]).toEqual([
        statement.text,
        [],
      ])
  },
)

const ofRole = () => ({ ...ofEvent(), role: 'owner' as const })
const REPORTED: readonly (readonly [string, (ctx: TenantCtx) => Promise<unknown>])[] = [
  ['the index', (ctx) => listReports(ctx, ofRole())],
  ['the settlement', (ctx) => getSettlement(ctx, ofRole())],
  ...['day', 'group', 'age', 'extra.coach', 'state'].map(
    (report) => [report, (ctx: TenantCtx) => getReport(ctx, { ...ofRole(), report })] as const,
  ),
]

test.each(REPORTED)(
  'report %s: no table is read whole, and no more than 1,000 rows are sorted',
  async (_, ask) => {
    const statements = await statementsOf(ask)
    expect(statements.length).toBeGreaterThan(0)
    for (const statement of statements) {
      const faults = faultsOf(await explained(statement, 'zapisano_app'))
      expect([statement.text, faults]).toEqual([statement.text, []])
    }
  },
)

test('each account finds its own, however similar the others are', async () => {
  const found = (query: Query) => asTenant(site, (ctx) => countRows(ctx, asked(query)))
  expect(await found({ conditions: '' })).toEqual({ count: PEOPLE, more: false })
  expect(await found({ conditions: 'group:mnichow' })).toEqual({ count: PEOPLE / 500, more: false })
  // Four people of one registration; the others have one with this number, too.
  expect(await found({ search: 'osoba77@' })).toEqual({ count: 4, more: false })
})

test('every row is on one page: the pages of a list are the whole list', async () => {
  const seen = new Set<string>()
  const query = { conditions: 'group:kielce,paid:paid', sort: 'age' as const }
  await asTenant(site, async (ctx) => {
    let after: string | undefined
    do {
      const page = await listRows(ctx, { ...asked(query), ...(after !== undefined && { after }) })
      for (const { id } of page.rows) {
        expect(seen.has(id)).toBe(false)
        seen.add(id)
      }
      after = page.next ?? undefined
    } while (after !== undefined)
    expect(seen.size).toBe((await countRows(ctx, asked(query))).count)
  })
  expect(seen.size).toBeGreaterThan(2_000)
})
