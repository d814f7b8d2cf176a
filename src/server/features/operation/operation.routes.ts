import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { api } from '#contract/api.ts'
import { openApi } from '#contract/openapi.ts'
import { getHealth, getOpenApi, listTroubledJobs as listContract } from '#contract/operation.ts'
import { mayReadJournal } from '#domain/access/rights.ts'
import { countSecurityEvents } from '#server/context/security-events.ts'
import { openRoute } from '#server/http/route.ts'
import { memberRoute } from '#server/http/scopes.ts'
import { listTroubledJobs } from './list-troubled-jobs.ts'
import { readWorkerLag } from './operation.queries.ts'

export const getHealthRoute = openRoute(getHealth, async ({ ctx }) => {
  const workerLagSeconds = await ctx.db.global(readWorkerLag)
  return { status: 'ok', workerLagSeconds, securityEvents: countSecurityEvents(ctx) } as const
})

export const listTroubledJobsRoute = memberRoute(listContract, mayReadJournal, ({ ctx }) =>
  listTroubledJobs(ctx),
)

const PACKAGE = new URL('../../../../package.json', import.meta.url)
const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(PACKAGE, 'utf8')))
const document = openApi(api, version)

export const getOpenApiRoute = openRoute(getOpenApi, async () => document)
