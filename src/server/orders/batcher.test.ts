import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createBatcher } from './batcher.ts'

/** A batcher whose batches stay in progress until the test ends them; what it was given, in order. */
function openBatcher(options: { size?: number; room?: number; byKey?: boolean } = {}) {
  const batches: string[][] = []
  const ends: PromiseWithResolvers<void>[] = []
  let idle = 0
  const batcher = createBatcher<string, string>({
    async run(items) {
      batches.push([...items])
      const end = Promise.withResolvers<void>()
      ends.push(end)
      await end.promise
      return items.map((item) => `done ${item}`)
    },
    size: options.size ?? 100,
    room: options.room ?? 100,
    ...(options.byKey ? { keyOf: (item: string) => item.slice(0, 1) } : {}),
    onIdle: () => {
      idle += 1
    },
  })
  /** Lets a batch end, successfully or not, and the next one begin. */
  const end = async (batch: number, error?: Error) => {
    if (error) ends[batch]?.reject(error)
    else ends[batch]?.resolve()
    await turn()
    await turn()
  }
  return { batcher, batches, end, idle: () => idle }
}

test('a single item goes at once; items that come during a batch go together, in their order', async () => {
  const { batcher, batches, end, idle } = openBatcher()
  const first = batcher.send('a')
  await turn()
  expect(batches).toEqual([['a']])
  const others = ['b', 'c', 'd'].map((item) => batcher.send(item))
  await turn()
  expect(batches).toEqual([['a']])
  await end(0)
  expect(batches).toEqual([['a'], ['b', 'c', 'd']])
  expect(idle()).toBe(0)
  await end(1)
  expect(await Promise.all([first, ...others])).toEqual(['done a', 'done b', 'done c', 'done d'])
  expect(idle()).toBe(1)
})

test('an item of the same turn still joins the batch; a batch has its size', async () => {
  const { batcher, batches, end } = openBatcher({ size: 2 })
  const all = ['a', 'b', 'c', 'd', 'e'].map((item) => batcher.send(item))
  await turn()
  for (const batch of [0, 1, 2]) await end(batch)
  expect(batches).toEqual([['a', 'b'], ['c', 'd'], ['e']])
  expect(await Promise.all(all)).toEqual(['done a', 'done b', 'done c', 'done d', 'done e'])
})

test('items with the same key are never in one batch, and none is lost for it', async () => {
  const { batcher, batches, end } = openBatcher({ byKey: true })
  const all = ['a1', 'a2', 'b1', 'a3', 'b2', 'c1'].map((item) => batcher.send(item))
  await turn()
  for (const batch of [0, 1, 2]) await end(batch)
  expect(batches).toEqual([['a1', 'b1', 'c1'], ['a2', 'b2'], ['a3']])
  expect(await Promise.all(all)).toHaveLength(6)
})

test('an item beyond a full queue is refused at once, and the queue loses nothing', async () => {
  const { batcher, end } = openBatcher({ room: 2 })
  const first = batcher.send('a')
  await turn()
  const waiting = [batcher.send('b'), batcher.send('c')]
  await expect(batcher.send('d')).rejects.toMatchObject({ code: 'crowded' })
  await end(0)
  await end(1)
  expect(await Promise.all([first, ...waiting])).toEqual(['done a', 'done b', 'done c'])
})

test('a batch that fails rejects every item in it, and the next one goes', async () => {
  const { batcher, batches, end } = openBatcher()
  const failing = Promise.allSettled(['a', 'b'].map((item) => batcher.send(item)))
  await turn()
  const next = batcher.send('c')
  await end(0, new Error('out of order'))
  await end(1)
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await next).toBe('done c')
  expect(batches).toEqual([['a', 'b'], ['c']])
})

test('too few results are a fault, never the answer of another item', async () => {
  const batcher = createBatcher<string, string>({ run: async () => ['only one'], size: 9, room: 9 })
  const both = await Promise.allSettled([batcher.send('a'), batcher.send('b')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
