import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { problemSchema } from '#contract/errors.ts'
import { asOwner } from '#test/support/owner.ts'
import { sendOrder, startTestSite, type TestSite } from '#test/support/site.ts'
import { audit } from './audit.ts'
import { hold, standing } from './hold.ts'
import { publish } from './publish.ts'
import { order, smallEvent } from './small-event.ts'
import { weaken } from './weaken.ts'

const PRICE = 12_000
const DEARER = 15_000
const definition = (price: number) => smallEvent({ pools: { event: 50 }, price })

const versionsOf = async ({ server }: TestSite) =>
  (
    await asOwner<{ version: number }>(
      server.databaseUrl,
      'SELECT version FROM registration ORDER BY created_at, registration_id',
    )
  ).map(({ version }) => version)

/** An order by the first version comes while the second one, with its changed limit, is being written. */
async function buyAmidPublication(site: TestSite) {
  const url = site.server.databaseUrl
  await using pools = await hold(url, 'SELECT FROM capacity_pool')
  const published = publish(site, smallEvent({ pools: { event: 60 }, price: DEARER }))
  await standing(url, 1)
  const bought = sendOrder(site, order(1, 1, PRICE))
  await standing(url, 2)
  await pools.letGo()
  expect(await published).toBe(2)
  return bought
}

test('an order that comes while the next version is being written is not sold the old one', async () => {
  await using site = await startTestSite({ definition: definition(PRICE) })
  const answer = await buyAmidPublication(site)
  expect(problemSchema.parse(answer.json)).toMatchObject({ code: 'version_gone', status: 409 })
  const next = await sendOrder(site, { ...order(2, 1, DEARER), version: 2 })
  expect(next.status).toBe(201)
  expect(await versionsOf(site)).toEqual([2])
})

test('a missing guard is detected: that publishing keeps orders waiting (decide_orders)', async () => {
  await using site = await startTestSite({ definition: definition(PRICE) })
  await weaken(site.server.databaseUrl, 'decide_orders', /PERFORM pg_advisory_xact_lock_shared[^;]*;/)
  // Sold by the old version after the new one was visible.
  expect((await buyAmidPublication(site)).status).toBe(201)
  expect(await versionsOf(site)).toEqual([1])
})

test('orders under way are sold first, and the publication waits for them', async () => {
  await using site = await startTestSite({ definition: definition(PRICE) })
  const url = site.server.databaseUrl
  await using pools = await hold(url, 'SELECT FROM capacity_pool')
  const sold = sendOrder(site, order(1, 1, PRICE))
  await standing(url, 1)
  const published = publish(site, definition(DEARER))
  await standing(url, 1, '%pg_advisory_xact_lock%')
  await pools.letGo()
  expect((await sold).status).toBe(201)
  expect(await published).toBe(2)
})

test('during repeated publications an order is made by the version on sale or refused as outdated', async () => {
  await using site = await startTestSite({ definition: definition(PRICE) })
  let current = 1
  const publisher = (async () => {
    for (const price of [DEARER, PRICE, DEARER]) {
      await new Promise((resolve) => setTimeout(resolve, 60))
      await publish(site, definition(price))
      current += 1
    }
  })()
  const prices = [PRICE, DEARER, PRICE, DEARER]
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, family) => {
      await new Promise((resolve) => setTimeout(resolve, family * 6))
      const version = current
      const body = { ...order(family, 1, prices[version - 1] ?? PRICE), version }
      return { version, answer: await sendOrder(site, body, randomUUID()) }
    }),
  )
  await publisher

  for (const { answer } of answers.filter(({ answer }) => answer.status !== 201))
    expect(['version_gone', 'registration_refused']).toContain(problemSchema.parse(answer.json).code)
  const sold = answers.filter(({ answer }) => answer.status === 201)
  expect((await versionsOf(site)).toSorted()).toEqual(sold.map(({ version }) => version).toSorted())
  const unfair = await asOwner(
    site.server.databaseUrl,
    `SELECT r.number FROM registration r WHERE r.total <> CASE WHEN r.version % 2 = 1 THEN ${PRICE} ELSE ${DEARER} END`,
  )
  expect(unfair).toEqual([])
  expect(await audit(site.server.databaseUrl)).toEqual([])
})
