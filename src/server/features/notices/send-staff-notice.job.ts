import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { sendStaffNotice } from './send-staff-notice.ts'

export const sendStaffNoticeJob = job(z.object({ notice: z.uuid() }), (ctx, { notice }) =>
  sendStaffNotice(ctx, notice),
)
