import { lastNight } from '#domain/polish-time.ts'
import type { Ctx } from '#server/ctx.ts'
import { restoreDemoRows } from './operation.queries.ts'

const HOUR = '03:00'

/**
 * Once a night, at three by Polish time or when a worker next runs, demo accounts become again what the
 * filling made of them: what visitors typed, paid and changed is gone (readings, decision 7). Somebody who
 * registers in that very moment makes it throw; a minute later it is tried again.
 */
export async function restoreDemo(ctx: Ctx): Promise<void> {
  const restored = await ctx.db.global((tx) => restoreDemoRows(tx, lastNight(ctx.now, HOUR)))
  if (restored) ctx.log.info({}, 'the demo was restored')
}
