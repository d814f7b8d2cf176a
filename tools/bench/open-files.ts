import { z } from 'zod'

const reportSchema = z.object({
  userLimits: z.object({ open_files: z.object({ soft: z.union([z.number(), z.literal('unlimited')]) }) }),
})

/** How many files and connections a process may have open at once. Node has raised its own as far as it may. */
export function openFiles(): number {
  const { soft } = reportSchema.parse(process.report.getReport()).userLimits.open_files
  return soft === 'unlimited' ? Number.POSITIVE_INFINITY : soft
}
