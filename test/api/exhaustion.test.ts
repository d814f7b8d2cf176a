import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { checkDomain } from '#contract/accounts.ts'
import type { ConnectionTimeouts } from '#server/base/connection-timeouts.ts'
import { standing } from '#test/races/hold.ts'
import { outputOf } from '#test/support/answers.ts'
import { Client } from '#test/support/client.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'

/** Attempts of one machine to block all other visitors, against the whole product. */
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

/** More requests than may be under way at once. */
const ATTACKERS = 600
const HOST = 'zapisano.localhost'

async function connection(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/** Milliseconds until an ordinary visitor has an answer. */
async function timeOf(answer: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await answer()
  return performance.now() - start
}

const headOf = (...lines: string[]) => `${[...lines, `Host: ${HOST}`].join('\r\n')}\r\n\r\n`

async function honestChange() {
  const client = new Client(server.port, HOST)
  await client.open()
  return async () =>
    outputOf(checkDomain, await client.ask(checkDomain, { body: { domain: `wolna.${HOST}` } }))
}

test('six hundred unfinished bodies keep no change waiting', async () => {
  const change = await honestChange()
  await change()
  for (let sent = 0; sent < ATTACKERS; sent++) {
    const socket = await connection(server.port)
    const type = 'Content-Type: application/json'
    socket.write(`${headOf('POST /v1/accounts/domains/availability HTTP/1.1', type, 'Content-Length: 20')}{`)
  }
  expect(await timeOf(change)).toBeLessThan(1_000)
})

test('six hundred answers that no client reads keep no page waiting', async () => {
  const client = new Client(server.port, HOST)
  await client.open()
  for (let sent = 0; sent < ATTACKERS; sent += 100) {
    const socket = await connection(server.port)
    socket.pause()
    // More than the system buffers for a connection that is not read.
    socket.write(headOf('GET /v1/openapi.json HTTP/1.1').repeat(100))
  }
  // This request waits behind the making of those answers.
  await client.open()
  expect(await timeOf(() => client.open())).toBeLessThan(1_000)
})

test('a gateway’s notice does not wait behind changes of visitors', async () => {
  await using busy = await startTestServer()
  const client = new Client(busy.port, HOST)
  await client.open()
  const owner = new pg.Client(busy.databaseUrl)
  await owner.connect()
  await owner.query('BEGIN; LOCK TABLE hostname IN ACCESS EXCLUSIVE MODE')
  const blocked = Array.from({ length: ATTACKERS }, () =>
    client.ask(checkDomain, { body: { domain: `wolna.${HOST}` } }),
  )
  await standing(busy.databaseUrl, 10, '%hostname%')
  // Those that may not even wait are refused at once; the others hold all places until the lock goes.
  let ended = 0
  for (const each of blocked) void each.then(({ status }) => (ended += status === 429 ? 0 : 1))
  await client.post('/v1/gateways/test/notices', '{}')
  expect(ended).toBe(0)
  await owner.end()
  await Promise.all(blocked)
})

test('one address may open so many connections and no more, others and trusted proxies theirs', async () => {
  await using small = await startTestServer({ connectionsPerAddress: 20, trustedProxies: [] })
  const open = await Promise.all(Array.from({ length: 20 }, () => connection(small.port)))
  const refused = await connection(small.port)
  const [answer] = await once(refused, 'data')
  expect(String(answer)).toContain('429 Too Many Requests')
  open[0]?.destroy()
  await expect.poll(() => new Client(small.port, HOST).open().then(({ status }) => status)).toBe(200)
  await using behindProxy = await startTestServer({
    connectionsPerAddress: 20,
    trustedProxies: ['127.0.0.0/8'],
  })
  await Promise.all(Array.from({ length: 40 }, () => connection(behindProxy.port)))
  expect((await new Client(behindProxy.port, HOST).open()).status).toBe(200)
})

describe('a connection that does not go on is ended', () => {
  const NEVER = 300_000
  /** A server with one short timeout as given, and all others longer than the test. */
  const impatient = (part: Partial<ConnectionTimeouts>, headersTimeout = NEVER) =>
    startTestServer({
      ...{ connectionsPerAddress: 1, trustedProxies: [] },
      timeouts: {
        ...{ requestTimeout: NEVER, connectionTimeout: NEVER, ...part },
        http: { headersTimeout, connectionsCheckingInterval: 50 },
      },
    })
  const statusAt = ({ port }: TestServer) => new Client(port, HOST).open().then(({ status }) => status)

  /** Sends an unfinished request; returns what comes back until the end, after which another visitor is served. */
  async function answerTo(small: TestServer, unfinished: string): Promise<string> {
    const socket = await connection(small.port)
    let answer = ''
    socket.on('data', (data) => {
      answer += String(data)
    })
    const ended = once(socket, 'close')
    socket.write(unfinished)
    expect(await statusAt(small)).toBe(429)
    await ended
    await expect.poll(() => statusAt(small)).toBe(200)
    return answer
  }

  test('after an unfinished head', async () => {
    await using small = await impatient({}, 1_500)
    expect(await answerTo(small, `GET / HTTP/1.1\r\nHost: ${HOST}\r\nX-Slow: `)).toContain(
      '408 Request Timeout',
    )
  })

  test('after an unfinished request', async () => {
    await using small = await impatient({ requestTimeout: 1_500 }, 1_500)
    const type = 'Content-Type: application/json'
    const head = headOf('POST /v1/accounts/domains/availability HTTP/1.1', type, 'Content-Length: 20')
    const ended = async () => expect(await answerTo(small, `${head}{`)).toContain('408 Request Timeout')
    // The reader of bodies gives one up after twenty seconds.
    expect(await timeOf(ended)).toBeLessThan(15_000)
  })

  test('when it does not read its answers', async () => {
    await using small = await impatient({ connectionTimeout: 2_500 })
    const socket = await connection(small.port)
    socket.pause()
    // More than the system buffers for a connection that is not read.
    socket.write(headOf('GET /v1/openapi.json HTTP/1.1').repeat(100))
    expect(await statusAt(small)).toBe(429)
    await expect.poll(() => statusAt(small)).toBe(200)
  })
})

test('five hundred people behind one address are all served', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 500 }, () => new Client(server.port, HOST).open().then(({ status }) => status)),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
})
