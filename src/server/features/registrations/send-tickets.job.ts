import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { sendTickets } from './send-tickets.ts'

export const sendTicketsJob = job(z.object({ registration: z.uuid() }), (ctx, payload) =>
  sendTickets(ctx, payload.registration),
)
