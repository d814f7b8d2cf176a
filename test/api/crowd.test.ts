import { afterAll, beforeAll, expect, test } from 'vitest'
import { refreshWholeLists } from '#server/features/registrations/lists/refresh-whole-lists.ts'
import { kielceDefinition } from '#test/support/kielce.ts'
import { fillEvent } from '#test/support/many-people.ts'
import { moveMoney } from '#test/support/move-money.ts'
import { asOwner } from '#test/support/owner.ts'
import { seedAccount, seedEvent } from '#test/support/seed.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { asTenant } from '#test/support/tenant-ctx.ts'
import { fillCrowd, makeRowsOf } from '../../tools/bench/crowd.ts'

/** What benches measure is what the product would have made. */

const PEOPLE = 400
const DERIVED = ['list_row', 'money_row', 'payment_row', 'report_share', 'report_figure']
const SUMS = ['money_sum', 'payment_sum']
const goesOn = new AbortController().signal

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
}, 60_000)
afterAll(() => site[Symbol.asyncDispose]())

/** All rows of a table, in one order whatever wrote them. Sums that are nothing are no rows of a report. */
const rowsOf = (table: string) =>
  asOwner(
    site.server.databaseUrl,
    `SELECT to_jsonb(t) AS row FROM ${table} t
      WHERE to_jsonb(t) ->> 'registrations' IS DISTINCT FROM '0' OR to_jsonb(t) ->> 'people' <> '0' OR to_jsonb(t) ->> 'pieces' <> '0' OR to_jsonb(t) ->> 'amount' <> '0'
      ORDER BY to_jsonb(t)::text COLLATE "C"`,
  )

/** The sums of a table that are something, in one order. */
const sumsOf = (table: string) =>
  asOwner(
    site.server.databaseUrl,
    `SELECT to_jsonb(t) AS row FROM ${table} t
      WHERE EXISTS (SELECT FROM jsonb_each_text(to_jsonb(t)) AS e WHERE e.key IN ('owed', 'payments') AND e.value <> '0')
      ORDER BY to_jsonb(t)::text COLLATE "C"`,
  )

test('rows that several processes have made at once are those that a reader makes, one by one', async () => {
  const { databaseUrl } = site.server
  await fillEvent(databaseUrl, site, PEOPLE)
  await moveMoney(databaseUrl)
  await asTenant(site, refreshWholeLists)
  const made = await Promise.all(DERIVED.map(rowsOf))
  for (const rows of made) expect(rows.length).toBeGreaterThan(50)
  const sums = await Promise.all(SUMS.map(sumsOf))
  for (const rows of sums) expect(rows.length).toBeGreaterThan(0)
  const indexes = await indexNames()
  for (const table of DERIVED) await asOwner(databaseUrl, `DELETE FROM ${table}`)

  await makeRowsOf(databaseUrl, site, goesOn)

  expect(await Promise.all(DERIVED.map(rowsOf))).toEqual(made)
  expect(await Promise.all(SUMS.map(sumsOf))).toEqual(sums)
  expect(await indexNames()).toEqual(indexes)
}, 120_000)

const indexNames = () =>
  asOwner(site.server.databaseUrl, `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`)

test('a crowd is counted as people are who come one after another, and triggers work again afterwards', async () => {
  const { databaseUrl } = site.server
  const fill = async (subdomain: string, work: typeof fillEvent) => {
    const { account } = await seedAccount(databaseUrl, { subdomain })
    const event = await seedEvent(databaseUrl, account, {
      slug: 'rajd',
      definition: await kielceDefinition(),
    })
    await work(databaseUrl, { account, event }, PEOPLE)
    return counted(event)
  }
  const one = await fill('jeden', fillEvent)
  expect(one).toMatchObject([{ people: String((PEOPLE * 4) / 5) }])
  expect(await fill('tlum', (url, event, people) => fillCrowd(url, event, people, goesOn))).toEqual(one)
  const before = await waiting()
  await asOwner(databaseUrl, 'UPDATE registration SET contact_phone = contact_phone')
  expect(await waiting()).toBeGreaterThan(before)
}, 120_000)

async function waiting(): Promise<number> {
  const rows = await asOwner(site.server.databaseUrl, 'SELECT FROM list_refresh')
  return rows.length
}

/** The sums of an event over all days: of what is added up, and of what waits to be. */
const counted = (event: string) =>
  asOwner(
    site.server.databaseUrl,
    `SELECT sum(registrations) AS registrations, sum(people) AS people, sum(entered) AS entered, sum(charged) AS charged,
            sum(paid) AS paid
       FROM (SELECT registrations, people, entered, charged, paid FROM event_day_count WHERE event_id = $1
             UNION ALL SELECT registrations, people, entered, charged, paid FROM event_count_change WHERE event_id = $1) AS c`,
    [event],
  )
