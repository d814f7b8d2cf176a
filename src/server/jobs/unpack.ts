import { z } from 'zod'
import { enqueueEach } from './enqueue.queries.ts'
import type { RunJob } from './job.ts'

const packed = z.object({
  account: z.uuid(),
  each: z.array(z.object({ payload: z.record(z.string(), z.unknown()), key: z.string() })),
})

/**
 * Orders that were sold together add their jobs of a kind as one row, which costs the sale next to nothing. When it
 * is due it is unpacked here: each job has its own attempts and its own end. Unpacked twice, when a worker dies at
 * the wrong moment, they are still the same jobs by their keys.
 */
export function unpack(task: string, run: RunJob): RunJob {
  return async (ctx, payload) => {
    const pack = packed.safeParse(payload)
    if (!pack.success) return run(ctx, payload)
    const { account, each } = pack.data
    await ctx.db.global((tx) => enqueueEach(tx, account, task, each))
  }
}
