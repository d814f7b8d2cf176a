import { Readable } from 'node:stream'
import * as contract from '#contract/papers.ts'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { assertRegistration } from '#server/features/registrations/agreement/assert-registration.ts'
import { memberRoute } from '#server/http/scopes.ts'
import { declaredBytes } from '#server/http/streamed-body.ts'
import { getPaper } from './get-paper.ts'
import { removePaper } from './remove-paper.ts'
import { uploadPaper } from './upload-paper.ts'

/** Scans of signed papers. */
export const paperRoutes = {
  uploadPaper: memberRoute(
    contract.uploadPaper,
    mayEditRegistrations,
    async ({ ctx, params, query, body, request }) => {
      await assertRegistration(ctx, params)
      return uploadPaper(ctx, {
        ...{ ...params, name: query.name, declared: declaredBytes(request) },
        body: body instanceof Readable ? body : Readable.from([]),
      })
    },
  ),
  getPaper: memberRoute(contract.getPaper, mayEditRegistrations, async ({ ctx, params }) => {
    await assertRegistration(ctx, params)
    return getPaper(ctx, params)
  }),
  removePaper: memberRoute(contract.removePaper, mayEditRegistrations, async ({ ctx, params, body }) => {
    await assertRegistration(ctx, params)
    await removePaper(ctx, { ...params, ...body })
    return undefined
  }),
}
