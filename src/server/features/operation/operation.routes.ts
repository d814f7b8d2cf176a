import { getHealth } from '#contract/operation.ts'
import { openRoute } from '#server/http/route.ts'
import { pingDatabase } from './operation.queries.ts'

export const getHealthRoute = openRoute(getHealth, async ({ ctx }) => {
  await ctx.db.global(pingDatabase)
  return { status: 'ok' } as const
})
