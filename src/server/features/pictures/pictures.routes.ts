import { Readable } from 'node:stream'
import * as contract from '#contract/pictures.ts'
import { mayEditPictures } from '#domain/access/rights.ts'
import { openRoute } from '#server/http/route.ts'
import { assertOwnHost, memberRoute } from '#server/http/scopes.ts'
import { declaredBytes } from '#server/http/streamed-body.ts'
import { deletePicture } from './delete-picture.ts'
import { getPicture } from './get-picture.ts'
import { listPictures } from './list-pictures.ts'
import { updatePicture } from './update-picture.ts'
import { uploadPicture } from './upload-picture.ts'

/** On a site of the account itself, or on the panel: no site shows pictures of another one. */
const getPictureRoute = openRoute(contract.getPicture, async ({ params, ...call }) => {
  const { accountId: account, hash, file } = params
  await assertOwnHost(call, account)
  return getPicture(call.ctx, { account, hash, file })
})

/** Pictures of pages, and the logo. */
export const pictureRoutes = {
  listPictures: memberRoute(contract.listPictures, mayEditPictures, ({ ctx }) => listPictures(ctx)),
  uploadPicture: memberRoute(contract.uploadPicture, mayEditPictures, ({ ctx, query, body, request }) =>
    uploadPicture(ctx, {
      ...{ name: query.name, purpose: query.purpose, declared: declaredBytes(request) },
      body: body instanceof Readable ? body : Readable.from([]),
    }),
  ),
  updatePicture: memberRoute(contract.updatePicture, mayEditPictures, ({ ctx, params, body }) =>
    updatePicture(ctx, { pictureId: params.pictureId, ...body }),
  ),
  deletePicture: memberRoute(contract.deletePicture, mayEditPictures, async ({ ctx, params }) => {
    await deletePicture(ctx, params.pictureId)
    return undefined
  }),
  getPicture: getPictureRoute,
}
