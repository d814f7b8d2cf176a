import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { tellStaff } from './tell-staff.ts'

export const tellStaffJob = job(z.object({ of: z.enum(['all', 'alarms']) }), (ctx, { of }) =>
  tellStaff(ctx, of),
)
