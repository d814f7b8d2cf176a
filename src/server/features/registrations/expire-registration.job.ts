import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { expireRegistration } from './expire-registration.ts'

export const expireRegistrationJob = job(z.object({ registration: z.uuid() }), (ctx, payload) =>
  expireRegistration(ctx, payload.registration),
)
