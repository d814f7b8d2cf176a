import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getAvailability } from '#contract/site.ts'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { Client } from '#test/support/client.ts'
import type { Answer } from '#test/support/send.ts'
import { sendOrder, startTestSite, type TestSite } from '#test/support/site.ts'
import { audit } from './audit.ts'
import { hold, standing } from './hold.ts'
import { type Nodes, startNodes } from './nodes.ts'
import { order, smallEvent } from './small-event.ts'

const PRICE = 12_000
const REDUCED = 8_000

type Order = ReturnType<typeof order>

/** The site as one visitor each sees it at so many nodes. */
async function sitesAt(site: TestSite, { ports }: Nodes): Promise<TestSite[]> {
  return Promise.all(
    ports.map(async (port) => {
      const visitor = new Client(port, site.host)
      await visitor.open()
      return { ...site, visitor }
    }),
  )
}

/** Sells to the first and then the second, at two nodes, after both have read the state before either sale. */
async function inARow(site: TestSite, first: Order, second: Order): Promise<[Answer, Answer]> {
  const url = site.server.databaseUrl
  await using nodes = await startNodes(site.server, 2)
  const [here = site, there = site] = await sitesAt(site, nodes)
  await using pools = await hold(url, 'SELECT FROM capacity_pool')
  const winner = sendOrder(here, first, randomUUID())
  await standing(url, 1)
  const loser = sendOrder(there, second, randomUUID())
  await standing(url, 2)
  await pools.letGo()
  return await Promise.all([winner, loser])
}

const freeOf = async (site: TestSite) =>
  outputOf(getAvailability, await site.visitor.ask(getAvailability, { params: { slug: site.slug } })).free

const pool = (id: string, capacity: number) => ({ id, name: id, capacity, refusal: 'group_full' as const })

test('after the last reduced place is lost, the answer names the full price and a place is sold at it', async () => {
  const event = smallEvent({ pools: { event: 9 }, price: PRICE })
  const definition: EventDefinitionInput = {
    ...event,
    pools: [...(event.pools ?? []), pool('early', 1)],
    adjustments: [
      {
        id: 'early',
        name: 'Pierwsze osoby',
        items: ['fee'],
        effect: { kind: 'to', amount: REDUCED },
        pool: 'early',
      },
    ],
  }
  await using site = await startTestSite({ definition })
  const [winner, loser] = await inARow(site, order(1, 1, REDUCED), order(2, 1, REDUCED))

  expect(winner.status).toBe(201)
  expect(problemOf('price_changed', loser).params).toEqual({ expected: REDUCED, now: PRICE })
  expect((await sendOrder(site, order(2, 1, PRICE))).status).toBe(201)
  expect(await freeOf(site)).toEqual({ event: 7, early: 0 })
  expect(await audit(site.server.databaseUrl)).toEqual([])
})

test('when the first of several groups is gone, the next one is taken', async () => {
  const definition: EventDefinitionInput = {
    ...smallEvent({ pools: {}, price: PRICE }),
    pools: [pool('a', 1), pool('b', 1)],
    claims: [{ pool: ['a', 'b'] }],
  }
  await using site = await startTestSite({ definition })
  const answers = await inARow(site, order(1, 1, PRICE), order(2, 1, PRICE))

  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(await freeOf(site)).toEqual({ a: 0, b: 0 })
  expect(await audit(site.server.databaseUrl)).toEqual([])
})

test('a family of four that comes too late is shown the two places that are left', async () => {
  await using site = await startTestSite({
    definition: smallEvent({ pools: { event: 5 }, price: PRICE }),
  })
  const [winner, loser] = await inARow(site, order(1, 3, PRICE), order(2, 4, PRICE))

  expect(winner.status).toBe(201)
  expect(problemOf('registration_refused', loser).problems).toMatchObject([
    { code: 'event_full', params: { wanted: 4, free: 2 } },
  ])
  expect(await freeOf(site)).toEqual({ event: 2 })
})

test('an order that loses two tries is refused as full', async () => {
  const definition: EventDefinitionInput = {
    ...smallEvent({ pools: {}, price: PRICE }),
    pools: [pool('a', 1), pool('b', 1), pool('c', 1)],
    claims: [{ pool: ['a', 'b', 'c'] }],
  }
  await using site = await startTestSite({ definition })
  const url = site.server.databaseUrl
  await using nodes = await startNodes(site.server, 3)
  const [one = site, two = site, three = site] = await sitesAt(site, nodes)
  await using rows = await hold(url, "SELECT FROM capacity_pool WHERE pool_key = 'a'")
  await using others = await hold(url, "SELECT FROM capacity_pool WHERE pool_key = 'b'")
  const first = sendOrder(one, order(1, 1, PRICE))
  await standing(url, 1)
  const second = sendOrder(two, order(2, 1, PRICE))
  await standing(url, 2)
  const third = sendOrder(three, order(3, 1, PRICE))
  await standing(url, 3)
  await rows.letGo()
  expect((await first).status).toBe(201)
  await standing(url, 2)
  await others.letGo()

  const answers = await Promise.all([second, third])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  const full = answers.find(({ status }) => status === 409)
  if (!full) throw new Error('One of the two orders is refused.')
  expect(problemOf('full', full).params).toEqual({ pool: 'b' })
  expect(await audit(url)).toEqual([])
})
