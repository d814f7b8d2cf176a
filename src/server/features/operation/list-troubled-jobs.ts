import type { z } from 'zod'
import type { listTroubledJobs as contract } from '#contract/operation.ts'
import { jobNames } from '#i18n/pl/jobs.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { JobPayloads } from '#server/jobs/enqueue.queries.ts'
import { listTroubles } from './operation.queries.ts'

/** The compiler reports a job without a name. */
const names: Readonly<Record<keyof JobPayloads, string>> = jobNames
const nameOf = new Map<string, string>(Object.entries(names))

/** The account's background work that fails or was given up, in words. */
export async function listTroubledJobs(ctx: TenantCtx): Promise<z.input<typeof contract.output>> {
  const troubles = await ctx.db.tenant(ctx.account, listTroubles)
  return {
    jobs: troubles.map(({ task, state, count, since, attempts, nextTry }) => ({
      ...{ task, name: nameOf.get(task) ?? task, state, count, attempts },
      since: since.toString(),
      nextTry: nextTry?.toString() ?? null,
    })),
  }
}
