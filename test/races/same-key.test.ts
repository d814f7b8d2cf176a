import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { problemOf } from '#test/support/answers.ts'
import { startTestServer } from '#test/support/server.ts'
import { atOnce } from './at-once.ts'
import { countPlaces } from './audit.ts'
import { putOnSale } from './event-on-sale.ts'
import { startNodes } from './nodes.ts'
import { countOutcomes, faultsOf } from './outcomes.ts'

const TWENTY = 20
const NODES = 4

test('a key sent twenty times at once for the last place is one registration and twenty equal answers', async () => {
  await using server = await startTestServer()
  const url = server.databaseUrl
  await using nodes = await startNodes(server, NODES)
  const eventOnSale = await putOnSale(url, nodes.ports, { pools: { event: 1 }, price: 12_000 })

  const order = { key: randomUUID(), family: 1 }
  const outcomes = await atOnce(url, eventOnSale, Array(TWENTY).fill(order))

  expect(await faultsOf(url, outcomes)).toEqual([])
  expect(countOutcomes(outcomes)).toEqual({ created: TWENTY, refused: 0 })
  expect(await countPlaces(url)).toMatchObject([{ taken: 1, claimed: 1, people: 1 }])
})

test('the same holds without limits, where no counter makes the orders wait for each other', async () => {
  await using server = await startTestServer()
  const url = server.databaseUrl
  await using nodes = await startNodes(server, NODES)
  const eventOnSale = await putOnSale(url, nodes.ports, { pools: {}, price: 12_000 })

  const order = { key: randomUUID(), family: 1 }
  const outcomes = await atOnce(url, eventOnSale, Array(TWENTY).fill(order), 'event_version')

  expect(await faultsOf(url, outcomes)).toEqual([])
  expect(countOutcomes(outcomes)).toEqual({ created: TWENTY, refused: 0 })
})

test('of two orders with one key at once one is accepted, the other is refused because the key is used', async () => {
  await using server = await startTestServer()
  const url = server.databaseUrl
  await using nodes = await startNodes(server, NODES)
  const eventOnSale = await putOnSale(url, nodes.ports, { pools: { event: 5 }, price: 12_000 })

  const key = randomUUID()
  const outcomes = await atOnce(
    url,
    eventOnSale,
    [1, 2].map((family) => ({ key, family })),
  )

  const [made, refused] = outcomes.toSorted((a, b) => a.answer.status - b.answer.status)
  if (!made || !refused) throw new Error('Two orders have two answers.')
  problemOf('key_reused', refused.answer)
  expect(await faultsOf(url, [made])).toEqual([])
  expect(countOutcomes([made])).toEqual({ created: 1, refused: 0 })
})
