import { afterAll, beforeAll, expect, test } from 'vitest'
import { importEvent, listEvents, listRegistrations, publishEvent } from '#contract/panel.ts'
import { getAvailability } from '#contract/site.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { pay } from '#test/support/gateway.ts'
import { familyOrder, kielceDefinition, limitedDefinition, singleOrder } from '#test/support/kielce.ts'
import { outing } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import { letExpire, register, startTestSite, type TestSite } from '#test/support/site.ts'

let site: TestSite
let danuta: Client

beforeAll(async () => {
  site = await startTestSite({ definition: await limitedDefinition(100) })
  danuta = await signIn(site.server.port, 'danuta-wrona')
})
afterAll(() => site[Symbol.asyncDispose]())

const importing = async (slug: string, definition?: unknown) =>
  danuta.ask(importEvent, {
    params: { accountId: site.account },
    body: { slug, definition: definition ?? (await kielceDefinition()) },
  })

const publishing = (eventId: string, definition: unknown) =>
  danuta.ask(publishEvent, { params: { accountId: site.account, eventId }, body: { definition } })

const listing = async () =>
  outputOf(listEvents, await danuta.ask(listEvents, { params: { accountId: site.account } })).events

const registrations = async (query: { search?: string; state?: 'expired' | 'confirmed'; after?: string }) => {
  const params = { accountId: site.account, eventId: site.event }
  return outputOf(listRegistrations, await danuta.ask(listRegistrations, { params, query }))
}

test('an event is imported as a draft, and is on the site once it is published', async () => {
  const { id, slug } = outputOf(importEvent, await importing('rajd'))
  expect((await listing()).find((event) => event.id === id)).toMatchObject({
    ...{
      slug: 'rajd',
      state: 'draft',
      start: '2024-08-16',
      people: 0,
      registrations: 0,
      charged: 0,
      paid: 0,
    },
    address: `${site.server.address(site.host)}/rajd`,
  })
  const availability = () => site.visitor.ask(getAvailability, { params: { slug } })
  problemOf('not_found', await availability())
  expect(outputOf(publishEvent, await publishing(id, await limitedDefinition(7)))).toMatchObject({
    version: 1,
  })
  const { now, ...sold } = outputOf(getAvailability, await availability())
  expect(sold).toEqual({ version: 1, free: { event: 7 } })
  // To the second: the page's own clock shows whole minutes.
  const passed = localOf(Temporal.Now.instant()).since(Temporal.PlainDateTime.from(now)).total('seconds')
  expect(passed).toBeGreaterThanOrEqual(0)
  expect(passed).toBeLessThan(30)
})

test('the list says whether visitors can register now, and where children are expected', async () => {
  const at = (days: number) =>
    localOf(Temporal.Now.instant()).add({ days }).toString({ smallestUnit: 'second' })
  const day = at(30).slice(0, 10)
  const limited = { ...(await limitedDefinition(7)), dates: { start: day, end: day } }
  const listed = async (part: object) => {
    const { id } = outputOf(importEvent, await importing(`zapisy-${crypto.randomUUID().slice(0, 8)}`))
    expect((await listing()).find((event) => event.id === id)?.sale).toBeNull()
    outputOf(publishEvent, await publishing(id, { ...limited, ...part }))
    return (await listing()).find((event) => event.id === id)
  }
  expect(await listed({ windows: [] })).toMatchObject({
    sale: { kind: 'open' },
    isTest: false,
    hasCarers: true,
  })
  const tomorrow = at(1)
  expect(await listed({ windows: [{ opens: tomorrow }] })).toMatchObject({
    sale: { kind: 'soon', opens: tomorrow },
  })
  expect(await listed({ windows: [{ opens: null, closes: at(-1) }] })).toMatchObject({
    sale: { kind: 'closed' },
  })
  const adults = outputOf(importEvent, await importing('bez-dzieci', outing()))
  expect((await listing()).find((event) => event.id === adults.id)).toMatchObject({ hasCarers: false })
  // A person of the staff with the care of a house alone.
  await asOwner(
    site.server.databaseUrl,
    `WITH person AS (
       INSERT INTO staff_person (account_id, staff_person_id, first_name, last_name, role, phone, created_at)
       VALUES ($1, gen_random_uuid(), 'Ala', 'Sowa', '', '', now()) RETURNING staff_person_id)
     INSERT INTO space_carer (account_id, event_id, scope, house, staff_person_id, assigned_by, assigned_at)
     SELECT $1, $2, 'rooms', 'Dom', staff_person_id, 'x', now() FROM person`,
    [site.account, adults.id],
  )
  expect((await listing()).find((event) => event.id === adults.id)).toMatchObject({ hasCarers: true })
})

test('an address is one event, also when two are imported at once', async () => {
  problemOf('slug_taken', await importing(site.slug))
  // As many definitions as one account may have validated at once.
  const answers = await Promise.all(Array.from({ length: 4 }, () => importing('jeden')))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(3).fill(409)])
  for (const answer of answers.filter(({ status }) => status === 409)) problemOf('slug_taken', answer)
})

test('two publications at once are two versions', async () => {
  const { id } = outputOf(importEvent, await importing('wersje'))
  const definition = await kielceDefinition()
  const answers = await Promise.all(Array.from({ length: 4 }, () => publishing(id, definition)))
  const versions = answers.map((answer) => outputOf(publishEvent, answer).version)
  expect(versions.sort()).toEqual([1, 2, 3, 4])
})

const freePlaces = async (slug: string) =>
  outputOf(getAvailability, await site.visitor.ask(getAvailability, { params: { slug } }))

test('publishing again keeps the taken places, and the live limit until the definition changes it', async () => {
  const { id, slug } = outputOf(importEvent, await importing('limity'))
  await publishing(id, await limitedDefinition(10))
  await asOwner(
    site.server.databaseUrl,
    'UPDATE capacity_pool SET capacity = 3, taken = 2 WHERE event_id = $1',
    [id],
  )
  await publishing(id, await limitedDefinition(10))
  expect(await freePlaces(slug)).toMatchObject({ version: 2, free: { event: 1 } })
  await publishing(id, await limitedDefinition(50))
  expect(await freePlaces(slug)).toMatchObject({ version: 3, free: { event: 48 } })
})

test('a new limit is refused once places are held; a limit without a number can get one', async () => {
  const { id, slug } = outputOf(importEvent, await importing('pozny-limit'))
  const limited = await limitedDefinition(2)
  const open = { ...limited, pools: [], claims: [] }
  const counted = await limitedDefinition(null)

  await publishing(id, open)
  expect(outputOf(publishEvent, await publishing(id, counted)).version).toBe(2)
  await register({ ...site, slug }, singleOrder({ version: 2 }))
  await publishing(id, limited)
  expect(await freePlaces(slug)).toMatchObject({ version: 3, free: { event: 1 } })

  const more = { ...limited, pools: [limited.pools, { ...counted.pools[0], id: 'canoe' }].flat() }
  const { problems } = problemOf('definition_invalid', await publishing(id, more))
  expect(problems).toMatchObject([
    {
      ...{ field: 'definition.pools.1', params: { problem: 'limit_added_late' } },
      message: expect.stringMatching(/^Zgłoszenia/),
    },
  ])
  expect(await freePlaces(slug)).toMatchObject({ version: 3, free: { event: 1 } })
})

test('an invalid definition is refused with the position of every fault', async () => {
  const definition = await kielceDefinition()
  const wrong = { ...definition, title: '', pools: [{ id: 'event' }], discount: 10 }
  for (const answer of [await importing('zly', wrong), await publishing(site.event, wrong)]) {
    const { problems = [] } = problemOf('definition_invalid', answer)
    expect(problems.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['definition.title', 'definition.pools.0.capacity', 'definition.pools.0.name']),
    )
    for (const { message } of problems) expect(message).toMatch(/[.]$/)
  }
})

test('a definition larger than 256 kB is refused', async () => {
  const definition = { ...(await kielceDefinition()), filler: 'x'.repeat(260 * 1024) }
  problemOf('definition_invalid', await importing('duzy', definition))
})

test('the list counts taken places and payments', async () => {
  const paid = await register(site, familyOrder())
  await pay(site, paid)
  await register(site, singleOrder())
  await letExpire(site, await register(site, singleOrder()))
  expect((await listing()).find(({ id }) => id === site.event)).toMatchObject({
    ...{ state: 'published', people: 5, registrations: 2, capacity: 100, charged: 104_000, paid: 84_000 },
  })
  const all = await registrations({})
  expect(all.registrations.map(({ state, paidness }) => [state, paidness])).toEqual([
    ['expired', 'unpaid'],
    ['awaiting_payment', 'unpaid'],
    ['confirmed', 'paid'],
  ])
  expect((await registrations({ state: 'expired' })).registrations).toHaveLength(1)
  for (const search of [
    paid.number,
    paid.number.toLowerCase(),
    'zofia',
    'ANNA KOPEĆ',
    'anna.kopec@',
    '100 200',
  ]) {
    const found = (await registrations({ search })).registrations.map(({ number }) => number)
    expect(found, search).toContain(paid.number)
  }
  expect((await registrations({ search: 'Zofia' })).registrations).toHaveLength(1)
})

test('a long list comes in pages, each registration once', async () => {
  const { id, slug } = outputOf(importEvent, await importing('dlugi'))
  await publishing(id, await kielceDefinition())
  await register({ ...site, slug }, singleOrder())
  // Two and a half pages, many of the same moment, for which the id determines the position in the list.
  await asOwner(
    site.server.databaseUrl,
    `INSERT INTO registration SELECT made.* FROM registration r, generate_series(1, 124) n,
        jsonb_populate_record(r, jsonb_build_object('registration_id', gen_random_uuid(), 'number', 'ZG-L' || n,
          'created_at', r.created_at - make_interval(secs => n / 40), 'idempotency_key', gen_random_uuid(),
          'token_hash', sha256(n::text::bytea))) AS made
      WHERE r.event_id = $1`,
    [id],
  )
  await asOwner(
    site.server.databaseUrl,
    `INSERT INTO registration_revision SELECT made.* FROM registration_revision v
       JOIN registration first USING (account_id, registration_id)
       JOIN registration r ON r.event_id = first.event_id AND r.registration_id <> first.registration_id,
        jsonb_populate_record(v, jsonb_build_object('registration_id', r.registration_id)) AS made
      WHERE r.event_id = $1`,
    [id],
  )
  const params = { accountId: site.account, eventId: id }
  const pagesFrom = async (after?: string): Promise<string[][]> => {
    const query = after === undefined ? {} : { after }
    const page = outputOf(listRegistrations, await danuta.ask(listRegistrations, { params, query }))
    const numbers = page.registrations.map(({ number }) => number)
    return page.next === null ? [numbers] : [numbers, ...(await pagesFrom(page.next))]
  }
  const pages = await pagesFrom()
  expect(pages.map(({ length }) => length)).toEqual([50, 50, 25])
  expect(new Set(pages.flat()).size).toBe(125)
})
