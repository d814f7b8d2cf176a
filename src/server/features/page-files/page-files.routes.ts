import { Readable } from 'node:stream'
import * as contract from '#contract/page-files.ts'
import { mayEditPageFiles } from '#domain/access/rights.ts'
import { openRoute } from '#server/http/route.ts'
import { assertOwnHost, memberRoute } from '#server/http/scopes.ts'
import { declaredBytes } from '#server/http/streamed-body.ts'
import { deletePageFile } from './delete-page-file.ts'
import { getPageFile } from './get-page-file.ts'
import { listPageFiles } from './list-page-files.ts'
import { uploadPageFile } from './upload-page-file.ts'

/** On a site of the account itself, or on the panel: no site offers files of another one. */
const getPageFileRoute = openRoute(contract.getPageFile, async ({ params, ...call }) => {
  const { accountId: account, hash } = params
  await assertOwnHost(call, account)
  return getPageFile(call.ctx, { account, hash })
})

/** Files that pages offer for download. */
export const pageFileRoutes = {
  listPageFiles: memberRoute(contract.listPageFiles, mayEditPageFiles, ({ ctx }) => listPageFiles(ctx)),
  uploadPageFile: memberRoute(contract.uploadPageFile, mayEditPageFiles, ({ ctx, query, body, request }) =>
    uploadPageFile(ctx, {
      ...{ name: query.name, declared: declaredBytes(request) },
      body: body instanceof Readable ? body : Readable.from([]),
    }),
  ),
  deletePageFile: memberRoute(contract.deletePageFile, mayEditPageFiles, async ({ ctx, params }) => {
    await deletePageFile(ctx, params.pageFileId)
    return undefined
  }),
  getPageFile: getPageFileRoute,
}
