import { expect, test } from 'vitest'
import { problemSchema } from '#contract/errors.ts'
import { Client } from '#test/support/client.ts'
import { asOwner } from '#test/support/owner.ts'
import { sendOrder, startTestSite, type TestSite } from '#test/support/site.ts'
import { startNodes } from './nodes.ts'
import { publish } from './publish.ts'
import { order, smallEvent } from './small-event.ts'

const PRICE = 12_000
const DEARER = 15_000

/** A node sells by what it has cached; these orders come before the cache expires. */
const definition = (places: number, price = PRICE) => smallEvent({ pools: { event: places }, price })
const limitTo = (site: TestSite, places: number) =>
  asOwner(site.server.databaseUrl, `UPDATE capacity_pool SET capacity = ${places}`)
const codeOf = ({ json }: { readonly json: unknown }) => problemSchema.parse(json).code

test('an order is not refused because places were full a moment ago', async () => {
  await using site = await startTestSite({ definition: definition(1) })
  expect((await sendOrder(site, order(1, 1, PRICE))).status).toBe(201)
  expect(codeOf(await sendOrder(site, order(2, 1, PRICE)))).toBe('registration_refused')
  await limitTo(site, 2)
  expect((await sendOrder(site, order(3, 1, PRICE))).status).toBe(201)
  expect(codeOf(await sendOrder(site, order(4, 1, PRICE)))).toBe('registration_refused')
})

test('an order gets no place that was free only a moment ago', async () => {
  await using site = await startTestSite({ definition: definition(5) })
  expect((await sendOrder(site, order(1, 1, PRICE))).status).toBe(201)
  await limitTo(site, 1)
  expect(codeOf(await sendOrder(site, order(2, 1, PRICE)))).toBe('registration_refused')
})

test('a version published at another node is sold at once, and the old one is not', async () => {
  await using site = await startTestSite({ definition: definition(9) })
  await using nodes = await startNodes(site.server, 2)
  const visitor = new Client(nodes.ports[1] ?? 0, site.host)
  await visitor.open()
  const there = { ...site, visitor }
  expect((await sendOrder(there, order(1, 1, PRICE))).status).toBe(201)

  expect(await publish(site, definition(9, DEARER))).toBe(2)
  expect((await sendOrder(there, { ...order(2, 1, DEARER), version: 2 })).status).toBe(201)
  expect(codeOf(await sendOrder(there, order(3, 1, PRICE)))).toBe('version_gone')

  expect(await publish(site, definition(9, PRICE))).toBe(3)
  expect(codeOf(await sendOrder(there, { ...order(4, 1, DEARER), version: 2 }))).toBe('version_gone')
  expect((await sendOrder(there, { ...order(5, 1, PRICE), version: 3 })).status).toBe(201)
})
