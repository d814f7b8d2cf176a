import { afterEach, beforeEach, expect, test } from 'vitest'
import { putAllotment, putLimit } from '#contract/limits.ts'
import { importEvent, publishEvent } from '#contract/panel.ts'
import { getAvailability } from '#contract/site.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { asOwner } from '#test/support/owner.ts'
import { letExpire, register, sendOrder, startTestSite, type TestSite } from '#test/support/site.ts'
import { type Staff, staffOf } from '#test/support/staff.ts'
import { audit } from '../races/audit.ts'
import { order, smallEvent } from '../races/small-event.ts'

const PRICE = 12_000
const definition = (places: number) => smallEvent({ pools: { event: places }, price: PRICE })

let site: TestSite
let staff: Staff

beforeEach(async () => {
  site = await startTestSite({ definition: definition(10) })
  staff = await staffOf(site)
})
afterEach(async () => {
  expect(await audit(site.server.databaseUrl)).toEqual([])
  await site[Symbol.asyncDispose]()
})

const people = (family: number, count: number) => order(family, count, PRICE)

const journal = () =>
  asOwner<{ actor: string; action: string; details: object }>(
    site.server.databaseUrl,
    `SELECT actor, action, details FROM audit_entry WHERE action ~ '^(limit|allotment)'
      ORDER BY at, audit_entry_id`,
  )

test('a raised limit sells as many more places, and the journal records who raised it', async () => {
  await register(site, people(1, 10))
  problemOf('registration_refused', await sendOrder(site, people(2, 2)))
  expect(outputOf(putLimit, await staff.limit('event', 12))).toEqual({
    ...{ pool: 'event', name: 'Miejsca', capacity: 12 },
    ...{ taken: 10, waiting: 0, over: 0 },
  })
  await register(site, people(3, 2))
  problemOf('registration_refused', await sendOrder(site, people(4, 1)))
  expect(await journal()).toEqual([
    {
      actor: 'Danuta Wrona',
      action: 'limit.changed',
      details: { pool: 'event', before: { capacity: 10 }, after: { capacity: 12, over: 0 } },
    },
  ])
})

test('a limit lowered below the taken places removes no registration and admits none until they fall', async () => {
  const three = await register(site, people(1, 3))
  const two = await register(site, people(2, 2))
  expect(outputOf(putLimit, await staff.limit('event', 3))).toMatchObject({ capacity: 3, taken: 5, over: 2 })
  problemOf('registration_refused', await sendOrder(site, people(3, 1)))
  await letExpire(site, two)
  expect((await staff.limits()).limits).toMatchObject([{ capacity: 3, taken: 3, over: 0 }])
  problemOf('registration_refused', await sendOrder(site, people(4, 1)))
  await letExpire(site, three)
  await register(site, people(5, 3))
  problemOf('registration_refused', await sendOrder(site, people(6, 1)))
})

test('after a raise of an exceeded limit the excess is what is still above it', async () => {
  await register(site, people(1, 8))
  await staff.limit('event', 3)
  expect(outputOf(putLimit, await staff.limit('event', 6))).toMatchObject({ taken: 8, over: 2 })
  expect(outputOf(putLimit, await staff.limit('event', null))).toMatchObject({ capacity: null, over: 0 })
  await register(site, people(2, 3))
  expect(outputOf(putLimit, await staff.limit('event', 9))).toMatchObject({ taken: 11, over: 2 })
})

test('a version with a lower limit keeps the same promise', async () => {
  await register(site, people(1, 5))
  const params = { accountId: site.account, eventId: site.event }
  const body = { definition: definition(2) }
  outputOf(publishEvent, await staff.client.ask(publishEvent, { params, body }))
  expect((await staff.limits()).limits).toMatchObject([{ capacity: 2, taken: 5, over: 3 }])
  expect(await journal()).toMatchObject([
    { action: 'limit.changed', details: { before: { capacity: 10 }, after: { capacity: 2, over: 3 } } },
  ])
})

test('waiting parties are offered what a raised limit frees; a lowered one frees nothing', async () => {
  const url = site.server.databaseUrl
  const jobs = () => asOwner(url, `SELECT key FROM graphile_worker.jobs WHERE key LIKE '%:offer:%'`)
  // The worker is quick: a job that is scheduled for later shows that one was requested.
  await asOwner(
    url,
    `CREATE OR REPLACE FUNCTION queue_offers(p_account uuid, p_event uuid) RETURNS void LANGUAGE sql AS $$
       SELECT jobs.enqueue('offer-places', p_account, jsonb_build_object('event', p_event),
         now() + interval '1 day', 'offer:' || p_event) $$`,
  )
  await asOwner(url, 'UPDATE capacity_pool SET waiting = 2')
  await staff.limit('event', 9)
  expect(await jobs()).toEqual([])
  await staff.limit('event', 11)
  expect(await jobs()).toEqual([{ key: `${site.account}:offer:${site.event}` }])
  await asOwner(url, 'UPDATE capacity_pool SET waiting = 0')
})

test('only a limit of an event on sale can be changed', async () => {
  outputOf(putAllotment, await staff.aside('biuro', 4))
  for (const pool of ['event/biuro', 'coach', 'slot:2031-06-05T10:00'])
    problemOf('not_found', await staff.limit(pool, 100))
  problemOf('invalid_input', await staff.limit('event', -1))
  problemOf('invalid_input', await staff.limit('event', 1_000_001))
  const params = { accountId: site.account }
  const draft = { slug: 'szkic', definition: definition(5) }
  const { id } = outputOf(importEvent, await staff.client.ask(importEvent, { params, body: draft }))
  const ofDraft = await staffOf({ ...site, event: id })
  problemOf('not_found', await ofDraft.limit('event', 6))
  problemOf('not_found', await ofDraft.aside('biuro', 1))
})

test('an hour of entry has a limit of its own, even before the first order for it', async () => {
  const hours = {
    everyMinutes: 60,
    first: '10:00',
    last: '15:00',
    from: '2031-06-05',
    to: null,
    capacity: 20,
  }
  const body = { slug: 'muzeum', definition: { ...definition(10), kind: 'entries', slots: hours } }
  const account = { accountId: site.account }
  const { id } = outputOf(importEvent, await staff.client.ask(importEvent, { params: account, body }))
  const publish = (capacity: number) =>
    staff.client.ask(publishEvent, {
      params: { ...account, eventId: id },
      body: { definition: { ...body.definition, slots: { ...hours, capacity } } },
    })
  outputOf(publishEvent, await publish(20))
  const museum = await staffOf({ ...site, event: id })
  const slot = 'slot:2031-06-05T10:00'
  expect(outputOf(putLimit, await museum.limit(slot, 4))).toEqual({
    ...{ pool: slot, name: null, capacity: 4, taken: 0, waiting: 0, over: 0 },
  })
  outputOf(putAllotment, await museum.aside('szkola', 3, { partOf: slot }))
  // All hours get the limit that a version changes; the allotments of one stay as they are.
  outputOf(publishEvent, await publish(30))
  expect(await museum.limits()).toMatchObject({
    limits: [
      { pool: 'event', capacity: 10 },
      { pool: slot, capacity: 30, taken: 3 },
    ],
    allotments: [{ slug: 'szkola', units: 3 }],
  })
})

test('places are set aside under a name, and the site neither sells nor names them', async () => {
  expect(outputOf(putAllotment, await staff.aside('biuro', 4, { name: 'Biuro' }))).toEqual({
    ...{ slug: 'biuro', name: 'Biuro', partOf: 'event', units: 4, taken: 0, left: 4, aboveLimit: null },
  })
  const seen = await site.visitor.ask(getAvailability, { params: { slug: site.slug } })
  expect(outputOf(getAvailability, seen).free).toEqual({ event: 6 })
  problemOf('registration_refused', await sendOrder(site, people(1, 7)))
  await register(site, people(2, 6))
  problemOf('registration_refused', await sendOrder(site, people(3, 1)))
})

test('an allotment grows by free places and shrinks to its taken ones; a size of zero returns all', async () => {
  await register(site, people(1, 3))
  outputOf(putAllotment, await staff.aside('biuro', 4))
  expect(problemOf('full', await staff.aside('biuro', 8)).params).toEqual({ pool: 'event' })
  expect(outputOf(putAllotment, await staff.aside('biuro', 7))).toMatchObject({ units: 7, left: 7 })
  outputOf(putAllotment, await staff.aside('biuro', 2))
  const office = { ...people(2, 2), allotment: 'biuro' }
  expect((await staff.register(office)).status).toBe(201)
  expect(problemOf('allotment_in_use', await staff.aside('biuro', 1))).toMatchObject({
    title: 'Z\u00a0tych miejsc więcej jest już zajętych.',
    params: { taken: 2 },
  })
  problemOf('allotment_in_use', await staff.aside('biuro', 0))
  await asOwner(site.server.databaseUrl, "UPDATE registration SET expires_at = now() - interval '1 minute'")
  expect(outputOf(putAllotment, await staff.aside('biuro', 0))).toMatchObject({ units: 0, taken: 0, left: 0 })
  expect((await staff.limits()).limits).toMatchObject([{ pool: 'event', capacity: 10, taken: 0 }])
})

test('places that others wait for are not set aside', async () => {
  const url = site.server.databaseUrl
  await asOwner(url, 'UPDATE capacity_pool SET waiting = 7')
  outputOf(putAllotment, await staff.aside('biuro', 3))
  problemOf('queue', await staff.aside('biuro', 4))
  problemOf('full', await staff.aside('biuro', 11))
  await asOwner(url, 'UPDATE capacity_pool SET waiting = 0')
})

test('above the limit only by a named decision, which the journal and the list keep', async () => {
  await register(site, people(1, 9))
  problemOf('full', await staff.aside('goscie', 3))
  problemOf('invalid_input', await staff.aside('goscie', 3, { aboveLimitBecause: ' ' }))
  const because = 'Jadą z\u00a0nami goście biskupa.'
  const made = await staff.aside('goscie', 3, { aboveLimitBecause: because })
  const aboveLimit = { because, by: 'Danuta Wrona' }
  expect(outputOf(putAllotment, made)).toMatchObject({ units: 3, aboveLimit })
  expect((await staff.limits()).limits).toMatchObject([{ capacity: 10, taken: 12, over: 2 }])
  // A new name is no new decision; fewer places, even with a reason, give back what was above.
  expect(outputOf(putAllotment, await staff.aside('goscie', 3, { name: 'Goście' }))).toMatchObject({
    aboveLimit,
  })
  outputOf(putAllotment, await staff.aside('goscie', 2, { aboveLimitBecause: because }))
  expect((await staff.limits()).limits).toMatchObject([{ taken: 11, over: 1 }])
  expect(outputOf(putAllotment, await staff.aside('goscie', 0))).toMatchObject({ aboveLimit: null })
  expect((await journal()).slice(0, 2)).toEqual([
    {
      actor: 'Danuta Wrona',
      action: 'allotment.created',
      details: {
        ...{ allotment: 'goscie', partOf: 'event', before: {}, after: { name: 'goscie', units: 3 } },
        aboveLimitBecause: because,
      },
    },
    {
      actor: 'Danuta Wrona',
      action: 'allotment.changed',
      details: {
        ...{ allotment: 'goscie', partOf: 'event' },
        ...{ before: { name: 'goscie' }, after: { name: 'Goście' } },
      },
    },
  ])
})

test('an allotment is of a limit that there is, stays of it, and has a name of its own', async () => {
  const at = async (answer: ReturnType<Staff['aside']>) =>
    problemOf('invalid_input', await answer).problems?.map(({ field, message }) => [field, message])
  expect(await at(staff.aside('biuro', 1, { partOf: 'coach' }))).toEqual([
    ['partOf', 'To wydarzenie nie ma takiego limitu miejsc.'],
  ])
  outputOf(putAllotment, await staff.aside('biuro', 1))
  expect(await at(staff.aside('kasa', 1, { partOf: 'event/biuro' }))).toEqual([
    ['partOf', 'To wydarzenie nie ma takiego limitu miejsc.'],
  ])
  expect(await at(staff.aside('biuro', 1, { partOf: 'coach' }))).toEqual([
    ['partOf', 'Te miejsca są wydzielone z\u00a0innego limitu. Wydziel nowe.'],
  ])
  expect(problemOf('name_taken', await staff.aside('kasa', 1, { name: 'biuro' })).problems).toEqual([
    { code: 'name_taken', field: 'name', message: 'Ta nazwa jest już zajęta. Wybierz inną.' },
  ])
})
