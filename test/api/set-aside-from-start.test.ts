import { expect, test } from 'vitest'
import { listLimits, putAllotment } from '#contract/limits.ts'
import { publishEvent } from '#contract/panel.ts'
import { audit } from '#test/races/audit.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import { register, sendOrder, startTestSite, type TestSite } from '#test/support/site.ts'

type Part = { readonly id: string; readonly name: string; readonly units: number }

const OFFICE: Part = { id: 'biuro', name: 'Biuro', units: 3 }

/** Ten places, some of them set aside from the beginning. */
function definition(...allotments: readonly Part[]) {
  const { pools = [], ...rest } = outing()
  return {
    ...rest,
    pools: pools.map((pool) => (pool.id === 'event' ? { ...pool, allotments: [...allotments] } : pool)),
  }
}

const publish = (site: TestSite, staff: Client, published: unknown) =>
  staff.ask(publishEvent, { params: paramsOf(site), body: { definition: published } })
const paramsOf = ({ account, event }: TestSite) => ({ accountId: account, eventId: event })
const pools = (site: TestSite) =>
  asOwner<{ pool: string; capacity: number; taken: number }>(
    site.server.databaseUrl,
    `SELECT pool_key AS pool, capacity, taken FROM capacity_pool WHERE pool_key ~ '^event' ORDER BY pool_key`,
  )

test('the definition’s allotments are made at its publication, once, whatever is published later', async () => {
  await using site = await startTestSite({ definition: definition(OFFICE) })
  const staff = await signIn(site.server.port, 'danuta-wrona')
  const aside = [
    { pool: 'event', capacity: 10, taken: 3 },
    { pool: 'event/biuro', capacity: 3, taken: 0 },
  ]
  expect(await pools(site)).toEqual(aside)
  const limits = outputOf(listLimits, await staff.ask(listLimits, { params: paramsOf(site) }))
  expect(JSON.stringify(limits)).toContain('"biuro"')
  for (const again of [definition(OFFICE), definition({ ...OFFICE, units: 5 }), definition()]) {
    outputOf(publishEvent, await publish(site, staff, again))
    expect(await pools(site)).toEqual(aside)
  }
  // What the staff have decided since stays too.
  const params = { ...paramsOf(site), slug: 'biuro' }
  const body = { name: 'Biuro', partOf: 'event', units: 1 }
  outputOf(putAllotment, await staff.ask(putAllotment, { params, body }))
  outputOf(publishEvent, await publish(site, staff, definition(OFFICE)))
  expect(await pools(site)).toMatchObject([{ taken: 1 }, { capacity: 1 }])
  expect(await audit(site.server.databaseUrl)).toEqual([])
})

test('places set aside are not sold to others; an allotment added later is made at its publication', async () => {
  await using site = await startTestSite({ definition: definition(OFFICE) })
  const staff = await signIn(site.server.port, 'danuta-wrona')
  await register(site, orderOf('ewa', 'jan', 'ola', 'iga', 'ada'))
  problemOf('registration_refused', await sendOrder(site, orderOf('ula', 'iza', 'ala')))
  const choir = { id: 'chor', name: 'Chór', units: 2 }
  outputOf(publishEvent, await publish(site, staff, definition(OFFICE, choir)))
  expect(await pools(site)).toMatchObject([
    { taken: 10 },
    { pool: 'event/biuro' },
    { pool: 'event/chor', capacity: 2 },
  ])
  expect(await audit(site.server.databaseUrl)).toEqual([])
})

test('an allotment without enough free places is refused with its position, and nothing is published', async () => {
  await using site = await startTestSite({ definition: definition() })
  const staff = await signIn(site.server.port, 'danuta-wrona')
  await register(site, orderOf('ewa', 'jan', 'ola', 'iga', 'ada', 'ula', 'iza', 'ala'))
  const { problems } = problemOf('definition_invalid', await publish(site, staff, definition(OFFICE)))
  expect(problems).toMatchObject([
    {
      field: 'definition.pools.0.allotments.0',
      message: 'Tylu wolnych miejsc już nie ma. Wydziel mniej.',
    },
  ])
  expect(await pools(site)).toEqual([{ pool: 'event', capacity: 10, taken: 8 }])
  const versions = await asOwner(site.server.databaseUrl, 'SELECT version FROM event_version')
  expect(versions).toEqual([{ version: 1 }])
  expect(await audit(site.server.databaseUrl)).toEqual([])
})
