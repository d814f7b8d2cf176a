import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import type { BodyLimits } from './late-bodies.ts'
import { registerLines } from './request-queue.ts'

/** A server whose orders are in progress until the test answers them; pages are answered at once. */
async function openServer(limits: typeof MANY) {
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

const MANY = { aTurn: 100, underWay: 100, waiting: 100, waitingBytes: 1_000_000 }

test('only so many orders run at once, the next come in their order, and readers do not wait for them', async () => {
  const server = await openServer({ ...MANY, underWay: 2 })
  const statuses: Promise<number>[] = []
  for (const [index, name] of ['a', 'b', 'c', 'd'].entries()) {
    statuses.push(server.order(name).status)
    await expect.poll(() => server.inside.length).toBe(Math.min(2, index + 1))
    expect(await server.look()).toBe(200)
  }
  expect(server.inside).toEqual(['a', 'b'])
  server.answer('b')
  await expect.poll(() => server.inside).toEqual(['a', 'b', 'c'])
  for (const name of ['a', 'c', 'd']) {
    await expect.poll(() => server.inside).toContain(name)
    server.answer(name)
  }
  expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200])
})

test('a request that ends while waiting blocks no other', async () => {
  const server = await openServer({ ...MANY, underWay: 1 })
  const first = server.order('a')
  await expect.poll(() => server.inside).toEqual(['a'])
  const gone = server.order('b')
  gone.status.catch(() => undefined)
  expect(await server.look()).toBe(200)
  gone.hangUp()
  const last = server.order('c')
  expect(await server.look()).toBe(200)
  server.answer('a')
  await expect.poll(() => server.inside).toContain('c')
  server.answer('c')
  expect(await Promise.all([first.status, last.status])).toEqual([200, 200])
})

test('a request beyond a full queue is refused at once', async () => {
  const server = await openServer({ ...MANY, underWay: 1, waiting: 1 })
  const first = server.order('a')
  await expect.poll(() => server.inside).toEqual(['a'])
  const second = server.order('b')
  expect(await server.look()).toBe(200)
  // Without the product's error handler a refusal is an error like any other.
  expect(await server.order('c').status).toBe(500)
  expect(server.inside).toEqual(['a'])
  server.answer('a')
  await expect.poll(() => server.inside).toEqual(['a', 'b'])
  server.answer('b')
  expect(await Promise.all([first.status, second.status])).toEqual([200, 200])
})

test('only so many requests are admitted during one turn of the loop', async () => {
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

/** A server that answers each body with its length, and raw connections to it. */
async function openMailbox(bodyLimits: BodyLimits, underWay = 1) {
  const app = fastify({ forceCloseConnections: true })
  registerLines(app, { ...MANY, underWay }, bodyLimits)
  app.addContentTypeParser('text/x-letter', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.post('/', async ({ body }) => `${String(body).length} characters`)
  onTestFinished(() => app.close())
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  return async (length: number, first: string) => {
    const socket = connect(Number(port), '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    let answer = ''
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text
    })
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    const head = ['POST / HTTP/1.1', 'Host: a', 'Content-Type: text/x-letter', `Content-Length: ${length}`]
    socket.write(`${head.join('\r\n')}\r\n\r\n${first}`)
    return {
      send: (text: string) => socket.write(text),
      answer: () => answer,
      isOver: () => socket.destroyed,
    }
  }
}

const BODIES = { bytes: 200_000, bytesOfAll: 1_000_000, atOnce: 100, milliseconds: 60_000 }

test('a missing body blocks no other request, and is answered when it comes', async () => {
  const post = await openMailbox(BODIES)
  const late = await post(20, 'a')
  const whole = await post(3, 'abc')
  await expect.poll(whole.answer).toContain('3 characters')
  expect(late.answer()).toBe('')
  late.send('b'.repeat(19))
  await expect.poll(late.answer).toContain('20 characters')
  const large = await post(150_000, 'c')
  large.send('c'.repeat(149_999))
  await expect.poll(large.answer).toContain('150000 characters')
})

test('a body that does not come in time ends its connection', async () => {
  const post = await openMailbox({ ...BODIES, milliseconds: 50 })
  const late = await post(20, 'a')
  await expect.poll(late.answer).toContain('408 Request Timeout')
  await expect.poll(late.isOver).toBe(true)
})

test.each([
  { what: 'bodies', limits: { atOnce: 2 } },
  { what: 'bytes', limits: { bytesOfAll: 25 } },
])('with too many unfinished $what the oldest one is ended', async ({ limits }) => {
  const post = await openMailbox({ ...BODIES, ...limits })
  const first = await post(40, 'a'.repeat(20))
  const second = await post(20, 'bb')
  const third = await post(20, 'cccc')
  await expect.poll(first.answer).toContain('408 Request Timeout')
  second.send('b'.repeat(18))
  await expect.poll(second.answer).toContain('20 characters')
  expect(third.isOver()).toBe(false)
})

test('a body larger than allowed is refused while it comes, also when its length is not announced', async () => {
  const app = fastify({ forceCloseConnections: true })
  registerLines(app, MANY, { ...BODIES, bytes: 10 })
  app.post('/', async () => 'in')
  onTestFinished(() => app.close())
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const sent = request({ host: '127.0.0.1', port, method: 'POST', agent: false })
  sent.on('error', () => undefined).write('more than ten')
  const [response] = await once(sent, 'response')
  // Without the product's error handler a refusal is an error like any other.
  expect(response.statusCode).toBe(500)
  sent.destroy()
})
