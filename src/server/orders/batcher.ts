import { Refusal } from '#server/http/refusal.ts'

/** Work done in batches: what comes while a batch is in progress goes with the next one. */
export interface Batcher<Item, Result> {
  /** @throws Refusal crowded when too many wait already; otherwise whatever `run` throws */
  send(item: Item): Promise<Result>
}

interface Options<Item, Result> {
  /** Does a whole batch; returns one result for each item, in the same order. */
  readonly run: (items: readonly Item[]) => Promise<readonly Result[]>
  /** Most items in one batch. */
  readonly size: number
  /** Most items that may wait: further ones are refused at once, instead of waiting in vain. */
  readonly room: number
  /** Items with the same key are never in one batch. */
  readonly keyOf?: (item: Item) => string
  /** Called when nothing waits any more. */
  readonly onIdle?: () => void
}

interface Waiting<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/**
 * One batch is in progress at a time, and no timer is used: a single item goes at once; in a rush, a batch is as
 * large as what has come meanwhile. Items go in the order in which they came.
 */
export function createBatcher<Item, Result>(options: Options<Item, Result>): Batcher<Item, Result> {
  let waiting: Waiting<Item, Result>[] = []
  let isUnderWay = false

  const work = async () => {
    while (waiting.length > 0) {
      const { batch, rest } = nextBatch(waiting, options)
      waiting = rest
      const answer = await settled(batch, options.run)
      // Answering takes its time: the next batch is running by then.
      setImmediate(answer)
    }
    isUnderWay = false
    options.onIdle?.()
  }
  return {
    send: (item) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= options.room) return reject(new Refusal('crowded'))
        waiting.push({ item, resolve, reject })
        if (isUnderWay) return
        isUnderWay = true
        // An item of the same turn of the loop still joins the batch.
        setImmediate(work)
      }),
  }
}

function nextBatch<Item, Result>(
  waiting: readonly Waiting<Item, Result>[],
  { size, keyOf }: Pick<Options<Item, Result>, 'size' | 'keyOf'>,
) {
  const keys = new Set<string>()
  const batch: Waiting<Item, Result>[] = []
  const rest: Waiting<Item, Result>[] = []
  for (const each of waiting) {
    const key = keyOf?.(each.item)
    const fits = batch.length < size && (key === undefined || !keys.has(key))
    if (fits && key !== undefined) keys.add(key)
    ;(fits ? batch : rest).push(each)
  }
  return { batch, rest }
}

/** The outcome of a batch, delivered when there is time. */
async function settled<Item, Result>(
  batch: readonly Waiting<Item, Result>[],
  run: Options<Item, Result>['run'],
): Promise<() => void> {
  try {
    const results = await run(batch.map(({ item }) => item))
    if (results.length !== batch.length) throw new Error('A batch has as many results as items.')
    return () => {
      results.forEach((result, index) => {
        batch[index]?.resolve(result)
      })
    }
  } catch (error) {
    return () => {
      for (const { reject } of batch) reject(error)
    }
  }
}
