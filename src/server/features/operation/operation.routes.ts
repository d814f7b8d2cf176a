import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { api } from '#contract/api.ts'
import { openApi } from '#contract/openapi.ts'
import { getHealth, getOpenApi } from '#contract/operation.ts'
import { openRoute } from '#server/http/route.ts'
import { pingDatabase } from './operation.queries.ts'

export const getHealthRoute = openRoute(getHealth, async ({ ctx }) => {
  await ctx.db.global(pingDatabase)
  return { status: 'ok' } as const
})

const PACKAGE = new URL('../../../../package.json', import.meta.url)
const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(PACKAGE, 'utf8')))
const document = openApi(api, version)

export const getOpenApiRoute = openRoute(getOpenApi, async () => document)
