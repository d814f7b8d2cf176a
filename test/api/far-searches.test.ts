import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { countRows } from '#server/features/registrations/lists/count-rows.ts'
import { findPage, findPart } from '#server/features/registrations/lists/find-page.ts'
import type { Place, Wanted } from '#server/features/registrations/lists/listed.queries.ts'
import { readWanted } from '#server/features/registrations/lists/read-wanted.ts'
import { refreshLists } from '#server/features/registrations/lists/refresh-lists.ts'
import { fillEvent } from '#test/support/many-people.ts'
import { asOwner } from '#test/support/owner.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { asTenant } from '#test/support/tenant-ctx.ts'

/**
 * Searches that more match than are sorted, far from the beginning of the order: the list of 2,000 people with each row
 * thirty times.
 */

const PEOPLE = 2_000
const TIMES = 30

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
  const { databaseUrl } = site.server
  await fillEvent(databaseUrl, site, PEOPLE)
  await asTenant(site, async (ctx) => {
    while (!(await ctx.db.tenant(ctx.account, (tx) => refreshLists(tx, ctx))));
  })
  await asOwner(
    databaseUrl,
    `INSERT INTO list_row (account_id, event_id, list, row_id, registration_id, name_key, created_at, born, marks)
     SELECT account_id, event_id, list, gen_random_uuid(), registration_id, name_key, created_at, born, marks
       FROM list_row, generate_series(2, $1::integer) WHERE list = 'people'`,
    [TIMES],
  )
  await asOwner(databaseUrl, 'VACUUM ANALYZE list_row')
}, 120_000)
afterAll(() => site[Symbol.asyncDispose]())

type Query = Parameters<typeof readWanted>[1]

async function wantedOf(ctx: TenantCtx, query: Query): Promise<Wanted> {
  const { definition } = await ctx.db.tenant(ctx.account, (tx) => getPublishedEvent(tx, ctx, site.event))
  const asked = { list: 'people', eventId: site.event, role: 'owner', definition, now: ctx.now } as const
  return readWanted(asked, query)
}

/** Ids of all that match, in the order, found by reading the whole list. */
async function allOf({ marks, born, sort, order }: Wanted): Promise<string[]> {
  const column = { name: 'name_key', time: 'created_at', age: 'born' }[sort]
  const direction = (sort === 'age') === (order === 'up') ? 'DESC' : 'ASC'
  const rows = await asOwner<{ id: string }>(
    site.server.databaseUrl,
    `SELECT row_id AS id FROM list_row WHERE list = 'people' AND ($1::text IS NULL OR marks @@ $1::tsquery)
        AND born BETWEEN coalesce($2, '-infinity')::date AND coalesce($3, 'infinity')::date
      ORDER BY ${column} ${direction}, row_id ${direction}`,
    [marks, born?.from ?? null, born?.to ?? null],
  )
  return rows.map(({ id }) => id)
}

const today = () => Temporal.Now.zonedDateTimeISO('Europe/Warsaw').toPlainDate().toString()
const QUERIES: readonly (readonly [string, () => Query])[] = [
  ['a frequent surname', () => ({ search: 'wis' })],
  ['one with a mark', () => ({ search: 'ŻUR' })],
  ['the same backwards', () => ({ search: 'zur', order: 'down' })],
  ['one letter', () => ({ search: 'w' })],
  ['a surname and a first name', () => ({ search: 'zur lucja' })],
  ['a first name and a surname', () => ({ search: 'pawel wozniaewski' })],
  ['two surnames', () => ({ search: 'wis kowal' })],
  ['a surname among others who are first names', () => ({ search: 'jan' })],
  ['a surname and a condition', () => ({ search: 'wis', conditions: 'group:kielce' })],
  ['a surname, newest first', () => ({ search: 'wis', sort: 'time', order: 'down' })],
  ['a day, oldest first', () => ({ conditions: `day:${today()}`, sort: 'time' })],
  ['an age, by age', () => ({ conditions: 'age:30-40', sort: 'age' })],
  ['an age, oldest first', () => ({ conditions: 'age:30-40', sort: 'age', order: 'down' })],
  ['an age, by name', () => ({ conditions: 'age:30-40' })],
  [
    'an age and a mark, newest first',
    () => ({ conditions: 'age:30-31,ticket:used', sort: 'time', order: 'down' }),
  ],
  ['a number', () => ({ search: 'ZG-100010' })],
  ['the same number in two words', () => ({ search: 'zg 100010' })],
]

test.each(QUERIES)('%s: the pages are what reading the whole list finds, in its order', async (_, query) => {
  await asTenant(site, async (ctx) => {
    const wanted = await wantedOf(ctx, query())
    const all = await allOf(wanted)
    const pages: string[] = []
    let after: Place | null = null
    while (pages.length < 3_000) {
      const page: { readonly after: Place | null; readonly limit: number } = { after, limit: 700 }
      const found = await ctx.db.tenant(ctx.account, (tx) => findPage(tx, wanted, page))
      pages.push(...found.map(({ id }) => id))
      after = found.at(-1) ?? null
      if (found.length < 700) break
    }
    expect(all.length).toBeGreaterThan(query().search === 'wis kowal' ? -1 : 0)
    expect(pages).toEqual(all.slice(0, pages.length))
    if (pages.length < 3_000) expect(pages).toHaveLength(all.length)
  })
})

const plans = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: z.unknown() })) }))

/** Rows of the list that a plan looks at. */
function lookedAt(plan: unknown): number {
  const node = z
    .object({
      ...{ 'Relation Name': z.string().optional(), 'Actual Rows': z.number(), 'Actual Loops': z.number() },
      ...{ 'Rows Removed by Filter': z.number().default(0), Plans: z.array(z.unknown()).default([]) },
    })
    .parse(plan)
  const own = (node['Actual Rows'] + node['Rows Removed by Filter']) * node['Actual Loops']
  return (
    (node['Relation Name'] === 'list_row' ? own : 0) +
    node.Plans.reduce<number>((sum, each) => sum + lookedAt(each), 0)
  )
}

/** How many rows of the list the statements of this work look at, those of the index of marks by what they return. */
async function rowsLookedAt(work: (ctx: TenantCtx) => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  let calls: unknown[][]
  try {
    await asTenant(site, work)
    calls = spy.mock.calls.map((call) => [...call])
  } finally {
    spy.mockRestore()
  }
  let rows = 0
  for (const [first, values] of calls) {
    const text =
      typeof first === 'string' ? first : z.object({ text: z.string() }).safeParse(first).data?.text
    if (text === undefined || !/list_row|find_listed/.test(text) || !/^\s*(?:select|with)/i.test(text))
      continue
    rows += await explained(text, z.array(z.unknown()).parse(values))
  }
  return rows
}

async function explained(text: string, values: readonly unknown[]): Promise<number> {
  const client = new pg.Client(site.server.databaseUrl)
  await client.connect()
  try {
    await client.query('BEGIN; SET LOCAL ROLE zapisano_app')
    await client.query("SELECT set_config('app.account_id', $1, true)", [site.account])
    const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, [...values])
    return lookedAt(plans.parse(rows)[0]?.['QUERY PLAN'][0]?.Plan)
  } finally {
    await client.end()
  }
}

const MOST_LOOKED_AT = 10_000
const BOUNDED = [
  ...['a frequent surname', 'one with a mark', 'the same backwards', 'a surname and a first name'],
  ...['a surname and a condition', 'a day, oldest first', 'an age, by age', 'a number'],
]

test.each(QUERIES.filter(([name]) => BOUNDED.includes(name)))(
  '%s: the first page looks at a part of the list',
  async (_, query) => {
    const looked = await rowsLookedAt(async (ctx) => {
      const wanted = await wantedOf(ctx, query())
      await ctx.db.tenant(ctx.account, (tx) => findPart(tx, wanted, { after: null, limit: 51 }))
    })
    expect(looked).toBeGreaterThan(0)
    expect(looked).toBeLessThan(MOST_LOOKED_AT)
  },
)

test('what is nowhere near ends after so many rows, and goes on from there', async () => {
  await asTenant(site, async (ctx) => {
    const wanted = await wantedOf(ctx, { conditions: 'state:cancelled', sort: 'time' })
    await asOwner(
      site.server.databaseUrl,
      "UPDATE list_row SET created_at = created_at + interval '1 year' WHERE list = 'people' AND marks @@ $1::tsquery",
      [wanted.marks],
    )
    const first = await ctx.db.tenant(ctx.account, (tx) => findPart(tx, wanted, { after: null, limit: 51 }))
    expect(first.found).toEqual([])
    const next = await ctx.db.tenant(ctx.account, (tx) =>
      findPart(tx, wanted, { after: first.end, limit: 51 }),
    )
    expect(next.end).toBeNull()
    expect(next.found.map(({ id }) => id)).toEqual((await allOf(wanted)).slice(0, 51))
  })
})

const count = (query: { readonly search?: string; readonly conditions?: string }) =>
  asTenant(site, (ctx) =>
    countRows(ctx, {
      ...{ accountId: site.account, eventId: site.event, list: 'people', role: 'owner' },
      ...query,
    }),
  )

test('all, and those in a state, are counted by the reports; of others more than 10,000 are not counted', async () => {
  expect(await count({})).toEqual({ count: PEOPLE, more: false })
  expect(await count({ conditions: 'state:cancelled|confirmed' })).toEqual({
    count: PEOPLE * 0.8,
    more: false,
  })
  expect(await count({ conditions: 'group:wislica' })).toEqual({ count: 10_000, more: true })
  expect(await count({ search: 'wis' })).toEqual({ count: (PEOPLE * TIMES) / 10, more: false })
  expect(await count({ search: 'ZG-100010' })).toEqual({ count: 4 * TIMES, more: false })
})

test('of a list that the reports count above 100,000, more than 2,000 are not counted, wherever they stand', async () => {
  await using _ = await countedAs(100_001)
  expect(await count({})).toEqual({ count: 100_001, more: false })
  // At the beginning of the order, at the end of it, and spread over it.
  for (const query of [{ search: 'dab' }, { search: 'zur' }, { conditions: 'group:kielce' }])
    expect(await count(query), JSON.stringify(query)).toEqual({ count: 2_000, more: true })
  for (const query of [
    { search: 'ZG-100010' },
    { search: 'zur lucja' },
    { search: 'pawel wozniaewski' },
    { search: 'zur', conditions: 'group:mnichow' },
  ])
    expect(await count(query), JSON.stringify(query)).toEqual({ count: await countAll(query), more: false })
})

async function countAll(query: Query): Promise<number> {
  return (await allOf(await asTenant(site, (ctx) => wantedOf(ctx, query)))).length
}

/** As if the reports had counted so many confirmed people; until it is disposed of. */
async function countedAs(people: number): Promise<AsyncDisposable> {
  const set = (value: string) =>
    asOwner(
      site.server.databaseUrl,
      `UPDATE report_figure SET people = ${value}
        WHERE event_id = $1 AND report = 'state' AND key = 'confirmed'`,
      [site.event],
    )
  await set(`people + ${people - PEOPLE}`)
  return { [Symbol.asyncDispose]: () => set(`people - ${people - PEOPLE}`).then(() => undefined) }
}
