import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchTime } from './watch-time.ts'

function startThread(script: string): Worker {
  const thread = new Worker(script, { eval: true })
  onTestFinished(async () => void (await thread.terminate()))
  return thread
}

test('a thread that works is over its time, however little of a core it gets', async () => {
  const thread = startThread('for (;;);')
  const { promise, resolve } = Promise.withResolvers<void>()
  watchTime(thread, 100, resolve)
  await promise
})

test('a thread that waits for a core has six times as long by the clock', async () => {
  const thread = startThread('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)')
  const began = performance.now()
  const { promise, resolve } = Promise.withResolvers<number>()
  watchTime(thread, 300, () => resolve(performance.now() - began))
  expect(await promise).toBeGreaterThanOrEqual(1_800)
})

test('a thread that is no longer watched is never over its time', async () => {
  const thread = startThread('for (;;);')
  const over = vi.fn()
  watchTime(thread, 50, over)()
  await wait(400)
  expect(over).not.toHaveBeenCalled()
})
