import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestServer } from '#test/support/server.ts'
import { countPlaces } from './audit.ts'
import { putOnSale } from './event-on-sale.ts'
import { startNodes } from './nodes.ts'
import { countOutcomes, faultsOf } from './outcomes.ts'
import { rush } from './rush.ts'

const FAMILIES = 200

test.each([1, 2])(
  '200 families at once on 50 places, nodes: %i: 50 get one, 150 are clearly refused',
  async (count) => {
    await using server = await startTestServer()
    await using nodes = await startNodes(server, count)
    const eventOnSale = await putOnSale(server.databaseUrl, nodes.ports, {
      pools: { event: 50 },
      price: 12_000,
    })

    const outcomes = await rush(eventOnSale, { families: FAMILIES, patience: 0 })

    expect(await faultsOf(server.databaseUrl, outcomes)).toEqual([])
    expect(countOutcomes(outcomes)).toEqual({ created: 50, refused: 150 })
    expect(await countPlaces(server.databaseUrl)).toEqual([
      { pool: 'event', capacity: 50, taken: 50, claimed: 50, people: 50 },
    ])
  },
)

test('the last 50 of 200 places are sold once, while each order also takes one of another kind', async () => {
  await using server = await startTestServer()
  // By its key the canoe is claimed before the place that is missing: the claim must be undone.
  const pools = { canoe: 210, event: 200 }
  const eventOnSale = await putOnSale(server.databaseUrl, server.port, { pools, price: 12_000 })
  const before = await Promise.all(
    [50, 50, 50].map(async (people, family) => {
      const key = randomUUID()
      return { key, answer: await eventOnSale.buy(key, 1000 + family, people) }
    }),
  )

  const outcomes = await rush(eventOnSale, { families: FAMILIES, patience: 0 })

  expect(await faultsOf(server.databaseUrl, [...before, ...outcomes])).toEqual([])
  expect(countOutcomes(outcomes)).toEqual({ created: 50, refused: 150 })
  expect(await countPlaces(server.databaseUrl)).toEqual([
    { pool: 'canoe', capacity: 210, taken: 200, claimed: 200, people: 200 },
    { pool: 'event', capacity: 200, taken: 200, claimed: 200, people: 200 },
  ])
})
