import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { createScan } from '#contract/check-in.ts'
import { listJournal } from '#contract/journal.ts'
import { publishEvent } from '#contract/panel.ts'
import { outputOf } from '#test/support/answers.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { pay } from '#test/support/gateway.ts'
import { limitedDefinition } from '#test/support/kielce.ts'
import { asOwner } from '#test/support/owner.ts'
import { letExpire, look, register, startTestSite, type TestSite } from '#test/support/site.ts'

let site: TestSite
let owner: Client

beforeAll(async () => {
  site = await startTestSite({ definition: await limitedDefinition(100) })
  owner = await signIn(site.server.port, 'danuta-wrona')
})
afterAll(() => site[Symbol.asyncDispose]())

type Entry = z.output<typeof listJournal.output>['entries'][number]

const page = async (query: z.input<typeof listJournal.query> = {}) =>
  outputOf(listJournal, await owner.ask(listJournal, { params: { accountId: site.account }, query }))

/** Without ids and moments, oldest first. */
const comparable = (entries: readonly Entry[]) =>
  entries
    .toReversed()
    // Whether the first mail is queued before the payment depends on milliseconds.
    .filter(({ details }) => details.kind !== 'pay')
    .map(({ actor, action, before, after, details }) => ({
      actor,
      action,
      before,
      after,
      details,
    }))

test('the whole life of a registration is recorded, each step with its values before and after', async () => {
  const family = await register(site)
  const { expiresAt, total } = await look(site, family)
  await pay(site, family)
  const { tickets } = await look(site, family)
  const params = { accountId: site.account, eventId: site.event }
  const body = { code: tickets[0]?.code ?? '', gate: 'Brama A', nonce: crypto.randomUUID() }
  outputOf(createScan, await owner.ask(createScan, { params, body }))

  const { entries } = await page({ registrationId: family.id })
  expect(entries[0]).toMatchObject({
    registration: family.number,
    eventId: site.event,
    action: 'ticket.used',
  })
  const queued = { message: 'queued' }
  expect(comparable(entries).toSorted((a, b) => ORDER.indexOf(a.action) - ORDER.indexOf(b.action))).toEqual([
    {
      ...{ actor: 'registrant', action: 'registration.created' },
      ...{ before: {}, after: { state: 'awaiting_payment', total, expiresAt } },
      details: { number: family.number, people: 4 },
    },
    {
      ...{ actor: 'registrant', action: 'payment.started' },
      ...{ before: {}, after: { payment: 'created' } },
      details: { amount: total, gateway: 'test' },
    },
    {
      ...{ actor: 'gateway:test', action: 'payment.succeeded' },
      ...{
        before: { payment: 'pending', paid: 0 },
        after: { payment: 'succeeded', paid: total },
        details: { amount: total },
      },
    },
    {
      ...{ actor: 'gateway:test', action: 'registration.confirmed', details: {} },
      before: { state: 'awaiting_payment' },
      after: { state: 'confirmed', tickets: 4 },
    },
    {
      ...{ actor: 'gateway:test', action: 'message.queued', details: { kind: 'tickets' } },
      ...{ before: {}, after: queued },
    },
    {
      ...{ actor: 'Danuta Wrona', action: 'ticket.used' },
      ...{ before: { usedAt: null }, after: { usedAt: expect.stringMatching(/^20.+Z$/) } },
      details: { name: tickets[0]?.name, gate: 'Brama A' },
    },
  ])
})

/** Lines of one millisecond have no order among themselves. */
const ORDER = [
  'registration.created',
  'payment.started',
  'payment.succeeded',
  'registration.confirmed',
  'message.queued',
  'ticket.used',
]

test('a payment that postpones the end of the time to pay is recorded with both times', async () => {
  const family = await register(site)
  await asOwner(
    site.server.databaseUrl,
    "UPDATE registration SET expires_at = now() + interval '5 minutes' WHERE registration_id = $1",
    [family.id],
  )
  const { expiresAt: before } = await look(site, family)
  await pay(site, family, '000000')
  const { expiresAt: after } = await look(site, family)
  const { entries } = await page({ registrationId: family.id })
  expect(entries.find(({ action }) => action === 'payment.started')).toMatchObject({
    before: { expiresAt: before },
    after: { payment: 'created', expiresAt: expect.any(String) },
  })
  const pushed = entries.find(({ action }) => action === 'payment.started')?.after.expiresAt
  expect(Temporal.Instant.from(String(pushed)).epochMilliseconds).toBe(
    Temporal.Instant.from(after ?? '').epochMilliseconds,
  )
  expect(entries.find(({ action }) => action === 'payment.failed')).toMatchObject({
    before: { payment: 'pending' },
    after: { payment: 'failed' },
  })
})

test('an expiry is recorded with what was owed and held', async () => {
  const family = await register(site)
  const { total } = await look(site, family)
  await letExpire(site, family)
  const { entries } = await page({ registrationId: family.id })
  expect(entries.find(({ action }) => action === 'registration.expired')).toMatchObject({
    actor: 'system',
    before: { state: 'awaiting_payment', owed: total, places: { event: 4 } },
    after: { state: 'expired', owed: 0, places: {} },
  })
})

test('a new version is recorded with the limits it changed, as numbers', async () => {
  const params = { accountId: site.account, eventId: site.event }
  const publish = async (capacity: number) =>
    outputOf(
      publishEvent,
      await owner.ask(publishEvent, { params, body: { definition: await limitedDefinition(capacity) } }),
    )
  await publish(80)
  await publish(80)
  const { entries } = await page()
  expect(entries.slice(0, 2)).toMatchObject([
    { action: 'event.published', before: { version: 2 }, after: { version: 3 } },
    {
      ...{ action: 'event.published', actor: 'Danuta Wrona', eventId: site.event, registration: null },
      before: { version: 1, limits: { event: 100 } },
      after: { version: 2, limits: { event: 80 } },
    },
  ])
  expect(entries[0]?.after).toEqual({ version: 3 })
})

test('the journal comes in pages, newest first, without a gap or a duplicate', async () => {
  await asOwner(
    site.server.databaseUrl,
    `INSERT INTO audit_entry (account_id, audit_entry_id, actor, action)
     SELECT $1, uuidv7(-make_interval(days => n)), 'system', 'older.' || n FROM generate_series(1, 101) n`,
    [site.account],
  )
  const all: Entry[] = []
  let pages = 0
  for (let next: string | null | undefined; next !== null; pages += 1) {
    const answer = await page(next === undefined ? {} : { after: next })
    all.push(...answer.entries)
    next = answer.next
  }
  expect(pages).toBe(3)
  const ids = all.map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted().toReversed())
  expect(new Set(ids).size).toBe(ids.length)
  expect(all.at(-1)?.action).toBe('older.101')
  const [{ n } = { n: 0 }] = await asOwner<{ n: number }>(
    site.server.databaseUrl,
    'SELECT count(*)::int AS n FROM audit_entry',
  )
  expect(ids).toHaveLength(n)
})
