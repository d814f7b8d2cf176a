import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestServer } from '#test/support/server.ts'
import { countPlaces } from './audit.ts'
import { startNodes } from './nodes.ts'
import { rush } from './rush.ts'
import { openShop } from './shop.ts'
import { countTold, faultsOf } from './told.ts'

const FAMILIES = 200

test.each([1, 2])(
  '200 families at once on 50 places, nodes: %i: 50 get one, 150 are told clearly that there is none',
  async (count) => {
    await using server = await startTestServer()
    await using nodes = await startNodes(server, count)
    const shop = await openShop(server.databaseUrl, nodes.ports, { pools: { event: 50 }, price: 12_000 })

    const told = await rush(shop, { families: FAMILIES, patience: 0 })

    expect(await faultsOf(server.databaseUrl, told)).toEqual([])
    expect(countTold(told)).toEqual({ created: 50, refused: 150 })
    expect(await countPlaces(server.databaseUrl)).toEqual([
      { pool: 'event', capacity: 50, taken: 50, claimed: 50, people: 50 },
    ])
  },
)

test('the last 50 of 200 places, while everybody also takes one of another kind', async () => {
  await using server = await startTestServer()
  // By its key the canoe is asked for before the place that is missing: what was taken must come back.
  const pools = { canoe: 210, event: 200 }
  const shop = await openShop(server.databaseUrl, server.port, { pools, price: 12_000 })
  const before = await Promise.all(
    [50, 50, 50].map(async (people, family) => {
      const key = randomUUID()
      return { key, answer: await shop.buy(key, family, people) }
    }),
  )

  const told = await rush(shop, { families: FAMILIES, patience: 0 })

  expect(await faultsOf(server.databaseUrl, [...before, ...told])).toEqual([])
  expect(countTold(told)).toEqual({ created: 50, refused: 150 })
  expect(await countPlaces(server.databaseUrl)).toEqual([
    { pool: 'canoe', capacity: 210, taken: 200, claimed: 200, people: 200 },
    { pool: 'event', capacity: 200, taken: 200, claimed: 200, people: 200 },
  ])
})
