import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareWith, getDashboard, listToDo } from '#contract/dashboard.ts'
import type { Role } from '#domain/access/rights.ts'
import { openDatabase } from '#server/db/database.ts'
import { addCountChanges } from '#server/features/dashboard/numbers.queries.ts'
import { audit } from '#test/races/audit.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { sendCancel, sendChange } from '#test/support/changes.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { pay } from '#test/support/gateway.ts'
import { changeTo, orderOf, outing } from '#test/support/outing.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { seedEvent } from '#test/support/seed.ts'
import { letExpire, type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'

/** The dashboard: numbers that are kept by day and what waits for the staff. 100 zł a head, half of it in advance. */
let site: TestSite
let owner: Client

beforeAll(async () => {
  site = await startTestSite({ definition: outing({ event: 400, coach: 300 }) })
  owner = await signIn(site.server.port, 'danuta-wrona')
})
afterAll(() => site[Symbol.asyncDispose]())

const params = (eventId = site.event) => ({ params: { accountId: site.account, eventId } })
const read = async (who: Client = owner, eventId = site.event) =>
  outputOf(getDashboard, await who.ask(getDashboard, params(eventId)))
const kindsFor = async (who: Client) => (await read(who)).toDo.map(({ kind }) => kind)
const sql = (statement: string, values: readonly unknown[] = []) =>
  asOwner<Record<string, unknown>>(site.server.databaseUrl, statement, values)

/** Ewa Sowa as a member with this role. */
async function ewaAs(role: Role, scope: string | null = null): Promise<Client> {
  const ewa = await signIn(site.server.port, 'ewa-sowa')
  await sql(
    `INSERT INTO membership (account_id, user_id, role, scope)
      SELECT $1, user_id, $2, $3::jsonb FROM app_user WHERE subject = 'ewa-sowa'
      ON CONFLICT (account_id, user_id) DO UPDATE SET role = excluded.role, scope = excluded.scope`,
    [site.account, role, scope],
  )
  return ewa
}

test('a paid registration, one that leaves and one that expires are counted as they stand', async () => {
  const today = Temporal.Now.plainDateISO('Europe/Warsaw').toString()
  const paid = await register(site, orderOf('ewa', 'jan+'))
  await pay(site, paid)
  const left = await register(site, orderOf('ola'))
  const late = await register(site, orderOf('adam', 'iza', 'ula'))
  expect((await read()).numbers).toEqual({
    ...{ registrations: 3, people: 6, entered: 0 },
    ...{ charged: 63_000, paid: 11_500 },
  })
  expect((await sendChange(site, paid, changeTo(1, 'ewa'))).status).toBe(200)
  expect((await sendCancel(site, left)).status).toBe(200)
  await letExpire(site, late)
  const { numbers, days } = await read()
  expect(numbers).toMatchObject({ registrations: 1, people: 1, charged: 10_000 })
  expect(days.map(({ day, people }) => [day, people])).toEqual([[today, 1]])
  await sql("UPDATE ticket SET used_at = now(), used_gate = 'A' WHERE void_at IS NULL")
  expect((await read()).numbers.entered).toBe(1)
  await sql('UPDATE ticket SET used_at = NULL')
  expect(await audit(site.server.databaseUrl)).toEqual([])
})

test('whatever happens at once, and while changes are added to their days, the numbers are those of the rows', async () => {
  const db = openDatabase(site.server.databaseUrl, 4)
  const stop = new AbortController()
  const fold = async () => {
    while (!stop.signal.aborted)
      await db.tenant(site.account, (tx) => addCountChanges(tx, site.account, randomInt(1, 5)))
  }
  const folding = Promise.all([fold(), fold()])
  try {
    await Promise.all(
      Array.from({ length: 24 }, async (_, family) => {
        const names = ['ewa', 'jan', 'ola', 'iza'].slice(0, 1 + (family % 4))
        const made = await register(site, orderOf(...names), `10.0.${family}.1`)
        await endOf(made, family % 5)
        expect(await read()).toBeDefined()
      }),
    )
  } finally {
    stop.abort()
    await folding
    await db.close()
  }
  expect(await audit(site.server.databaseUrl)).toEqual([])
  const [row] = await sql(
    `SELECT count(*)::integer AS registrations FROM registration WHERE holds_place(state)`,
  )
  expect((await read()).numbers).toMatchObject(row ?? {})
})

/** One of the ends of a registration: paid, changed, cancelled, expired, or as it was. */
async function endOf(made: Registered, how: number): Promise<void> {
  if (how === 0) await pay(site, made)
  if (how === 1) await sendChange(site, made, changeTo(1, 'ewa', 'kasia+'))
  if (how === 2) await sendCancel(site, made)
  if (how === 3)
    await sql("UPDATE registration SET expires_at = now() - interval '1 minute' WHERE registration_id = $1", [
      made.id,
    ])
}

test('what waits is told to whom it concerns, in words, with the way to it', async () => {
  await runJobs(site.server.databaseUrl)
  const waiting = await register(site, orderOf('ewa'))
  await sql(
    `UPDATE registration SET state = 'awaiting_approval', expires_at = NULL, created_at = now() - interval '8 days'
      WHERE registration_id = $1`,
    [waiting.id],
  )
  const mailed = await register(site, orderOf('jan'))
  await sql(
    `INSERT INTO message (account_id, message_id, registration_id, kind, recipient, state, created_at)
      SELECT account_id, gen_random_uuid(), registration_id, 'link', contact_email, 'failed', now() + interval '1 hour'
        FROM registration WHERE registration_id = $1`,
    [mailed.id],
  )
  await sql(
    `INSERT INTO refund (account_id, refund_id, registration_id, event_id, state, amount, reason, requested_by,
        idempotency_key, request_hash)
      SELECT account_id, gen_random_uuid(), registration_id, event_id, s, 100, 'Nadpłata', 'staff', gen_random_uuid(), '\\x00'
        FROM registration, unnest(ARRAY['failed', 'awaiting_confirmation', 'needs_account']) s
       WHERE registration_id = $1`,
    [mailed.id],
  )
  await sql("UPDATE capacity_pool SET capacity = taken + 1 WHERE pool_key = 'event'")
  const { toDo } = await read()
  expect(toDo.find(({ kind }) => kind === 'approvals')).toEqual({
    ...{ kind: 'approvals', eventId: site.event, count: 1, urgent: 1 },
    ...{ sentence: 'zgłoszenie czeka na akceptację', detail: null },
    alarm: '1\u00a0z\u00a0nich czeka ponad tydzień',
    action: {
      words: 'Rozpatrz',
      path: `/wydarzenia/${site.event}/zgloszenia?warunki=state:awaiting_approval`,
    },
  })
  // Urgent ones first.
  expect(toDo.map(({ urgent }) => urgent > 0)).toEqual(
    toDo.map(({ urgent }) => urgent > 0).sort((a, b) => Number(b) - Number(a)),
  )
  expect(await kindsFor(owner)).toEqual([
    ...['approvals', 'failedRefunds', 'refundsToConfirm', 'refundsWithoutAccount'],
    ...['duplicates', 'failedMails', 'nearlyFull'],
  ])
  expect(await kindsFor(await ewaAs('registrations'))).toEqual(['approvals', 'duplicates', 'failedMails'])
  expect(await kindsFor(await ewaAs('finance'))).toEqual([
    ...['failedRefunds', 'refundsToConfirm', 'refundsWithoutAccount'],
  ])
  expect(await kindsFor(await ewaAs('read_only'))).toEqual([])
})

test('once somebody has acted nothing waits any more', async () => {
  await sql(
    `INSERT INTO told_apart (account_id, one_registration_id, other_registration_id, told_by)
     SELECT DISTINCT account_id, one_registration_id, other_registration_id, 'user:x' FROM same_person`,
  )
  await sql("UPDATE registration SET state = 'confirmed' WHERE state = 'awaiting_approval'")
  await sql("UPDATE registration SET contact_email = 'nowy@example.org'")
  await sql("DELETE FROM refund WHERE reason = 'Nadpłata' AND amount = 100")
  await sql("UPDATE capacity_pool SET capacity = 400 WHERE pool_key = 'event'")
  expect(await kindsFor(owner)).toEqual([])
})

test('a role that reads no lists has no dashboard, one that is limited sees its events alone', async () => {
  const other = await seedEvent(site.server.databaseUrl, site.account, {
    slug: 'inna',
    definition: { ...outing(), title: 'Inna wycieczka' },
  })
  for (const role of ['check_in', 'group_leader'] as const)
    problemOf('forbidden', await (await ewaAs(role)).ask(getDashboard, params()))
  await sql("UPDATE capacity_pool SET taken = 0, capacity = 10 WHERE event_id = $1 AND pool_key = 'event'", [
    other,
  ])
  await sql('UPDATE event SET draft = draft || \'{"title": "Zmiana"}\', draft_saved_at = now()')
  const allOf = async (who: Client) => {
    const { toDo } = outputOf(listToDo, await who.ask(listToDo, { params: { accountId: site.account } }))
    return toDo.map(({ eventId, kind }) => [kind, eventId])
  }
  expect((await allOf(owner)).sort()).toEqual(
    [
      ['unpublishedChanges', other],
      ['unpublishedChanges', site.event],
    ].sort(),
  )
  const limited = await ewaAs('registrations', JSON.stringify([{ eventId: site.event, groups: null }]))
  problemOf('forbidden', await limited.ask(getDashboard, params(other)))
  expect((await read(limited)).editions).toEqual([])
  expect(await allOf(limited)).toEqual([])
})

test('whoever may not read money gets the numbers of people alone; the edition before is chosen by who edits', async () => {
  const [before] = (await read()).editions
  const eventId = before?.id ?? ''
  expect((await owner.ask(compareWith, { ...params(), body: { eventId } })).status).toBe(204)
  expect((await read()).compared).toMatchObject({ id: eventId, start: '2031-06-05', days: [] })
  const ewa = await ewaAs('finance')
  problemOf('forbidden', await ewa.ask(compareWith, { ...params(), body: { eventId: null } }))
  problemOf('not_found', await owner.ask(compareWith, { ...params(), body: { eventId: site.event } }))
  expect((await owner.ask(compareWith, { ...params(), body: { eventId: null } })).status).toBe(204)
  expect((await read()).compared).toBeNull()
  const noted = await sql("SELECT details FROM audit_entry WHERE action = 'event.compared_with' ORDER BY at")
  expect(noted.map(({ details }) => details)).toEqual([
    { before: { edition: null }, after: { edition: 'Inna wycieczka' } },
    { before: { edition: 'Inna wycieczka' }, after: { edition: null } },
  ])
})
