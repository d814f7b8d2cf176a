import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPayment, getAvailability } from '#contract/site.ts'
import { answeringServer, type Reply } from '#test/support/answering-server.ts'
import { call } from './call.ts'
import { isReconnecting, resumeRetries, stopRetries, subscribeReconnecting } from './reconnecting.ts'

const FREE: Reply = { status: 200, body: { version: 1, free: {} } }
const AWAY: Reply = { status: 503 }

// The clock stands still until a test moves it; sockets work in real time.
let lengths: (number | undefined)[]
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  lengths = []
  const wait = globalThis.setTimeout
  vi.stubGlobal('setTimeout', (end: () => void, ms?: number, ...values: unknown[]) => {
    lengths.push(ms)
    return wait(end, ms, ...values)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  resumeRetries()
  expect(isReconnecting()).toBe(false)
})

const ask = (signal?: AbortSignal) =>
  call(getAvailability, { params: { slug: 'rowerowa' }, ...(signal && { signal }) })

/** Lets the sockets work until the condition holds. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await turn()
}
const turn = () => new Promise((resolve) => setImmediate(resolve))
async function severalTurns(): Promise<void> {
  for (let turns = 0; turns < 20; turns += 1) await turn()
}
/** How many times a call has begun to wait. Sockets have timers of their own, of other lengths. */
const pauses = () => lengths.filter((ms) => ms === 2000).length
const untilPause = (times = 1) => until(() => pauses() === times)

test.each<Reply>(['drop', { status: 501 }, { status: 502 }, { status: 503 }, { status: 504 }])(
  'a GET is sent again two seconds after %j, and not a moment sooner',
  async (reply) => {
    const server = await answeringServer([reply, FREE])
    const asking = ask()
    await untilPause()
    vi.advanceTimersByTime(1999)
    await severalTurns()
    expect(server.asked).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(await asking).toEqual({ ok: true, data: { version: 1, free: {} } })
    expect(server.asked).toHaveLength(2)
  },
)

test.each([400, 401, 403, 404, 409, 422, 429, 500])('a GET answered %i is not sent again', async (status) => {
  const server = await answeringServer([{ status }, FREE])
  expect(await ask()).toMatchObject({ ok: false, offline: false, status })
  expect(pauses()).toBe(0)
  expect(server.asked).toHaveLength(1)
})

test('after a hundred repetitions, two seconds apart, it gives up', async () => {
  const server = await answeringServer(Array.from({ length: 200 }, () => AWAY))
  const start = Date.now()
  const asking = ask()
  for (let asked = 1; asked <= 100; asked += 1) {
    await untilPause(asked)
    expect(server.asked).toHaveLength(asked)
    vi.advanceTimersByTime(2000)
  }
  expect(await asking).toMatchObject({ ok: false, offline: false, status: 503 })
  expect(server.asked).toHaveLength(101)
  expect(pauses()).toBe(100)
  expect(Date.now() - start).toBe(200_000)
})

test.each<Reply>(['drop', AWAY, { status: 500 }])('a POST is never sent again: %j', async (reply) => {
  const server = await answeringServer([reply, FREE])
  expect(await call(createPayment, { params: { token: 't' }, body: {} })).toMatchObject({ ok: false })
  expect(pauses()).toBe(0)
  expect(server.asked).toHaveLength(1)
})

test('an abort ends the waiting, and nothing follows it', async () => {
  const server = await answeringServer([AWAY, FREE])
  const leaving = new AbortController()
  const asking = ask(leaving.signal)
  await untilPause()
  leaving.abort()
  expect(await asking).toMatchObject({ ok: false, code: 'aborted', offline: false })
  expect(server.asked).toHaveLength(1)
})

test('an abort before the first attempt sends nothing', async () => {
  const server = await answeringServer([])
  expect(await ask(AbortSignal.abort())).toMatchObject({ ok: false, code: 'aborted', offline: false })
  expect(server.asked).toEqual([])
})

test('an abort ends an attempt under way', async () => {
  const server = await answeringServer([AWAY, 'hang'])
  const leaving = new AbortController()
  const asking = ask(leaving.signal)
  await untilPause()
  vi.advanceTimersByTime(2000)
  await until(() => server.asked.length === 2)
  leaving.abort()
  expect(await asking).toMatchObject({ ok: false, code: 'aborted' })
})

test('listeners are notified of waiting calls, from the first failure until the answer', async () => {
  await answeringServer([AWAY, AWAY, FREE])
  const states: boolean[] = []
  const unsubscribe = subscribeReconnecting(() => states.push(isReconnecting()))
  const asking = ask()
  expect(isReconnecting()).toBe(false)
  for (const times of [1, 2]) {
    await untilPause(times)
    expect(isReconnecting()).toBe(true)
    vi.advanceTimersByTime(2000)
  }
  await asking
  expect(states).toEqual([true, false])
  unsubscribe()
})

test('a stop ends every waiting call with its last answer', async () => {
  const server = await answeringServer(['drop', AWAY, FREE])
  const lost = ask()
  await untilPause()
  const away = ask()
  await untilPause(2)
  stopRetries()
  expect(await lost).toMatchObject({ ok: false, offline: true, code: 'offline' })
  expect(await away).toMatchObject({ ok: false, offline: false, status: 503 })
  expect(server.asked).toHaveLength(2)
})

test('a stop ends a hanging attempt', async () => {
  const server = await answeringServer(['drop', 'hang'])
  const asking = ask()
  await untilPause()
  vi.advanceTimersByTime(2000)
  await until(() => server.asked.length === 2)
  stopRetries()
  expect(await asking).toMatchObject({ ok: false, offline: true, code: 'offline' })
})

test('after a stop nothing is repeated until a call is answered', async () => {
  const server = await answeringServer([AWAY, { status: 404 }, AWAY, FREE])
  stopRetries()
  expect(await ask()).toMatchObject({ status: 503 })
  expect(await ask()).toMatchObject({ status: 404 })
  const asking = ask()
  await untilPause()
  vi.advanceTimersByTime(2000)
  expect(await asking).toMatchObject({ ok: true })
  expect(server.asked).toHaveLength(4)
})

test("after a stop the page's own retry repeats again", async () => {
  await answeringServer([AWAY, FREE])
  stopRetries()
  resumeRetries()
  const asking = ask()
  await untilPause()
  vi.advanceTimersByTime(2000)
  expect(await asking).toMatchObject({ ok: true })
})

test('a hidden page sends no requests, and keeps its attempts', async () => {
  const server = await answeringServer([AWAY, AWAY, FREE])
  const page = Object.assign(new EventTarget(), { cookie: '', visibilityState: 'hidden' })
  vi.stubGlobal('document', page)
  const asking = ask()
  await untilPause()
  vi.advanceTimersByTime(600_000)
  await severalTurns()
  expect(server.asked).toHaveLength(1)
  expect(isReconnecting()).toBe(true)
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  await untilPause(2)
  expect(server.asked).toHaveLength(2)
  vi.advanceTimersByTime(2000)
  expect(await asking).toMatchObject({ ok: true })
})
