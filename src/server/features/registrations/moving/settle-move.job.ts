import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { settleMove } from './settle-move.ts'

export const settleMoveJob = job(z.object({ move: z.uuid() }), (ctx, { move }) => settleMove(ctx, move))
