import { once } from 'node:events'
import { request } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { registerLines } from './line.ts'

/** A server whose orders are under way until the test answers them; pages are answered at once. */
async function openShop(limits: { aTurn: number; underWay: number; waiting: number }) {
  const app = fastify({ forceCloseConnections: true })
  const inside: string[] = []
  const ends = new Map<string, () => void>()
  registerLines(app, limits)
  app.post('/orders/:name', async (asked) => {
    const { name } = asked.params as { name: string }
    inside.push(name)
    await new Promise<void>((resolve) => ends.set(name, resolve))
    return name
  })
  app.get('/page', async () => 'page')
  onTestFinished(() => app.close())
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const send = (method: string, path: string) => {
    const sent = request({ host: '127.0.0.1', port, method, path, agent: false })
    const status = once(sent, 'response').then(([response]) => {
      response.resume()
      return response.statusCode
    })
    sent.on('error', () => undefined).end()
    return { status, hangUp: () => sent.destroy() }
  }
  return {
    inside,
    order: (name: string) => send('POST', `/orders/${name}`),
    look: () => send('GET', '/page').status,
    answer: (name: string) => ends.get(name)?.(),
  }
}

const MANY = { aTurn: 100, underWay: 100, waiting: 100 }

test('only so many are under way, the next come in their order, and nobody who only looks waits for them', async () => {
  const shop = await openShop({ ...MANY, underWay: 2 })
  const statuses: Promise<number>[] = []
  for (const [index, name] of ['a', 'b', 'c', 'd'].entries()) {
    statuses.push(shop.order(name).status)
    await expect.poll(() => shop.inside.length).toBe(Math.min(2, index + 1))
    expect(await shop.look()).toBe(200)
  }
  expect(shop.inside).toEqual(['a', 'b'])
  shop.answer('b')
  await expect.poll(() => shop.inside).toEqual(['a', 'b', 'c'])
  for (const name of ['a', 'c', 'd']) {
    await expect.poll(() => shop.inside).toContain(name)
    shop.answer(name)
  }
  expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200])
})

test('who hangs up while waiting keeps nobody out', async () => {
  const shop = await openShop({ ...MANY, underWay: 1 })
  const first = shop.order('a')
  await expect.poll(() => shop.inside).toEqual(['a'])
  const gone = shop.order('b')
  gone.status.catch(() => undefined)
  expect(await shop.look()).toBe(200)
  gone.hangUp()
  const last = shop.order('c')
  expect(await shop.look()).toBe(200)
  shop.answer('a')
  await expect.poll(() => shop.inside).toContain('c')
  shop.answer('c')
  expect(await Promise.all([first.status, last.status])).toEqual([200, 200])
})

test('who comes when the line is full is told so at once', async () => {
  const shop = await openShop({ ...MANY, underWay: 1, waiting: 1 })
  const first = shop.order('a')
  await expect.poll(() => shop.inside).toEqual(['a'])
  const second = shop.order('b')
  expect(await shop.look()).toBe(200)
  // Without the product's own answers a refusal is an error like any other.
  expect(await shop.order('c').status).toBe(500)
  expect(shop.inside).toEqual(['a'])
  shop.answer('a')
  await expect.poll(() => shop.inside).toEqual(['a', 'b'])
  shop.answer('b')
  expect(await Promise.all([first.status, second.status])).toEqual([200, 200])
})

test('only so many come in during one turn of the loop', async () => {
  const app = fastify()
  registerLines(app, { ...MANY, aTurn: 3 })
  let turns = 0
  const entered: number[] = []
  app.get('/', async () => {
    entered.push(turns)
    return 'in'
  })
  await app.ready()
  const all = Promise.all(Array.from({ length: 10 }, () => app.inject('/')))
  for (; entered.length < 10; turns++) await turn()
  await all
  const inEach = Map.groupBy(entered, (each) => each)
  expect(Math.max(...[...inEach.values()].map(({ length }) => length))).toBeLessThanOrEqual(3)
  await app.close()
})
