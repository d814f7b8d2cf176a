import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { tellMove } from './tell-move.ts'

export const tellMoveJob = job(z.object({ move: z.uuid() }), async (ctx, { move }) => {
  await tellMove(ctx, { move, again: false })
})
